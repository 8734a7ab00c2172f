import { createHash } from 'node:crypto'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import { z } from 'zod'
import type { FlowSnapshot } from '../../../flows/flow-snapshot.ts'

/** The words of a letter of authorization as they are read and signed. */
export const letterWords = z.object({
  title: z.string(),
  from: z.string(),
  lead: z.string(),
  sections: z.array(z.object({ title: z.string(), text: z.string() })),
  consent: z.string(),
})

/** The words, and the hash by which they are known: their version. */
export type LetterText = { readonly hash: string; readonly words: z.output<typeof letterWords> }

/** The letter as pages show it now. It is the same in every mode. */
export function letterTextOf({ brand, modes }: Pick<FlowSnapshot, 'modes' | 'brand'>): LetterText {
  const file = [...modes.values()].flatMap(({ live }) => Object.values(live?.steps ?? {})).find(({ letter }) => letter)
  if (!brand || !file) throw new Error('There is no letter to sign: no step of flows/steps with "letter": true was ever sound.')
  const words = wordsOf(file, brand)
  return { hash: createHash('sha256').update(JSON.stringify(words)).digest('hex'), words }
}

function wordsOf({ title, lead = '', body = [], fields = [] }: StepFile, brand: BrandFile): LetterText['words'] {
  const fill = (text: string) => fillBrandWords(text, brand)
  const sections = body.flatMap((block) => ('terms' in block ? block.terms : []))
  return {
    title: fill(title),
    from: brand.legalEntity,
    lead: fill(lead),
    sections: sections.map((section) => ({ title: fill(section.title), text: fill(section.text) })),
    consent: fill(fields.flatMap((field) => ('type' in field && field.type === 'consent' ? [field.label] : [])).join(' ')),
  }
}
