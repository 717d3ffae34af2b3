// Bessel functions of the second kind, modified ones, and the Airy function: a rational or Chebyshev approximation on each
// side of a seam. Tables: Cephes Mathematical Library (Stephen L. Moshier, BSD 3-clause), as in ATen/native/Math.h, highest
// power first. Every element computes both sides; select keeps the right one.
#include <cmath>
#include <span>

#include "ir/math.h"
#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

using Table = std::span<const double>;

constexpr double kY0PP[] = {7.96936729297347051624e-04, 8.28352392107440799803e-02, 1.23953371646414299388e+00,
    5.44725003058768775090e+00, 8.74716500199817011941e+00, 5.30324038235394892183e+00, 9.99999999999999997821e-01};
constexpr double kY0PQ[] = {9.24408810558863637013e-04, 8.56288474354474431428e-02, 1.25352743901058953537e+00,
    5.47097740330417105182e+00, 8.76190883237069594232e+00, 5.30605288235394617618e+00, 1.00000000000000000218e+00};
constexpr double kY0QP[] = {-1.13663838898469149931e-02, -1.28252718670509318512e+00, -1.95539544257735972385e+01,
    -9.32060152123768231369e+01, -1.77681167980488050595e+02, -1.47077505154951170175e+02, -5.14105326766599330220e+01,
    -6.05014350600728481186e+00};
constexpr double kY0QQ[] = {6.43178256118178023184e+01, 8.56430025976980587198e+02, 3.88240183605401609683e+03,
    7.24046774195652478189e+03, 5.93072701187316984827e+03, 2.06209331660327847417e+03, 2.42005740240291393179e+02};
constexpr double kY0YP[] = {1.55924367855235737965e+04, -1.46639295903971606143e+07, 5.43526477051876500413e+09,
    -9.82136065717911466409e+11, 8.75906394395366999549e+13, -3.46628303384729719441e+15, 4.42733268572569800351e+16,
    -1.84950800436986690637e+16};
constexpr double kY0YQ[] = {1.04128353664259848412e+03, 6.26107330137134956842e+05, 2.68919633393814121987e+08,
    8.64002487103935000337e+10, 2.02979612750105546709e+13, 3.17157752842975028269e+15, 2.50596256172653059228e+17};

constexpr double kY1PP[] = {7.62125616208173112003e-04, 7.31397056940917570436e-02, 1.12719608129684925192e+00,
    5.11207951146807644818e+00, 8.42404590141772420927e+00, 5.21451598682361504063e+00, 1.00000000000000000254e+00};
constexpr double kY1PQ[] = {5.71323128072548699714e-04, 6.88455908754495404082e-02, 1.10514232634061696926e+00,
    5.07386386128601488557e+00, 8.39985554327604159757e+00, 5.20982848682361821619e+00, 9.99999999999999997461e-01};
constexpr double kY1QP[] = {5.10862594750176621635e-02, 4.98213872951233449420e+00, 7.58238284132545283818e+01,
    3.66779609360150777800e+02, 7.10856304998926107277e+02, 5.97489612400613639965e+02, 2.11688757100572135698e+02,
    2.52070205858023719784e+01};
constexpr double kY1QQ[] = {7.42373277035675149943e+01, 1.05644886038262816351e+03, 4.98641058337653607651e+03,
    9.56231892404756170795e+03, 7.99704160447350683650e+03, 2.82619278517639096600e+03, 3.36093607810698293419e+02};
constexpr double kY1YP[] = {1.26320474790178026440e+09, -6.47355876379160291031e+11, 1.14509511541823727583e+14,
    -8.12770255501325109621e+15, 2.02439475713594898196e+17, -7.78877196265950026825e+17};
constexpr double kY1YQ[] = {5.94301592346128195359e+02, 2.35564092943068577943e+05, 7.34811944459721705660e+07,
    1.87601316108706159478e+10, 3.88231277496238566008e+12, 6.20557727146953693363e+14, 6.87141087355300489866e+16,
    3.97270608116560655612e+18};

constexpr double kK0A[] = {1.37446543561352307156e-16, 4.25981614279661018399e-14, 1.03496952576338420167e-11,
    1.90451637722020886025e-09, 2.53479107902614945675e-07, 2.28621210311945178607e-05, 1.26461541144692592338e-03,
    3.59799365153615016266e-02, 3.44289899924628486886e-01, -5.35327393233902768720e-01};
