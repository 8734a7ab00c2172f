import type { Problem } from '../../load/document.ts'
import { sentencesOf } from './sentences.ts'
import type { Language } from './texts-in.ts'

type Words = Readonly<Record<Language, RegExp>>

/** Words that no text has, and what is wrong with them. */
export type Saying = {
  /** The words in a language, in those languages in which they can be said. */
  readonly said: Partial<Words>
  /** Where they are wrong: anywhere, in each sentence that doesn’t ask, or, as most, in one that leaves nothing open. */
  readonly wrong?: 'anywhere' | 'unless-asked' | 'unless-open'
  readonly problem: (found: string) => Problem
}

export type Sayings = {
  /** What makes a sentence say no such thing: that it says no, asks, or leaves it open. Without it all are wrong anywhere. */
  readonly open?: Words
  readonly sayings: readonly Saying[]
}

/** The first of these that a text says. */
export function saidIn(text: string, language: Language, all: readonly Sayings[]): Problem | undefined {
  for (const { open, sayings } of all) {
    for (const { said, wrong = open ? 'unless-open' : 'anywhere', problem } of sayings) {
      const words = said[language]
      if (!words?.test(text)) continue
      for (const sentence of wrong === 'anywhere' ? [text] : sentencesOf(text)) {
        const found = words.exec(sentence)?.[0]
        const isOpen = wrong === 'unless-open' ? open?.[language].test(sentence) : wrong === 'unless-asked' && sentence.endsWith('?')
        if (found !== undefined && !isOpen) return problem(found.trim())
      }
    }
  }
  return undefined
}
