import type { Transaction } from 'kysely'
import type { CoreContext } from '../core/core-context.ts'
import type { Tables } from '../db/database.ts'
import { hashToken } from '../security/random-token.ts'
import { once } from './once.ts'

type Asked = { readonly personId: string; readonly call: string; readonly key: string; readonly request: unknown }

/** Does what a request of a person asks for once for its key; the key belongs to that person, call and request. */
export async function doOnce<Result>(
  context: CoreContext,
  { personId, call, key, request }: Asked,
  work: (trx: Transaction<Tables>) => Promise<Result>,
) {
  return once(context, { scope: `person:${personId} ${call}`, key, requestHash: hashToken(JSON.stringify(request)) }, work)
}
