import type { AnswerProblem } from '@app/schemas/rules/answer-words'
import type { Checked } from '@app/schemas/rules/checked'
import type { ComponentType } from 'react'
import type { Typed } from '../../client/drafts.ts'
import type { ShownField } from '../shown-field.ts'

export type FieldProps = {
  readonly field: ShownField
  /** The id of the input: the label points to it, and the list of errors leads to it. */
  readonly id: string
  /** What stands in it: as typed, or as it was stored. */
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** What is wrong, when it is. */
  readonly error: string | undefined
  /** What stands in the other fields of the page. */
  readonly others: Typed
}

export type Reading = { readonly today: string; readonly others: Typed }

/** One way to answer: how it is drawn, read and shown back. */
export type FieldKind = {
  readonly Input: ComponentType<FieldProps>
  /** What was typed, as it is sent; or what is wrong with it. What every question shares stands in schemas/rules/answers. */
  readonly read?: (value: unknown, field: ShownField, reading: Reading) => Checked<unknown, AnswerProblem>
  /** The answer in words, for the page on which it is checked. Without it the value itself. */
  readonly words?: (value: unknown, field: ShownField) => string
  /** True for what this browser never keeps. */
  readonly isSecret?: true
}
