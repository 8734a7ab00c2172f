import { z } from 'zod'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { because } from './because.ts'
import { sealedFoundAccounts } from './sealed.ts'

const details = z.object({
  employer: z.string(),
  company: z.string().nullable(),
  plan: z.string().nullable(),
  recordKeeper: z.string().nullable(),
  sourceYear: z.number().nullable(),
  startYear: z.number().nullable(),
  endYear: z.number().nullable(),
  because: because.optional(),
  /** Of rows that were found before the reason was kept by its name: in English. */
  why: z.string().optional(),
})

/** Names of an account, and why we think so. */
export type Details = z.output<typeof details>

type Row = { readonly id: string; readonly details: string }

export function openDetails(keys: KeyRing, { id, details: sealed }: Row): Details {
  return details.parse(JSON.parse(sealing(keys, sealedFoundAccounts).open('details', id, sealed)))
}

export function sealDetails(keys: KeyRing, id: string, plain: Details): string {
  return sealing(keys, sealedFoundAccounts).seal('details', id, JSON.stringify(plain))
}
