import type { StepFile } from '@app/schemas/flow/steps/step'

/** What a step shows of papers, from what it asks: boxes for the terms, a signature, or nothing because it is given elsewhere. */
export function shownPapers({ kind, fields = [] }: Pick<StepFile, 'kind' | 'fields'>): 'terms' | 'whole' | 'short' | 'signed' {
  const stores = fields.flatMap((field) => ('store' in field ? (field.store ?? []) : []))
  if (stores.some((store) => store.startsWith('terms_conditions.'))) return 'terms'
  if (kind !== 'sign') return 'signed'
  return stores.some((store) => store.startsWith('signing_sessions.')) ? 'whole' : 'short'
}
