import type { Queries } from '../../../db/database.ts'

/** What somebody paid for, by our own records. */
type Purchase = { readonly id: string; readonly priceCents: number; readonly paidAt: Date }

/** The last purchase of a person that was not paid back in full; nothing when there is none. */
export type LastPurchase = (db: Queries, personId: string) => Promise<Purchase | undefined>