constexpr double kK0B[] = {5.30043377268626276149e-18, -1.64758043015242134646e-17, 5.21039150503902756861e-17,
    -1.67823109680541210385e-16, 5.51205597852431940784e-16, -1.84859337734377901440e-15, 6.34007647740507060557e-15,
    -2.22751332699166985548e-14, 8.03289077536357521100e-14, -2.98009692317273043925e-13, 1.14034058820847496303e-12,
    -4.51459788337394416547e-12, 1.85594911495471785253e-11, -7.95748924447710747776e-11, 3.57739728140030116597e-10,
    -1.69753450938905987466e-09, 8.57403401741422608519e-09, -4.66048989768794782956e-08, 2.76681363944501510342e-07,
    -1.83175552271911948767e-06, 1.39498137188764993662e-05, -1.28495495816278026384e-04, 1.56988388573005337491e-03,
    -3.14481013119645005427e-02, 2.44030308206595545468e+00};

constexpr double kK1A[] = {-7.02386347938628759343e-18, -2.42744985051936593393e-15, -6.66690169419932900609e-13,
    -1.41148839263352776110e-10, -2.21338763073472585583e-08, -2.43340614156596823496e-06, -1.73028895751305206302e-04,
    -6.97572385963986435018e-03, -1.22611180822657148235e-01, -3.53155960776544875667e-01, 1.52530022733894777053e+00};
constexpr double kK1B[] = {-5.75674448366501715755e-18, 1.79405087314755922667e-17, -5.68946255844285935196e-17,
    1.83809354436663880070e-16, -6.05704724837331885336e-16, 2.03870316562433424052e-15, -7.01983709041831346144e-15,
    2.47715442448130437068e-14, -8.97670518232499435011e-14, 3.34841966607842919884e-13, -1.28917396095102890680e-12,
    5.13963967348173025100e-12, -2.12996783842756842877e-11, 9.21831518760500529508e-11, -4.19035475934189648750e-10,
    2.01504975519703286596e-09, -1.03457624656780970260e-08, 5.74108412545004946722e-08, -3.50196060308781257119e-07,
    2.40648494783721712015e-06, -1.93619797416608296024e-05, 1.95215518471351631108e-04, -2.85781685962277938680e-03,
    1.03923736576817238437e-01, 2.72062619048444266945e+00};

constexpr double kAiryAN[] = {3.46538101525629032477e-01, 1.20075952739645805542e+01, 7.62796053615234516538e+01,
    1.68089224934630576269e+02, 1.59756391350164413639e+02, 7.05360906840444183113e+01, 1.40264691163389668864e+01,
    9.99999999999999995305e-01};
constexpr double kAiryAD[] = {5.67594532638770212846e-01, 1.47562562584847203173e+01, 8.45138970141474626562e+01,
    1.77318088145400459522e+02, 1.64234692871529701831e+02, 7.14778400825575695274e+01, 1.40959135607834029598e+01,
    1.00000000000000000470e+00};
constexpr double kAiryAFN[] = {-1.31696323418331795333e-01, -6.26456544431912369773e-01, -6.93158036036933542233e-01,
    -2.79779981545119124951e-01, -4.91900132609500318020e-02, -4.06265923594885404393e-03, -1.59276496239262096340e-04,
    -2.77649108155232920844e-06, -1.67787698489114633780e-08};
constexpr double kAiryAFD[] = {1.33560420706553243746e+01, 3.26825032795224613948e+01, 2.67367040941499554804e+01,
    9.18707402907259625840e+00, 1.47529146771666414581e+00, 1.15687173795188044134e-01, 4.40291641615211203805e-03,
    7.54720348287414296618e-05, 4.51850092970580378464e-07};
constexpr double kAiryAGN[] = {1.97339932091685679179e-02, 3.91103029615688277255e-01, 1.06579897599595591108e+00,
    9.39169229816650230044e-01, 3.51465656105547619242e-01, 6.33888919628925490927e-02, 5.85804113048388458567e-03,
    2.82851600836737019778e-04, 6.98793669997260967291e-06, 8.11789239554389293311e-08, 3.41551784765923618484e-10};
constexpr double kAiryAGD[] = {9.30892908077441974853e+00, 1.98352928718312140417e+01, 1.55646628932864612953e+01,
    5.47686069422975497931e+00, 9.54293611618961883998e-01, 8.64580826352392193095e-02, 4.12656523824222607191e-03,
    1.01259085116509135510e-04, 1.17166733214413521882e-06, 4.91834570062930015649e-09};

