import type { StatedAmount } from '@app/schemas/rules/accounts/unclaimed-amounts'
import { placeLikenesses } from '@app/schemas/rules/accounts/unclaimed-likeness'
import { nameLikenesses } from '@app/schemas/rules/people/owner-names'
import { isState, type StateCode } from '@app/schemas/rules/people/states'
import { z } from 'zod'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedUnclaimedMatches } from './sealed.ts'

const cents = z.number()
const details = z.object({
  state: z.string().refine((code): code is StateCode => isState(code)),
  reference: z.string(),
  holder: z.string(),
  kindCode: z.string(),
  reportYear: z.number(),
  city: z.string().nullable(),
  ownerState: z.string().nullable(),
  zip: z.string().nullable(),
  amount: z.discriminatedUnion('is', [
    z.object({ is: z.literal('exact'), cents }),
    z.object({ is: z.literal('band'), fromCents: cents, toCents: cents.nullable() }),
    z.object({ is: z.literal('unknown') }),
  ]) satisfies z.ZodType<StatedAmount>,
  likeness: z.object({ name: z.enum(nameLikenesses), place: z.enum(placeLikenesses) }).optional(),
  /** Of rows that were found before what is alike was kept by its name: in English. */
  why: z.string().optional(),
})

/** What a record says, and why it may be about the person. */
export type Details = z.output<typeof details>

type Row = { readonly id: string; readonly details: string }

export function openDetails(keys: KeyRing, { id, details: sealed }: Row): Details {
  return details.parse(JSON.parse(sealing(keys, sealedUnclaimedMatches).open('details', id, sealed)))
}

export function sealDetails(keys: KeyRing, id: string, plain: Details): string {
  return sealing(keys, sealedUnclaimedMatches).seal('details', id, JSON.stringify(plain))
}
