const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]
const spread = 7.5

/** The logarithm of the gamma function above zero (Lanczos): counts of thousands would overflow the function itself. */
export function logGamma(a: number): number {
  if (a < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * a)) - logGamma(1 - a)
  const x = a - 1
  const sum = lanczos.reduce((total, one, index) => (index === 0 ? one : total + one / (x + index)), 0)
  const t = x + spread
  return Math.log(2 * Math.PI) / 2 + (x + 0.5) * Math.log(t) - t + Math.log(sum)
}
