import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { transaction } from '../../../db/transactions/transaction.ts'
import type { PartnerAccount, Reply } from '../../../partners/brokerage/brokerage.ts'
import { sealing } from '../../../security/sealing.ts'
import { writeTo } from '../../auth/write-to.ts'
import { openTask, withdrawTask } from '../../desk/open-task.ts'
import {
  type AccountChange,
  type AccountRow,
  type AccountState,
  claimAccount,
  findAccount,
  lockAccount,
  saveAccount,
} from '../account-store.ts'
import { askForDocuments, askForNoMore, sendDocuments } from '../documents.ts'
import { checkAccountJob, leaseMs, nextTryAt, openJob } from '../job-names.ts'
import { hearOfReturnedMail } from '../mail/returned-mail.ts'
import { sealedBrokerageAccounts } from '../sealed.ts'
import { accountClosedEmail, accountOpenEmail, accountRejectedEmail, actionRequiredEmail } from './account-emails.ts'
import { applicationFor } from './application.ts'

/** What comes later. An account never goes back, however late a message is. */
const ranks: Readonly<Record<AccountState, number>> = {
  WAITING: 0,
  SUBMITTED: 1,
  ACTION_REQUIRED: 2,
  APPROVAL_PENDING: 2,
  APPROVED: 3,
  ACTIVE: 4,
  REJECTED: 5,
  CLOSED: 5,
}

const hourMs = 3_600_000

/** Asks the partner for the account, until it answers. */
export async function askForAccount(context: Context, id: string): Promise<void> {
  const now = context.now()
  const row = await claimAccount(context.db, id, now, new Date(now.getTime() + leaseMs))
  if (!row) return askLater(context, id, now)
  const application = await applicationFor(context, row)
  const told = application
    ? await context.partners.brokerage.openAccount(application, row.tries > 1)
    : ({ ok: false, why: 'unavailable' } as const)
  await hearOfAccount(context, row, told)
}

/** The state of an account at the partner. */
export async function checkAccount(context: Context, id: string): Promise<void> {
  const row = await findAccount(context.db, id)
  if (row) await lookAtAccount(context, row)
}

/** The account after the partner was asked about it; undefined where nothing can come of it any more. */
async function lookAtAccount(context: Context, row: AccountRow): Promise<(AccountRow & { readonly partner_id: string }) | undefined> {
  if (row.partner_id === null || ranks[row.state] === ranks.CLOSED) return undefined
  const told = await context.partners.brokerage.findAccount(row.partner_id)
  if (isKnown(row, told)) return { ...row, partner_id: row.partner_id }
  await hearOfAccount(context, row, told)
  const heard = await findAccount(context.db, row.id)
  return heard?.partner_id && ranks[heard.state] !== ranks.CLOSED ? { ...heard, partner_id: heard.partner_id } : undefined
}

/** Most looks tell nothing new: they take no lock. */
function isKnown(row: AccountRow, told: Reply<PartnerAccount>): boolean {
  if (!told.ok) return row.state !== 'WAITING'
  const { returnedMail: mail } = told.value
  return !isNews(row, told.value) && (!mail || mail.id === row.returned_mail)
}

function isNews(row: AccountRow, told: PartnerAccount): boolean {
  return told.state !== row.state || told.asked.length !== row.asked_documents.length || isAskedForMore(row, told)
}

function isAskedForMore(row: AccountRow, { asked }: PartnerAccount): boolean {
  return asked.some((document) => !row.asked_documents.includes(document))
}

/** The same by itself, every hour until the account is open and every day from then on: what was sent for it goes along, and what it holds is noted. */
export async function watchAccount(context: Context, id: string): Promise<void> {
  const before = await findAccount(context.db, id)
  if (!before) return
  await sendDocuments(context, before)
  const row = await lookAtAccount(context, before)
  if (!row) return
  const isOpen = row.state === 'ACTIVE'
  const money = isOpen ? await context.partners.brokerage.moneyOf(row.partner_id) : undefined
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    if (money?.ok) await saveAccount(trx, id, { positions: JSON.stringify(money.value.positions), valued_at: now }, now)
    await context.jobs.send(trx, checkAccountJob, { id }, new Date(now.getTime() + (isOpen ? 24 : 1) * hourMs))
  })
}

async function askLater(context: Context, id: string, now: Date): Promise<void> {
  const row = await findAccount(context.db, id)
  if (row?.state === 'WAITING') await context.jobs.send(context.db, openJob, { id }, row.trying_until ?? nextTryAt(now, 1))
}

