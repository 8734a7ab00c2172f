import type { AnswerProblem } from '@app/schemas/rules/answers/answer-words'
import { bad, type Checked, good } from '@app/schemas/rules/answers/checked'
import { cleanPortfolioEntries, type PortfolioEntry } from '@app/schemas/rules/investing/custom-portfolio'
import { mostEntries, readPortfolioWeights } from '@app/schemas/rules/investing/portfolio-weights'

/** A fund and its share as it is typed. */
export type MixRow = { readonly id: string; readonly name: string; readonly weight: string }

/** The rows of the field, from whatever was saved. */
export function mixRows(value: unknown): readonly MixRow[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null || !('id' in row) || typeof row.id !== 'string') return []
    const name = 'name' in row && typeof row.name === 'string' ? row.name : row.id
    const weight = 'weight' in row ? String(row.weight ?? '') : ''
    return [{ id: row.id, name, weight }]
  })
}

/** The typed share, in percent; undefined when it is empty or no number. */
export function shareOf({ weight }: MixRow): number | undefined {
  const text = weight.replace(/\s|%/g, '')
  return /^\d{1,3}(\.\d{1,2})?$|^\.\d{1,2}$/.test(text) ? Number(text) : undefined
}

/** What the shares lack to the whole, in hundredths of a percent; negative when they exceed it. */
export function restBps(rows: readonly MixRow[]): number {
  return 10_000 - rows.reduce((sum, row) => sum + Math.round((shareOf(row) ?? 0) * 100), 0)
}

/** The mix as it is sent. Rows without a share are dropped; what is left has to be the whole, exactly. */
export function readMix(value: unknown): Checked<readonly PortfolioEntry[], AnswerProblem> {
  const rows = mixRows(value)
  if (rows.some((row) => row.weight.trim() !== '' && shareOf(row) === undefined)) return bad('format')
  const entries = cleanPortfolioEntries(rows.map((row) => ({ id: row.id, weight: shareOf(row) })))
  if (entries.length === 0) return bad('required')
  if (entries.length > mostEntries) return bad('length')
  const read = readPortfolioWeights(entries, () => true)
  if (read.ok) return good(entries)
  if (read.problem === 'sum') return bad(read.sumBps < 10_000 ? 'min' : 'max')
  return bad('format')
}

/** Which rows hold a share that cannot be read, by their place. */
export function wrongShares(value: unknown, words: string): Readonly<Record<string, string>> {
  const wrong = mixRows(value).flatMap((row, index) =>
    row.weight.trim() !== '' && shareOf(row) === undefined ? [[`${index}`, words]] : [],
  )
  return Object.fromEntries(wrong)
}
