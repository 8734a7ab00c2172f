import type { Queries } from '../../../db/database.ts'

/** What a person paid for, by our own records. */
type Purchase = { readonly id: string; readonly priceCents: number; readonly paidAt: Date }

/** The last purchase of a person that was not refunded in full; undefined when there is none. */
export type LastPurchase = (db: Queries, personId: string) => Promise<Purchase | undefined>
