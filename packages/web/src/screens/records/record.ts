import type { Facts } from '@app/engine'
import type { Answer } from '../../client/service/answer.ts'
import type { Typed } from '../../client/walk/drafts.ts'

/** What a record is saved with: the answers by their column, and what else is known of the moment. */
export type Work = {
  readonly mode: string
  readonly step: string
  readonly facts: Facts
  /** Every answer of the page by the name of its field. */
  readonly all: Typed
  /** The columns whose answers were only shown: where something newer is saved, that counts. */
  readonly untouched?: ReadonlySet<string>
  /** The same for the same press of the button: sent twice it is done once. Calls after the first add a word of their own. */
  readonly key: string
  /** What the page said, for what is agreed to on it. */
  readonly words?: string
}

/** One kind of record that answers are saved in, under the name that `store` in a step file gives it. */
export type RecordKind = {
  /** What is stored already, by column, to show it again. */
  readonly load?: (facts: Facts) => Promise<Answer<Typed>>
  /**
   * What was answered, by column, for the page on which it is checked: where its fields begin empty again, because what they asked is done
   * or is never given back. Without it, what is stored.
   */
  readonly given?: (facts: Facts) => Promise<Answer<Typed>>
  /** Initial values where nothing is stored, by column. They are no answers, so they are not checked. */
  readonly suggest?: () => Promise<Typed>
  /**
   * What is wrong with answers that are each fine by themselves, in words by column or by field: told with everything else that is wrong,
   * before anything is saved. An answer that is missing or wrong by itself is `undefined`.
   */
  readonly wrong?: (answers: Typed, work: Omit<Work, 'key'>) => Promise<Readonly<Record<string, string>>>
  /** Keeps the answers by the calls of its domain. A failure names fields by their columns. */
  readonly save: (answers: Typed, work: Work) => Promise<Answer<unknown>>
  /** True when it may wait on the device until there is an account. */
  readonly mayWait?: true
}
