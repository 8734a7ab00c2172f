import { brokerageAccountTypes } from '@app/schemas/rules/money/contribution-limits'
import { z } from 'zod'
import type { KeyRing } from '../../security/key-ring.ts'
import { sealing } from '../../security/sealing.ts'
import type { PartRow, RolloverRow } from './rollover-store.ts'
import { sealedParts, sealedRollovers } from './sealed.ts'

const details = z.object({ employer: z.string(), plan: z.string().nullable(), recordKeeper: z.string().nullable() })

/** The account that is to be moved, as it was known when the request was made. */
export type Details = z.output<typeof details>

const receiver = z.object({
  /** As the person knows it, in English: on the papers that they sign. */
  name: z.string(),
  /** What the name is made of, for pages in other languages. Null where it is nothing of ours, or was not saved yet. */
  accountType: z.enum(brokerageAccountTypes).nullable().default(null),
  lastFour: z.string().nullable().default(null),
  institution: z.string(),
  /** The company that runs the plan of an employer, where it was named. */
  recordKeeper: z.string().nullable().default(null),
  /** Null: the plan gives people none, and knows them by name. */
  accountNumber: z.string().nullable(),
  payableTo: z.string(),
  /** Null: checks are mailed to the person, who sends them on. */
  checkAddress: z.string().nullable(),
})

/** The account that gets the money. */
export type Receiver = z.output<typeof receiver>

export function openDetails(keys: KeyRing, { id, details: sealed }: Pick<RolloverRow, 'id' | 'details'>): Details {
  return details.parse(JSON.parse(sealing(keys, sealedRollovers).open('details', id, sealed)))
}

export function sealDetails(keys: KeyRing, id: string, plain: Details): string {
  return sealing(keys, sealedRollovers).seal('details', id, JSON.stringify(plain))
}

export function openReceiver(keys: KeyRing, { id, receiver: sealed }: Pick<PartRow, 'id' | 'receiver'>): Receiver {
  return receiver.parse(JSON.parse(sealing(keys, sealedParts).open('receiver', id, sealed)))
}

export function sealReceiver(keys: KeyRing, id: string, plain: Receiver): string {
  return sealing(keys, sealedParts).seal('receiver', id, JSON.stringify(plain))
}
