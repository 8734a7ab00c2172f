import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { openableAccounts, termsDocuments } from '@app/schemas/api/people/paper-names'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import { z } from 'zod'
import { paperPdf, type Section } from './papers/paper-pdf.ts'

const words = { version: z.string(), title: z.string(), sections: z.array(z.strictObject({ title: z.string(), text: z.string() })) }
const termsFile = z.array(z.strictObject({ document: z.enum(termsDocuments), ...words }))
const agreementsFile = z.array(z.strictObject({ account_type: z.enum(openableAccounts), doc_type: z.string(), ...words }))

/** The terms in all their versions, the newest of each last. */
export const allTerms = termsFile.parse(read('terms.json'))

/** The papers that open an account, by the kind of account. */
export const allAgreements = agreementsFile.parse(read('agreements.json'))

type Words = { readonly title: string; readonly version: string; readonly sections: readonly Section[] }

/** A text with the names that it has at this moment, and the hash by which these very words are known. */
export function inWords<Text extends Words>(text: Text, brand: BrandFile) {
  const sections = text.sections.map(({ title, text: raw }) => ({ title: fillBrandWords(title, brand), text: fillBrandWords(raw, brand) }))
  const hash = createHash('sha256')
    .update(JSON.stringify([text.title, text.version, sections]))
    .digest('hex')
  return { ...text, sections, hash }
}

/** The same as a file. `close` is the text at its end. */
export function papersPdf(text: ReturnType<typeof inWords>, brand: BrandFile, close: readonly string[], madeAt: Date): Promise<Buffer> {
  const { title, version, sections, hash } = text
  const lead = [`Version ${version}`]
  return paperPdf({ title, from: brand.legalEntity, lead, sections, close: [...close, `Words known by ${hash}`], madeAt })
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
}
