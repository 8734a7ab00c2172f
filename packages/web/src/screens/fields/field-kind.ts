import type { AnswerProblem } from '@app/schemas/rules/answers/answer-words'
import type { Checked } from '@app/schemas/rules/answers/checked'
import type { ComponentType } from 'react'
import type { Typed } from '../../client/walk/drafts.ts'
import type { ShownField } from './shown-field.ts'

export type FieldProps = {
  readonly field: ShownField
  /** The id of the input: the label points to it, and the list of errors leads to it. */
  readonly id: string
  /** The value: as typed, or as stored. */
  readonly value: unknown
  /** `beside`: what goes with an answer that was picked, such as the number of a company. Only a row of a list keeps it. */
  readonly onChange: (value: unknown, beside?: Typed) => void
  /** What is wrong, when it is. */
  readonly error: string | undefined
  /** What is wrong with the parts of a field that is made of others, by the part. */
  readonly wrong: Readonly<Record<string, string>>
  /** The values of the other fields of the page. */
  readonly others: Typed
  readonly parts: Parts
}

/** How the fields of a row are drawn and read: as fields of a page are. */
export type Parts = {
  readonly Field: ComponentType<DrawnProps>
  readonly read: ReadPart
  readonly words: (field: ShownField, value: unknown) => string
}

export type DrawnProps = Pick<FieldProps, 'field' | 'id' | 'value' | 'onChange' | 'error' | 'others'> & {
  readonly wrong?: FieldProps['wrong']
}

export type Reading = { readonly today: string; readonly others: Typed }
export type ReadPart = (field: ShownField, value: unknown, reading: Reading) => Checked<unknown, AnswerProblem>

/** One way to answer: how it is drawn, read and shown back. */
export type FieldKind = {
  readonly Input: ComponentType<FieldProps>
  /** The typed value as it is sent, or what is wrong with it. Rules shared by questions are in schemas/rules/answers. */
  readonly read?: (value: unknown, field: ShownField, reading: Reading, readPart: ReadPart) => Checked<unknown, AnswerProblem>
  /** For a field that is made of others: what is wrong with its parts, in their words. */
  readonly wrong?: (value: unknown, field: ShownField, reading: Reading, readPart: ReadPart) => Readonly<Record<string, string>>
  /** The answer in words, for the page on which it is checked. Without it the value itself. */
  readonly words?: (value: unknown, field: ShownField) => string
  /** Brings what the input is made of, where that comes later: a step waits for it, so that nothing on it moves. */
  readonly prepare?: () => Promise<unknown>
  /** What its label names: one input by default, a group of inputs, or nothing because the input has a label of its own. */
  readonly labels?: 'group' | 'nothing'
}