async function hearOfAccount(context: Context, row: AccountRow, told: Reply<PartnerAccount>): Promise<void> {
  await context.inTurn(row.person_id, () =>
    transaction(
      context.db,
      async (trx) => {
        const standing = await lockAccount(trx, row.id)
        if (!standing) return
        if (told.ok) {
          await hearOfReturnedMail(context, trx, standing, told.value)
          return applyAccount(context, trx, standing, told.value)
        }
        if (standing.state !== 'WAITING') return
        if (told.why === 'refused') return reject(context, trx, standing, told.reason)
        await context.jobs.send(trx, openJob, { id: row.id }, nextTryAt(context.now(), row.tries))
      },
      context.random,
    ),
  )
}

async function applyAccount(context: Context, trx: Queries, row: AccountRow, told: PartnerAccount): Promise<void> {
  const now = context.now()
  const isAskedAnew = isAskedForMore(row, told)
  if (!isNews(row, told) || ranks[told.state] < ranks[row.state]) return
  const isOpened = told.state === 'ACTIVE' && row.active_at === null
  const change = {
    state: told.state,
    partner_id: told.id,
    asked_documents: JSON.stringify(told.asked),
    trying_until: null,
    ...(told.number !== null && {
      partner_number: sealing(context.keys, sealedBrokerageAccounts).seal('partner_number', row.id, told.number),
      last_four: told.number.slice(-4),
    }),
    ...(isOpened && { active_at: now }),
  }
  const saved = await saveReached(context, trx, row.id, change)
  if (row.partner_id === null) await context.jobs.send(trx, checkAccountJob, { id: row.id }, new Date(now.getTime() + hourMs))
  if (isOpened) await writeTo(context, trx, row.person_id, accountOpenEmail(saved))
  if (isOpened) await context.hooks.accountOpened(context, trx, row.person_id)
  if (isOpened) await context.hooks.papersBegin(context, trx, { personId: row.person_id, accountId: row.id })
  if (told.state === 'CLOSED' && row.active_at !== null) await writeTo(context, trx, row.person_id, accountClosedEmail(saved))
  if (told.state !== 'ACTION_REQUIRED') await withdrawTask(context, trx, 'address-check', row.id)
  if (told.state === 'REJECTED') await announceRejection(context, trx, saved)
  if (told.state !== 'ACTION_REQUIRED' || !(isAskedAnew || row.state !== 'ACTION_REQUIRED')) return
  const written = await askForDocuments(context, trx, saved, told.asked)
  // The e-mail about papers says it all, unless the brokerage names none or wants again what was asked for before.
  const wanted = told.asked.filter((document) => row.state !== 'ACTION_REQUIRED' || !row.asked_documents.includes(document))
  if (wanted.length > 0 && wanted.every((document) => written.includes(document))) return
  await writeTo(context, trx, row.person_id, actionRequiredEmail(saved))
}

/** A colleague could not confirm who the person is: no account is opened. The caller writes to them. */
export async function endApplication(context: Context, trx: Queries, row: AccountRow): Promise<void> {
  await saveReached(context, trx, row.id, { state: 'REJECTED', reason: null, trying_until: null })
}

async function reject(context: Context, trx: Queries, row: AccountRow, reason: string): Promise<void> {
  const saved = await saveReached(context, trx, row.id, { state: 'REJECTED', reason, trying_until: null })
  await announceRejection(context, trx, saved)
}

/** Saves the state that an application has reached. Whoever ends it, what was paid for it is given back. */
async function saveReached(
  context: Context,
  trx: Queries,
  id: string,
  change: AccountChange & Pick<AccountRow, 'state'>,
): Promise<AccountRow> {
  const saved = await saveAccount(trx, id, change, context.now())
  if (ranks[saved.state] >= ranks.APPROVED) await askForNoMore(trx, saved)
  if (saved.state === 'REJECTED') await context.hooks.goalsMayBeRuledOut(context, trx, saved.person_id, ['account', 'loan'])
  return saved
}

/** The person learns of it at once, and a colleague finds out what is still possible. */
async function announceRejection(context: Context, trx: Queries, row: AccountRow): Promise<void> {
  await writeTo(context, trx, row.person_id, accountRejectedEmail(row))
  await openTask(context, trx, { kind: 'identity-check', personId: row.person_id, about: row.id })
}
