import type { StoreName } from './answer-records.ts'

/** What is asked in the questionnaire is a column of that record. */
type QuestionColumn = `questionnaire.${string}`
export type Column = StoreName | QuestionColumn

/** What reads an answer in the end. */
type Consumer = 'condition' | 'page' | 'rule' | 'paper' | 'partner' | 'email' | 'desk' | 'proof'

export type Purpose = {
  readonly consumer: Consumer
  /** What the answer is for, in words. */
  readonly about: string
  /** The columns that it reads; or where the answer is read without being stored. */
  readonly reads: readonly Column[] | 'facts' | 'same-page' | 'typed-twice'
}
