import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import { refuseCardNumbers } from '../../failure/refuse-card-numbers.ts'
import type { Colleague } from '../../http/call/handlers.ts'
import { accountOf } from '../auth/account.ts'

/** The number of a customer, masked, and whether they may be called at it. */
export async function phoneFor(context: Context, personId: string) {
  const [phone, consent] = await Promise.all([
    context.hooks.knownPhoneOf(context, context.db, personId),
    context.hooks.callConsentOf(context.db, personId),
  ])
  return {
    ending: phone?.number.slice(-4) ?? null,
    is_confirmed: phone !== undefined && phone.confirmed === phone.number,
    may_call: consent?.may_call ?? null,
    said_at: consent?.said_at ?? null,
  }
}

type Confirmed = { readonly ending: string; readonly reason: string }

/** The customer was reached at their number, and no text reaches it. */
export async function confirmCustomerPhone(context: Context, by: Colleague, id: string, { ending, reason }: Confirmed) {
  const refused = refuseCardNumbers({ reason })
  if (refused) return refused
  if (!(await accountOf(context, id))) return fail('not_found')
  const act = { by: by.id, personId: id, reason }
  const failed = await context.db.transaction().execute((trx) => context.hooks.confirmPhoneOnCall(context, trx, act, ending))
  return failed ?? phoneFor(context, id)
}

/** The customer said on the phone that they don’t want to be called. */
export async function stopCallingCustomer(context: Context, by: Colleague, id: string, reason: string) {
  const refused = refuseCardNumbers({ reason })
  if (refused) return refused
  if (!(await accountOf(context, id))) return fail('not_found')
  const act = { by: by.id, personId: id, reason }
  await context.db.transaction().execute((trx) => context.hooks.withdrawCallConsent(context, trx, act))
  return phoneFor(context, id)
}
