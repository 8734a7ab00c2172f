import type { Condition } from '@app/schemas/flow/condition'
import type { Question } from '@app/schemas/flow/questions'
import { describeCondition } from '../explain/words.ts'
import { markup } from '../graph/markup.ts'
import type { Catalogue } from '../load/catalogue.ts'
import { vocabularyOf } from '../resolve/vocabulary.ts'
import { brandWords } from './brand-words.ts'

/** What drawing a screen needs of the catalogue. */
export type Writing = {
  /** A text as people read it, safe to stand in a page. */
  readonly words: (text: string) => string
  readonly say: (condition: Condition) => string
  /** What a need or a progress key means. */
  readonly need: (name: string) => string
  readonly key: (name: string) => string
  readonly question: (name: string) => Question | undefined
}

export function writingOf(catalogue: Catalogue): Writing {
  const fill = brandWords(catalogue)
  const vocabulary = vocabularyOf(catalogue)
  const needs = catalogue.documents.facts.get('facts')?.data.needs ?? []
  const questions = catalogue.documents.questions.get('questions')?.data.questions ?? {}
  return {
    words: (text) => markup(fill(text)),
    say: (condition) => markup(describeCondition(condition, vocabulary)),
    need: (name) => markup(withMeaning(name, needs.find(({ need }) => need === name)?.about)),
    key: (name) => markup(withMeaning(name, vocabulary.get(`progress.${name}`)?.about)),
    question: (name) => questions[name],
  }
}

function withMeaning(name: string, about: string | undefined): string {
  return about === undefined ? name : `${name}: ${about}`
}
