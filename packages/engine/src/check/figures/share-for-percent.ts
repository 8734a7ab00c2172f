/** A share of one where a percentage is meant: “0.075” for 7.5 percent. */
export function shareForPercent(share: number) {
  const percent = Number((share * 100).toFixed(4))
  return { message: `${share} means ${share} percent here.`, fix: `Write ${percent} for ${percent} percent.` }
}
