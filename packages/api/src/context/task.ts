import type { Failure } from '../failure/failure.ts'

/** A task as the domain sees it that opened it. */
export type Task = {
  readonly id: string
  /** The customer, where there is one. */
  readonly personId: string | null
  /** The id of the row that it is about. */
  readonly about: string
  /** What was given along when it was opened. */
  readonly detail: Readonly<Record<string, string>>
  readonly openedAt: Date
}

/** A part of what a colleague sees of a task: a heading, facts by name, and texts. */
export type TaskPart = {
  readonly title: string
  readonly facts?: readonly { readonly label: string; readonly value: string }[]
  /** Paragraphs, such as what the customer wrote. */
  readonly text?: readonly string[]
  /** Papers of the customer to open, by the id of the document. */
  readonly papers?: readonly { readonly pk: string; readonly title: string }[]
}

/** What an outcome could not do, said to the colleague. */
export type Unsettled = Failure<'not_in_this_state' | 'over_the_limit' | 'not_found' | 'validation_failed'>
