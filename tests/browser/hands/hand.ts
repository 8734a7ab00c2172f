import type { Locator, Page } from 'playwright-core'
import type { ShownField } from '../support/mode.ts'

export type Answering = {
  readonly page: Page
  readonly field: ShownField
  /** What to answer, as test data says it. */
  readonly value: unknown
  /** Where to look for the field: the page, or the row that is open. */
  readonly within: Locator
}

/** Answers a field of one type as a person does: by what is beside it. */
export type Hand = (answering: Answering) => Promise<void>

/** The name of an input: its label, with what belongs to the label behind it. */
export function named(label: string): RegExp {
  return new RegExp(`^\\s*${escaped(label)}(\\s*\\(optional\\))?\\s*$`)
}

/** One of several answers, whose line of help may stand in its name. */
export function offered({ label, help }: { readonly label: string; readonly help?: string | undefined }): RegExp {
  return new RegExp(`^\\s*${escaped(label)}(\\s*${escaped(help ?? '')})?\\s*$`)
}

/** A group of inputs under its legend. */
export function groupOf({ within, field }: Answering): Locator {
  return within.getByRole('group', { name: named(field.label) })
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
