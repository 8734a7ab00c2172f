import type { Model } from '../../data/money/portfolio.ts'
import type { words } from './portfolio.words.ts'

/** Why this mix is suggested: the goal alone, or the goal as far as the answers about risk allow. */
export function whyWords(ofGoal: Model, suggested: Model, { fits, calmer }: (typeof words)['en']): string {
  if (ofGoal.pk === suggested.pk) return fits
  const { most_stocks } = ofGoal.suitability
  return calmer(ofGoal.name, ofGoal.stocks, most_stocks ?? suggested.stocks)
}
