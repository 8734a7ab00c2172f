import type { Context } from '../../context/context.ts'
import { audit } from '../../db/audit.ts'
import { readLinkEvent } from '../../partners/linking/link-event.ts'
import type { PartnerEvent } from '../../partners/webhooks/webhooks.ts'
import { accountOf } from '../auth/account.ts'
import { beginDeposits, forgetLinked, linkedAccountsOf } from '../financial-accounts/linked-accounts.ts'
import { readAccounts } from './advance-link.ts'
import { depositsEmail, linkRemovedEmail } from './emails.ts'
import { endSignIn } from './end-sign-in.ts'
import { accessTokenOf } from './institution.ts'
import { findByItem, forgetToken, type LinkRow, saveState } from './store.ts'

/** Events of the linking company. They may come late, twice, or out of order: so the current state is requested. */
export async function hearLinking(context: Context, { body }: PartnerEvent): Promise<void> {
  const lookAgain = async (row: LinkRow, isDeposit: boolean) => {
    const state = await readAccounts(context, row, false)
    if (state === 'unavailable') throw new Error('The linking company does not answer.')
    if (isDeposit) await announceDeposit(context, row)
  }

  const event = readLinkEvent(body)
  const row = event && (await findByItem(context.db, event.itemId))
  if (!event || !row || row.state === 'removed') return
  if (event.what === 'removed') return endedThere(context, row)
  // A message that comes too late must not end what was mended since.
  if (event.what === 'login-required' && row.state === 'linked' && (await stillNeedsLogin(context, row))) return endSignIn(context, row)
  if (event.what === 'look-again') return lookAgain(row, event.isDeposit)
}

/** Ended at the bank, and not here: its owner may not know what hangs on it. */
async function endedThere(context: Context, row: LinkRow): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    if (!(await saveState(trx, row.id, 'removed', context.now()))) return
    await forgetToken(trx, row.id)
    await forgetLinked(trx, row.id)
    await audit(trx, { actor: 'linking', action: 'link.ended_there', subject: `link:${row.id}` })
    const account = await accountOf({ db: trx, keys: context.keys }, row.person_id)
    if (account) await context.post(trx, linkRemovedEmail({ to: account.email, personId: row.person_id }))
  })
}

async function stillNeedsLogin(context: Context, row: LinkRow): Promise<boolean> {
  const accessToken = accessTokenOf(context.keys, row)
  if (accessToken === undefined) return false
  const read = await context.partners.linking.accounts(accessToken, row.kind)
  if (!read.ok && read.why === 'unavailable') throw new Error('The linking company does not answer.')
  return !read.ok && read.why === 'login-required'
}

const depositLastsMs = 7 * 86_400_000

async function announceDeposit(context: Context, row: LinkRow): Promise<void> {
  const account = await accountOf(context, row.person_id)
  await context.db.transaction().execute(async (trx) => {
    const until = new Date(context.now().getTime() + depositLastsMs)
    const isWaiting = await beginDeposits(context, trx, row.id, until)
    if (isWaiting && account) await context.post(trx, depositsEmail({ to: account.email, personId: row.person_id }))
  })
  const accounts = await linkedAccountsOf(context, row.id)
  const isOver = accounts.length > 0 && accounts.every(({ verification }) => verification === 'expired' || verification === 'failed')
  if (isOver) await saveState(context.db, row.id, 'failed', context.now())
}
