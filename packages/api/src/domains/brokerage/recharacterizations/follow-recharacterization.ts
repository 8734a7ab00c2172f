import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { transaction } from '../../../db/transactions/transaction.ts'
import type { PartnerTransfer } from '../../../partners/brokerage/brokerage.ts'
import { writeTo } from '../../auth/write-to.ts'
import { findAccount, findAccounts } from '../account-store.ts'
import { bookOver } from '../booking.ts'
import { followOverJob } from '../job-names.ts'
import { overDoneEmail, overRefusedEmail } from './recharacterization-emails.ts'
import {
  findRecharacterization,
  lockRecharacterization,
  type RecharacterizationRow,
  type RecharacterizationState,
  saveRecharacterization,
} from './recharacterization-store.ts'
import { sidesOf } from './view.ts'

const hourMs = 3_600_000

/** The state of a change to the other kind of IRA at the partner. */
export async function checkRecharacterization(context: Context, id: string): Promise<void> {
  const row = await findRecharacterization(context.db, id)
  const account = row && (await findAccount(context.db, row.from_account_id))
  if (!row?.partner_id || !account?.partner_id) return
  const told = await context.partners.brokerage.findTransfer(account.partner_id, row.partner_id)
  if (told.ok) await applyToRecharacterization(context, row, told.value)
}

/** The same by itself, for as long as something can still happen to it. */
export async function watchRecharacterization(context: Context, id: string): Promise<void> {
  await checkRecharacterization(context, id)
  const row = await findRecharacterization(context.db, id)
  if (row?.state === 'SENT') await watch(context, context.db, row)
}

/** Brings a change to where the partner says it is, with the money and in one transaction. What comes late or twice changes nothing. */
export async function applyToRecharacterization(context: Context, known: RecharacterizationRow, told: PartnerTransfer): Promise<void> {
  const work = async (trx: Queries) => {
    const row = await lockRecharacterization(trx, known.id)
    if (row && follows[told.state].includes(row.state)) await moves[told.state](context, trx, row, told)
  }
  await context.inTurn(known.person_id, () => transaction(context.db, work, context.random))
}

/** From which states of ours each of the partner's leads on. */
const follows: Readonly<Record<PartnerTransfer['state'], readonly RecharacterizationState[]>> = {
  SENT: ['WAITING'],
  SETTLED: ['WAITING', 'SENT'],
  RETURNED: ['WAITING', 'SENT'],
  REFUSED: ['WAITING', 'SENT'],
}

type Move = (
  context: Context,
  trx: Queries,
  row: RecharacterizationRow,
  told: Pick<PartnerTransfer, 'reason' | 'at'> & { id: string | null },
) => Promise<void>

/** Nothing was moved: what was put aside for it goes back, and is put to work again. */
export const refuseRecharacterization: Move = async (context, trx, row, { id, reason, at }) => {
  await bookOver.refused(trx, row, at)
  const saved = await saveRecharacterization(trx, row.id, {
    partner_id: id,
    trying_until: null,
    is_partner_down: false,
    state: 'REFUSED',
    reason,
    ended_at: at,
  })
  await auditOver(trx, saved, 'refused')
  await context.hooks.cashCame(context, trx, { personId: row.person_id, accountId: row.from_account_id, orderId: row.id })
  await writeTo(context, trx, row.person_id, overRefusedEmail(saved, sidesOf(saved, await findAccounts(trx, row.person_id))))
}

const settleOver: Move = async (context, trx, row, { id, at }) => {
  const { person_id: personId, to_account_id: accountId } = row
  await bookOver.settled(trx, row, at)
  const saved = await saveRecharacterization(trx, row.id, { ...reached(id, row, at), state: 'SETTLED', settled_at: at, ended_at: at })
  await auditOver(trx, saved, 'settled')
  await context.hooks.cashCame(context, trx, { personId, accountId, orderId: row.id })
  await context.hooks.accountMoved(context, trx, { personId, at })
  await writeTo(context, trx, personId, overDoneEmail(saved, sidesOf(saved, await findAccounts(trx, personId))))
}

const moves: Readonly<Record<PartnerTransfer['state'], Move>> = {
  SENT: async (context, trx, row, { id, at }) => {
    await saveRecharacterization(trx, row.id, { ...reached(id, row, at), state: 'SENT' })
    await watch(context, trx, row)
  },
  SETTLED: settleOver,
  RETURNED: refuseRecharacterization,
  REFUSED: refuseRecharacterization,
}

function reached(partnerId: string | null, row: RecharacterizationRow, at: Date) {
  return { partner_id: partnerId, trying_until: null, is_partner_down: false, sent_at: row.sent_at ?? at }
}

async function watch(context: Context, trx: Queries, { id }: RecharacterizationRow): Promise<void> {
  await context.jobs.send(trx, followOverJob, { id }, new Date(context.now().getTime() + hourMs))
}

async function auditOver(trx: Queries, { id, person_id }: RecharacterizationRow, what: string): Promise<void> {
  await audit(trx, {
    actor: 'brokerage',
    action: `recharacterization.${what}`,
    subject: `person:${person_id}`,
    detail: { recharacterization: id },
  })
}
