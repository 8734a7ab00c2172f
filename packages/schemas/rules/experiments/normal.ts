/** How much of the standard normal distribution lies below a value (a continued fraction far out, a series near the middle). */
export function normalBelow(z: number): number {
  return z < 0 ? normalBeyond(-z) : 1 - normalBeyond(z)
}

const farOut = 5
const terms = 60

function normalBeyond(z: number): number {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  if (z >= farOut) {
    let fraction = z
    for (let n = terms; n >= 1; n--) fraction = z + n / fraction
    return density / fraction
  }
  let term = z
  let sum = z
  for (let n = 1; Math.abs(term) > 1e-17; n++) {
    term *= (z * z) / (2 * n + 1)
    sum += term
  }
  return 0.5 - density * sum
}

/** The value that this share of the standard normal distribution lies below, by halving. */
export function normalAt(share: number): number {
  let [low, high] = [-40, 40]
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (normalBelow(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
