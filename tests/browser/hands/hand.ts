import type { Locator, Page } from 'playwright-core'
import type { ShownField } from '../support/mode.ts'

export type Answering = {
  readonly page: Page
  readonly field: ShownField
  /** What to answer, as test data says it. */
  readonly value: unknown
  /** Where the field stands: the group with its legend, or the whole page. */
  readonly within: Locator
}

/** Answers a field of one type as a person does: by what stands beside it. */
export type Hand = (answering: Answering) => Promise<void>

/** The name of an input: its label, with what belongs to the label behind it. */
export function named(label: string): RegExp {
  return new RegExp(`^\\s*${escaped(label)}(\\s*\\([^)]*\\))?\\s*$`)
}

/** One of several answers, whose line of help may stand in its name. */
export function offered({ label, help }: { readonly label: string; readonly help?: string | undefined }): RegExp {
  return new RegExp(`^\\s*${escaped(label)}(\\s*${escaped(help ?? '')})?\\s*$`)
}

/** A group of inputs under its legend. */
export function groupOf(page: Page, label: string): Locator {
  return page.getByRole('group', { name: named(label) })
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
