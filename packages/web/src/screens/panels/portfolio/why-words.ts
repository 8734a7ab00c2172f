import type { Model } from '../../data/money/portfolio.ts'

/** Why this mix is suggested: the goal alone, or the goal as far as the answers about risk allow. */
export function whyWords(ofGoal: Model, suggested: Model): string {
  if (ofGoal.pk === suggested.pk) return 'It is the mix for what you said matters most, and for the time until you plan to retire.'
  const { most_stocks } = ofGoal.suitability
  return `What you said matters most points to the mix “${ofGoal.name}”, with ${ofGoal.stocks}% stocks. Your answers about risk point to ${most_stocks ?? suggested.stocks}% or less, so we suggest a calmer one.`
}
