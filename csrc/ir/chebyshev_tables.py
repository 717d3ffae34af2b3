"""Computes chebyshev_tables.h: python chebyshev_tables.py > chebyshev_tables.h (needs mpmath; a minute).

Each table holds c[k] of f(x) = sum over k of c[k] T_k(t(x)), to the point where terms no longer matter in double precision.
"""
from mpmath import mp, mpf, cos, pi, exp, sqrt, log, besseli, besselj, bessely, erfc, findroot, besseljzero, sin

mp.dps = 45
NODES = 96


def coefficients(f):
    angles = [pi * (j + mpf(1) / 2) / NODES for j in range(NODES)]
    values = [f(cos(a)) for a in angles]
    c = [2 / mpf(NODES) * sum(v * cos(k * a) for v, a in zip(values, angles)) for k in range(NODES)]
    c[0] /= 2
    largest = max(abs(x) for x in c)
    while abs(c[-1]) < largest * mpf("2e-17"):
        c.pop()
    return c


def table(name, what, f):
    numbers = [mp.nstr(c, 18, min_fixed=0, max_fixed=0) for c in coefficients(f)]
    print(f"// {what}\ninline constexpr double {name}[] = {{")
    for i in range(0, len(numbers), 5):
        print("    " + " ".join(n + "," for n in numbers[i:i + 5]))
    print("};\n")


def on(low, high):  # t in [-1, 1] -> x in [low, high]
    low, high = mpf(low), mpf(high)
    return lambda t: low + (high - low) * (t + 1) / 2


def inverse(t):  # t = 16/x - 1 for x >= 8
    return 16 / (t + 1)


def erfcx(x):
    return exp(x * x + log(erfc(x)))


def hankel(order):  # P, Q: J = sqrt(2 / (pi x)) (P cos(chi) - Q sin(chi)), Y with +, chi = x - (2 order + 1) pi / 4
    def parts(t):
        x = 8 / sqrt((t + 1) / 2)
        chi, scale = x - (2 * order + 1) * pi / 4, sqrt(pi * x / 2)
        j, y = besselj(order, x), bessely(order, x)
        return x, scale * (j * cos(chi) + y * sin(chi)), scale * (y * cos(chi) - j * sin(chi))
    return lambda t: parts(t)[1], lambda t: parts(t)[2] * parts(t)[0] / 8


def tail(t):  # y / w, where p = exp(-w^2 / 2) is the chance of a normal number below -y
    w = exp(on(log(mpf("2.7")), log(mpf("38.7")))(t))
    guess = sqrt(w * w - log(2 * pi) - 2 * log(w))
    y = findroot(lambda y: log(erfc(y / sqrt(mpf(2))) / 2) + w * w / 2, guess)
    return y / w


def bessel_without_zeros(order):
    z1, z2 = (mpf(float(besseljzero(order, n) ** 2)) for n in (1, 2))
    def f(t):
        z = on(0, 64)(t)
        x = sqrt(z)
        return besselj(order, x) / ((z - besseljzero(order, 1) ** 2) * (z - besseljzero(order, 2) ** 2) * (x if order else 1))
    return f


def log1pmx(t):
    x = t / 2
    return (log(1 + x) - x) / (x * x) if x else -mpf(1) / 2


if __name__ == "__main__":
    print("// Chebyshev coefficients of special functions, written by chebyshev_tables.py: f = sum over k of c[k] T_k(t).")
    print("#pragma once\n\nnamespace torch_tpu::ir {\n")
    table("kI0Small", "exp(-x) I0(x) for x in [0, 8], t = x / 4 - 1.", lambda t: exp(-on(0, 8)(t)) * besseli(0, on(0, 8)(t)))
    table("kI0Large", "sqrt(x) exp(-x) I0(x) for x >= 8, t = 16 / x - 1.",
          lambda t: sqrt(inverse(t)) * exp(-inverse(t)) * besseli(0, inverse(t)))
    table("kErfcx", "(1 + 2x) exp(x^2) erfc(x) for x >= 0, t = (x - 3.75) / (x + 3.75).",
          lambda t: (1 + 2 * mpf("3.75") * (1 + t) / (1 - t)) * erfcx(mpf("3.75") * (1 + t) / (1 - t)))
    table("kNormalTail", "y / w for w = sqrt(-2 log(p)) in [2.7, 38.7], t linear in log(w), p the chance of a normal number below -y.", tail)
    table("kJ0Small", "J0(x) / ((z - j1^2) (z - j2^2)), z = x^2 in [0, 64], t = z / 32 - 1, j1 and j2 its first zeros.", bessel_without_zeros(0))
    table("kJ1Small", "J1(x) / (x (z - j1^2) (z - j2^2)), likewise.", bessel_without_zeros(1))
    for order in (0, 1):
        p, q = hankel(order)
        table(f"kJ{order}P", f"Hankel's P of order {order} for x >= 8, t = 128 / x^2 - 1.", p)
        table(f"kJ{order}Q", f"Hankel's Q times x / 8, likewise.", q)
    table("kLog1pmx", "(log(1 + x) - x) / x^2 for x in [-1/2, 1/2], t = 2x.", log1pmx)
    print("}  // namespace torch_tpu::ir")
