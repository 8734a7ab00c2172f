import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import type { Queries } from '../../db/database.ts'
import { transaction } from '../../db/transactions/transaction.ts'
import { accountOf } from '../auth/account.ts'
import type { AuthContext } from '../auth/auth-context.ts'
import { endSessions } from '../auth/sessions/session-store.ts'
import { findLanguage, lockPerson } from '../auth/store.ts'
import { writeTo } from '../auth/write-to.ts'
import { closedEmail, closingStoppedEmail } from './emails.ts'
import { dropClosing, findClosing } from './store.ts'

export const closeJob = 'close-account'

const againMs = 86_400_000

/** Closes an account whose week is over, in one transaction. Done twice, it finds nothing to close. */
export async function closeAccount({ context, endedSessions }: AuthContext, personId: string): Promise<void> {
  const work = (trx: Queries) => closeIfDue(context, trx, personId)
  const ended = await context.inTurn(personId, () => transaction(context.db, work, context.random))
  for (const id of ended) endedSessions.add(id)
}

/** Returns the sessions that it ended. */
async function closeIfDue(context: Context, trx: Queries, personId: string): Promise<readonly string[]> {
  const { leaving } = context.hooks
  await lockPerson(trx, personId)
  const row = await findClosing(trx, personId)
  if (!row || row.closes_at > context.now()) return []
  const obstacles = await leaving.obstacles(context, trx, personId)
  if (obstacles.length > 0) {
    await callOff(context, trx, personId)
    return []
  }
  // What was begun during the week ends like what there was before it.
  await leaving.stop(context, trx, personId)
  if (await leaving.isAwaited(trx, personId)) {
    await context.jobs.send(trx, closeJob, { personId }, new Date(context.now().getTime() + againMs))
    return []
  }
  return close(context, trx, personId)
}

/** Something came up in the week: the account stays, and the person learns why. */
async function callOff(context: Context, trx: Queries, personId: string): Promise<void> {
  await dropClosing(trx, personId)
  await context.hooks.leaving.keep(context, trx, personId)
  await writeTo(context, trx, personId, closingStoppedEmail)
  await audit(trx, { actor: 'closing', action: 'account.closing-stopped', subject: `person:${personId}` })
}

async function close(context: Context, trx: Queries, personId: string): Promise<readonly string[]> {
  const account = await accountOf({ db: trx, keys: context.keys }, personId)
  const language = await findLanguage(trx, personId)
  // Every service hears of sessions that end, and of none that are deleted.
  const ended = await endSessions(trx, personId, null, 'account closed', context.now())
  await context.hooks.leaving.forget(context, trx, personId)
  await audit(trx, { actor: 'closing', action: 'account.closed', subject: `person:${personId}` })
  // Belongs to nobody any more: the e-mails of the person are forgotten with the rest.
  if (account) await context.post(trx, closedEmail(account.email, language))
  return ended
}
