import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { Paper } from '../documents/papers/paper-pdf.ts'
import type { WrittenPaper } from './write-papers.ts'

/** The content of a paper’s file. `close` is its last part: that it is to be signed, or who signed it. */
export function toPaper(
  { title, version, facts, sections, hash }: WrittenPaper,
  brand: BrandFile,
  close: readonly string[],
  madeAt: Date,
  drawing?: Paper['drawing'],
): Paper {
  return {
    title,
    from: brand.legalEntity,
    lead: [...facts.map(({ name, value }) => `${name}: ${value}`), `Version ${version}`],
    sections,
    close: [...close, `Words known by ${hash}`],
    madeAt,
    ...(drawing && { drawing }),
  }
}
