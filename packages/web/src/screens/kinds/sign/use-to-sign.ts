import type { Facts } from '@app/engine'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { type Signing, savedSigning } from '../../data/papers/signing.ts'
import { openTerms, type TermsPaper, termsPapers } from '../../data/papers/terms.ts'

/** `open`: it waits for the person, or is not known yet. `not-ready`: there is nothing to sign so far. */
export type ToSign = 'open' | 'signed' | 'not-ready'

/** The state of what a step asks to be signed. */
export function useToSign(step: StepFile, facts: Facts): ToSign {
  const [signing, terms] = [savedSigning.use(), termsPapers.use()]
  return toSignOf(step, facts, signing.data, terms.data)
}

export function toSignOf(
  { fields = [] }: Pick<StepFile, 'fields'>,
  facts: Facts,
  signing: Pick<Signing, 'waiting' | 'signed'> | undefined,
  terms: readonly TermsPaper[] | undefined,
): ToSign {
  const records = new Set(fields.flatMap((field) => ('store' in field ? (field.store?.split('.')[0] ?? []) : [])))
  if (records.has('letter_of_authorization')) return facts['letter.signed'] === true ? 'signed' : 'open'
  if (records.has('terms_conditions')) return terms && terms.length > 0 && openTerms(terms).length === 0 ? 'signed' : 'open'
  if (!records.has('signing_sessions') || !signing || signing.waiting.length > 0) return 'open'
  return signing.signed.length > 0 ? 'signed' : 'not-ready'
}