constexpr double kPi = 3.141592653589793238463;

Value polynomial(Builder& b, const Value& x, Table coefficients) {
  Value sum = b.constant_like(x, coefficients[0]);
  for (double c : coefficients.subspan(1)) sum = b.add(b.multiply(sum, x), c);
  return sum;
}

Value ratio(Builder& b, const Value& x, Table numerator, Table denominator) {
  return b.divide(polynomial(b, x, numerator), polynomial(b, x, denominator));
}

// Clenshaw's sum of a Chebyshev series at x / 2. Leading terms that f32 cannot see are left out.
Value cephes_series(Builder& b, const Value& x, Table coefficients) {
  const double smallest = x.dtype() == DType::Double ? 0 : std::abs(coefficients.back()) * 1e-9;
  while (std::abs(coefficients[0]) < smallest) coefficients = coefficients.subspan(1);
  Value b0 = b.constant_like(x, coefficients[0]), b1 = zeros_like(b, x), b2 = b1;
  for (double c : coefficients.subspan(1)) {
    b2 = b1;
    b1 = b0;
    b0 = b.add(b.subtract(b.multiply(x, b1), b2), c);
  }
  return b.multiply(b.subtract(b0, b2), 0.5);
}

Value inverse(Builder& b, const Value& x, double numerator) { return b.divide(b.constant_like(x, numerator), x); }

// --- second kind, oscillating: sqrt(2 / (pi x)) (P sin(x - phase) + Q cos(x - phase)) beyond x = 5

struct Oscillation {
  Table pp, pq, qp, qq;
  double phase;
};

Value oscillate(Builder& b, const Value& x, const Oscillation& o) {
  const Value z = inverse(b, x, 5), square = b.multiply(z, z), angle = b.subtract(x, o.phase);
  const Value sine = b.multiply(ratio(b, square, o.pp, o.pq), b.sine(angle));
  const Value cosine = b.multiply(b.multiply(z, ratio(b, square, o.qp, o.qq)), b.cosine(angle));
  return b.divide(b.multiply(b.add(sine, cosine), std::sqrt(2 / kPi)), b.sqrt(x));
}

Value bessel_y0(Builder& b, const Value& x) {
  const Value near = b.add(ratio(b, b.multiply(x, x), kY0YP, kY0YQ), b.multiply(b.multiply(b.log(x), ir::bessel_j0(b, x)), 2 / kPi));
  const Value far = oscillate(b, x, {kY0PP, kY0PQ, kY0QP, kY0QQ, kPi / 4});
  return b.select(b.compare(x, 5, Compare::kLe), near, far);
}

Value bessel_y1(Builder& b, const Value& x) {
  const Value log = b.subtract(b.multiply(ir::bessel_j1(b, x), b.log(x)), inverse(b, x, 1));
  const Value near = b.add(b.multiply(x, ratio(b, b.multiply(x, x), kY1YP, kY1YQ)), b.multiply(log, 2 / kPi));
  const Value far = oscillate(b, x, {kY1PP, kY1PQ, kY1QP, kY1QQ, 3 * kPi / 4});
  const Value y = b.select(b.compare(x, 5, Compare::kLe), near, far);
  return b.select(b.compare(x, 0, Compare::kEq), b.min_value(x.dtype(), x.shape()), y);
}

// --- modified, second kind; `scaled` by exp(x)

Value past_two(Builder& b, const Value& x, Table table, bool scaled) {
  const Value y = b.divide(cephes_series(b, b.subtract(inverse(b, x, 8), 2), table), b.sqrt(x));
  return scaled ? y : b.multiply(b.exponential(b.negate(x)), y);
}

// At 0: +inf. Below: NaN, by the logarithm.
Value join(Builder& b, const Value& x, const Value& near, const Value& far, bool scaled) {
  const Value small = scaled ? b.multiply(near, b.exponential(x)) : near;
  const Value y = b.select(b.compare(x, 2, Compare::kLe), small, far);
  return b.select(b.compare(x, 0, Compare::kEq), b.max_value(x.dtype(), x.shape()), y);
}

Value bessel_k0(Builder& b, const Value& x, bool scaled) {
  const Value log = b.multiply(b.log(b.multiply(x, 0.5)), ir::bessel_i0(b, x));
  const Value near = b.subtract(cephes_series(b, b.subtract(b.multiply(x, x), 2), kK0A), log);
  return join(b, x, near, past_two(b, x, kK0B, scaled), scaled);
}

