import type { LinkState } from '../../db/tables/linked-institutions.ts'
import { sealing } from '../../security/sealing.ts'
import { saveLinked, setReachable } from '../financial-accounts/linked-accounts.ts'
import { endLink } from './end-link.ts'
import { accessTokenOf, institutionName } from './institution.ts'
import type { LinkingGround } from './linking-ground.ts'
import { findLink, type LinkRow, leaveLink, lockPlansThere, saveByHand, saveExchanged, saveState, takeLink } from './store.ts'

const busyMs = 40_000

/**
 * Takes a link as far as the partner lets it: from the public token to the accounts. One at a time; what the partner does not answer
 * stays as it is and may be asked again. Says whether it was anybody's turn.
 */
export async function advanceLink(linking: LinkingGround, id: string): Promise<boolean> {
  const { ground } = linking
  const row = await takeLink(ground.db, id, ground.now(), new Date(ground.now().getTime() + busyMs))
  if (!row) return false
  try {
    if (row.state === 'exchanging') await exchange(linking, row)
    const exchanged = row.state === 'exchanging' ? await findLink(ground.db, id) : row
    if (exchanged?.state === 'reading') await readAccounts(linking, exchanged, row.makes_primary)
  } finally {
    await leaveLink(ground.db, id)
  }
  return true
}

async function exchange({ ground, partner }: LinkingGround, row: LinkRow): Promise<void> {
  const { open, seal } = sealing(ground.keys, 'linked_institutions')
  if (row.public_token === null) return
  const exchanged = await partner.exchange(open('public_token', row.id, row.public_token))
  if (exchanged.ok) {
    const accessToken = seal('access_token', row.id, exchanged.accessToken)
    const isKept = await saveExchanged(ground.db, row.id, accessToken, exchanged.itemId, ground.now())
    if (!isKept) await partner.remove(exchanged.accessToken)
  } else if (exchanged.why !== 'unavailable') await saveState(ground.db, row.id, 'failed', ground.now())
}

/** Asks the partner for the accounts of a link and keeps what it tells. */
export async function readAccounts(linking: LinkingGround, row: LinkRow, makesPrimary: boolean): Promise<LinkState | 'unavailable'> {
  const { ground, partner } = linking
  const accessToken = accessTokenOf(ground.keys, row)
  if (accessToken === undefined) return row.state
  const read = await partner.accounts(accessToken, row.kind)
  if (!read.ok) {
    if (read.why === 'unavailable') return 'unavailable'
    const state = read.why === 'login-required' ? 'login_required' : 'failed'
    await ground.db.transaction().execute(async (trx) => {
      if (await saveState(trx, row.id, state, ground.now())) await setReachable(ground, trx, row.id, false)
    })
    return state
  }
  await ground.db.transaction().execute(async (trx) => {
    const before = row.kind === 'investments' ? (await lockPlansThere(trx, row)).map(({ id }) => id).filter((id) => id !== row.id) : []
    if (!(await saveState(trx, row.id, 'linked', ground.now()))) return
    if (read.accounts.some(({ verification }) => verification === 'pending')) await saveByHand(trx, row.id)
    const link = { id: row.id, personId: row.person_id, institutionName: institutionName(ground.keys, row), makesPrimary, before }
    // An earlier link of which nothing is left is read no more.
    for (const id of await saveLinked(ground, trx, link, read.accounts))
      await endLink(ground, trx, id, { actor: 'linking', action: 'link.replaced' })
  })
  return 'linked'
}
