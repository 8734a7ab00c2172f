import { slipsBetween, soundOf } from './spellings.ts'

/** How well a typed word fits a word of a name, from 0 to 1. Whoever compares many words can remember how each sounds. */
export function compareWords(typed: string, word: string, sound = soundOf): number {
  if (typed === word) return 1
  if (typed.length >= 2 && word.startsWith(typed)) return 0.75 + 0.2 * (typed.length / word.length)
  const longest = Math.max(typed.length, word.length)
  if (longest < 3) return 0
  const slips = slipsBetween(typed, word, 2)
  if (slips === 1) return longest >= 4 ? 0.82 : typed[0] === word[0] ? 0.55 : 0
  if (longest >= 5 && soundsAlike(sound(typed), sound(word))) return 0.72
  if (slips === 2 && longest >= 6) return 0.68
  // A slip in a word that is not finished yet.
  return typed.length >= 5 && word.length > typed.length && slipsBetween(typed, word.slice(0, typed.length), 1) === 1 ? 0.7 : 0
}

/** Shorter sounds are alike by chance. */
const shortestSound = 3

function soundsAlike(one: string, other: string): boolean {
  return one.length >= shortestSound && one === other
}

const leastSlip = 0.68

/** Whether two names have the same words, but for slips. */
export function isMisspelling(typed: readonly string[], words: readonly string[]): boolean {
  const fits = (word: string, other: string | undefined) =>
    other !== undefined && !other.startsWith(word) && compareWords(word, other) >= leastSlip
  return typed.length === words.length && typed.every((word, at) => word === words[at] || fits(word, words[at]))
}