Value bessel_k1(Builder& b, const Value& x, bool scaled) {
  const Value log = b.multiply(b.log(b.multiply(x, 0.5)), ir::bessel_i1(b, x));
  const Value near = b.add(log, b.divide(cephes_series(b, b.subtract(b.multiply(x, x), 2), kK1A), x));
  return join(b, x, near, past_two(b, x, kK1B, scaled), scaled);
}

Value plain_k0(Builder& b, const Value& x) { return bessel_k0(b, x, false); }
Value plain_k1(Builder& b, const Value& x) { return bessel_k1(b, x, false); }
Value scaled_k0(Builder& b, const Value& x) { return bessel_k0(b, x, true); }
Value scaled_k1(Builder& b, const Value& x) { return bessel_k1(b, x, true); }

// --- Airy function of the first kind

// Between the seams: Ai(0) f(x^3) + Ai'(0) x g(x^3), two power series; 14 terms reach f64's precision at |x| = 2.09.
Value airy_middle(Builder& b, const Value& x) {
  std::array<double, 14> f, g;
  double fk = 0.355028053887817239260, gk = -0.258819403792806798405;
  for (int k = 0; k < 14; ++k) {
    f[13 - k] = fk;
    g[13 - k] = gk;
    const double n = 3.0 * (k + 1);
    fk /= n * (n - 1);
    gk /= n * (n + 1);
  }
  const Value cube = b.multiply(b.multiply(x, x), x);
  return b.add(polynomial(b, cube, f), b.multiply(x, polynomial(b, cube, g)));
}

Value airy_ai(Builder& b, const Value& x) {
  constexpr double kSeam = 2.09;
  const Value size = b.abs(x), root = b.sqrt(size);
  const Value zeta = b.multiply(b.multiply(size, root), 2.0 / 3);
  const Value inverse_zeta = inverse(b, zeta, 1);
  const Value amplitude = b.divide(b.constant_like(x, 1 / std::sqrt(kPi)), b.sqrt(root));
  const Value right = b.divide(b.multiply(b.multiply(amplitude, 0.5), ratio(b, inverse_zeta, kAiryAN, kAiryAD)), b.exponential(zeta));

  const Value square = b.multiply(inverse_zeta, inverse_zeta), angle = b.add(zeta, kPi / 4);
  const Value even = b.add(b.multiply(square, ratio(b, square, kAiryAFN, kAiryAFD)), 1);
  const Value odd = b.multiply(inverse_zeta, ratio(b, square, kAiryAGN, kAiryAGD));
  const Value left = b.multiply(amplitude, b.subtract(b.multiply(b.sine(angle), even), b.multiply(b.cosine(angle), odd)));

  const Value outer = b.select(b.compare(x, 0, Compare::kGt), right, left);
  const Value y = b.select(b.compare(size, kSeam, Compare::kLt), airy_middle(b, x), outer);
  const Value infinite = b.compare(size, std::numeric_limits<double>::infinity(), Compare::kEq);
  return b.select(infinite, b.constant_like(x, std::numeric_limits<double>::quiet_NaN()), y);  // as CPU, which has no limits here
}

// sin(x) / x, by its series near 0.
Value spherical_bessel_j0(Builder& b, const Value& x) {
  constexpr double kSeries[] = {1.0 / 6227020800, -1.0 / 39916800, 1.0 / 362880, -1.0 / 5040, 1.0 / 120, -1.0 / 6, 1};
  const Value near = polynomial(b, b.multiply(x, x), kSeries);
  const Value size = b.abs(x);
  const Value far = b.select(b.compare(size, std::numeric_limits<double>::infinity(), Compare::kEq), zeros_like(b, x),
                             b.divide(b.sine(x), x));
  return b.select(b.compare(size, 0.5, Compare::kLt), near, far);
}

const Rule kBesselOps[] = {
    float_op("aten::special_bessel_y0", bessel_y0),
    float_op("aten::special_bessel_y1", bessel_y1),
    float_op("aten::special_modified_bessel_k0", plain_k0),
    float_op("aten::special_modified_bessel_k1", plain_k1),
    float_op("aten::special_scaled_modified_bessel_k0", scaled_k0, "x"),
    float_op("aten::special_scaled_modified_bessel_k1", scaled_k1, "x"),
    float_op("aten::special_airy_ai", airy_ai, "x"),
    float_op("aten::special_spherical_bessel_j0", spherical_bessel_j0, "x"),
};

}  // namespace
}  // namespace torch_tpu::lowering
