import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CoreContext } from '../../core/core-context.ts'
import type { Queries } from '../../db/database.ts'
import { addObject, findObject, listObjects, putObject } from '../sandbox/store.ts'

const partner = 'stripe'

const kinds = {
  customer: z.object({ personId: z.string() }),
  card: z.object({
    customerId: z.string(),
    like: z.string(),
    /** Payments that were made with it still say which it was. */
    isRemoved: z.boolean().optional(),
  }),
  setup: z.object({
    customerId: z.string(),
    state: z.enum(['needs_method', 'needs_action', 'ready', 'cancelled']),
    like: z.string().optional(),
    methodId: z.string().optional(),
  }),
  payment: z.object({
    customerId: z.string(),
    amountCents: z.int(),
    reference: z.string(),
    state: z.enum(['needs_method', 'needs_action', 'processing', 'paid', 'declined', 'cancelled']),
    refundedCents: z.int(),
    dispute: z.enum(['none', 'open', 'won', 'lost']),
    declineCode: z.string().optional(),
    like: z.string().optional(),
    methodId: z.string().optional(),
    /** What was asked with a key, and is not done again for it. */
    keys: z.array(z.string()),
  }),
}

type Kind = keyof typeof kinds
export type Stored<K extends Kind> = z.output<(typeof kinds)[K]>

/** What the sandbox remembers of customers, cards and payments. */
export function sandboxCardsStore(context: Pick<CoreContext, 'keys' | 'now'> & { readonly db: Queries }) {
  const find = async <K extends Kind>(kind: K, id: string): Promise<Stored<K> | undefined> => {
    const found = await findObject(context, partner, id)
    return found?.kind === kind ? read(kind, found.body) : undefined
  }
  return {
    find,
    put: <K extends Kind>(kind: K, id: string, body: Stored<K>) => putObject(context, { partner, id, kind, body }, context.now()),
    /** Whether it is the first of that name. */
    add: <K extends Kind>(kind: K, id: string, body: Stored<K>) => addObject(context, { partner, id, kind, body }, context.now()),
    list: async <K extends Kind>(kind: K): Promise<readonly { readonly id: string; readonly body: Stored<K> }[]> =>
      (await listObjects(context, partner, kind)).map(({ id, body }) => ({ id, body: read(kind, body) })),
  }
}

/** The same name for the same key: so whatever is asked twice is there once. */
export function nameFor(prefix: string, key: string): string {
  const hex = createHash('sha256').update(key).digest('hex').slice(0, 24)
  // Letters alone: one hash in a thousand holds digits that could be a card number, which every call refuses.
  return `${prefix}_${hex.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`
}

function read<K extends Kind>(kind: K, body: unknown): Stored<K> {
  // The schema of a kind gives what that kind is: which one it is stays open here.
  return kinds[kind].parse(body) as Stored<K>
}
