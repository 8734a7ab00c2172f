import type { Context } from '../../context/context.ts'
import { sealing } from '../../security/sealing.ts'
import { saveLinked, setReachable } from '../financial-accounts/linked-accounts.ts'
import { endLink } from './end-link.ts'
import { endSignIn } from './end-sign-in.ts'
import { accessTokenOf, institutionName } from './institution.ts'
import { sealedLinkedInstitutions } from './sealed.ts'
import {
  claimLink,
  findLink,
  type LinkRow,
  type LinkState,
  leaveLink,
  lockPlansThere,
  saveByHand,
  saveExchanged,
  saveState,
} from './store.ts'

const busyMs = 40_000

/**
 * Takes a link as far as the partner lets it: from the public token to the accounts. One at a time; what the partner does not answer
 * stays as it is and may be asked again. Says whether it was anybody's turn.
 */
export async function advanceLink(context: Context, id: string): Promise<boolean> {
  const row = await claimLink(context.db, id, context.now(), new Date(context.now().getTime() + busyMs))
  if (!row) return false
  try {
    if (row.state === 'exchanging') await exchange(context, row)
    const exchanged = row.state === 'exchanging' ? await findLink(context.db, id) : row
    if (exchanged?.state === 'reading') await readAccounts(context, exchanged, row.makes_primary)
  } finally {
    await leaveLink(context.db, id)
  }
  return true
}

async function exchange(context: Context, row: LinkRow): Promise<void> {
  const { open, seal } = sealing(context.keys, sealedLinkedInstitutions)
  if (row.public_token === null) return
  const exchanged = await context.partners.linking.exchange(open('public_token', row.id, row.public_token))
  if (exchanged.ok) {
    const accessToken = seal('access_token', row.id, exchanged.accessToken)
    const isKept = await saveExchanged(context.db, row.id, accessToken, exchanged.itemId, context.now())
    if (!isKept) await context.partners.linking.remove(exchanged.accessToken)
  } else if (exchanged.why !== 'unavailable') await saveState(context.db, row.id, 'failed', context.now())
}

/** Asks the partner for the accounts of a link and saves them. */
export async function readAccounts(context: Context, row: LinkRow, makesPrimary: boolean): Promise<LinkState | 'unavailable'> {
  const accessToken = accessTokenOf(context.keys, row)
  if (accessToken === undefined) return row.state
  const read = await context.partners.linking.accounts(accessToken, row.kind)
  if (!read.ok) {
    if (read.why === 'unavailable') return 'unavailable'
    // One that has worked can be mended by its owner, whatever is wrong: it is no try that failed.
    if (read.why === 'login-required' || row.state === 'linked') {
      await endSignIn(context, row)
      return 'login_required'
    }
    await context.db.transaction().execute(async (trx) => {
      if (await saveState(trx, row.id, 'failed', context.now())) await setReachable(context, trx, row.id, false)
    })
    return 'failed'
  }
  await context.db.transaction().execute(async (trx) => {
    const before = row.kind === 'investments' ? (await lockPlansThere(trx, row)).map(({ id }) => id).filter((id) => id !== row.id) : []
    if (!(await saveState(trx, row.id, 'linked', context.now()))) return
    if (read.accounts.some(({ verification }) => verification === 'pending')) await saveByHand(trx, row.id)
    const link = { id: row.id, personId: row.person_id, institutionName: institutionName(context.keys, row), makesPrimary, before }
    // An earlier link of which nothing is left is read no more.
    for (const id of await saveLinked(context, trx, link, read.accounts))
      await endLink(context, trx, id, { actor: 'linking', action: 'link.replaced' })
  })
  return 'linked'
}
