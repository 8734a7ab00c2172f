import type { Words } from '@app/schemas/language'
import { bankProblem, bankProblemWords } from '@app/schemas/rules/money/bank-limits'
import type { Insertable } from 'kysely'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries, Tables } from '../../../db/database.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import { type AccountRow, findAccounts, findOwnAccount } from '../account-store.ts'
import { book } from '../booking.ts'
import { sendJob } from '../job-names.ts'
import { type BankAccount, usableBankOf } from './bank-account.ts'
import { addTransfer, type TransferRow } from './transfer-store.ts'

/** The words that were shown to people who allowed a debit from their bank, or a transfer of their money. */
export const consentVersion = '2026-11'

const minuteMs = 60_000

type Asked = Pick<
  Insertable<Tables['brokerage_transfers']>,
  | 'direction'
  | 'type'
  | 'tax_year'
  | 'amount_cents'
  | 'withholding_percent'
  | 'withheld_cents'
  | 'state_withholding_percent'
  | 'state_withheld_cents'
  | 'additional_tax_cents'
  | 'fee_cents'
  | 'loan_id'
  | 'schedule_id'
>

const words = {
  notOpen: { en: 'This account isn’t open yet.', es: 'Esta cuenta aún no está abierta.' },
  noIra: { en: 'You have no IRA with us that is open.', es: 'No tienes una IRA abierta con nosotros.' },
  whichIra: {
    en: 'You have more than one IRA. Choose the account that the money comes from.',
    es: 'Tienes más de una IRA. Elige la cuenta de la que sale el dinero.',
  },
} as const satisfies Readonly<Record<string, Words<string>>>

/** The account of that number, or else their only IRA, with the bank that money comes from or goes to; or why it cannot. */
export async function accountAndBankOf(context: Context, trx: Queries, personId: string, number: string | undefined) {
  const account = await (number === undefined ? onlyIraOf(trx, personId) : openAccountOf(trx, personId, number))
  if (isFailure(account)) return account
  const bank = await usableBankOf(context, trx, personId)
  return isFailure(bank) ? bank : { account, bank }
}

/** The account of that number, when it is theirs and open. */
async function openAccountOf(trx: Queries, personId: string, number: string) {
  const account = await findOwnAccount(trx, personId, number)
  if (!account) return fail('not_found')
  return account.state === 'ACTIVE' ? account : fail('not_in_this_state', { detail: words.notOpen })
}

/** The only open IRA of a person. */
async function onlyIraOf(trx: Queries, personId: string) {
  const iras = (await findAccounts(trx, personId)).filter(
    ({ state, account_type }) => state === 'ACTIVE' && account_type !== 'INDIVIDUAL_401K',
  )
  const [ira, other] = iras
  if (!ira) return fail('not_in_this_state', { detail: words.noIra })
  return other ? fail('not_in_this_state', { detail: words.whichIra }) : ira
}

export function refuseAmount(amountCents: number, isAllThereIs = false) {
  const problem = bankProblem(amountCents, isAllThereIs)
  if (problem === undefined) return undefined
  const said = bankProblemWords[problem]
  return problem === 'too-little' ? fail('validation_failed', { fields: { amount: [said] } }) : fail('over_the_limit', { detail: said })
}

export function tooLittleWords(amountCents: number, isAllThereIs: boolean): Words<string> | undefined {
  return bankProblem(amountCents, isAllThereIs) === 'too-little' ? bankProblemWords['too-little'] : undefined
}

type AskedDeposit = {
  readonly type: string
  readonly taxYear: number | null
  readonly amountCents: number
  readonly scheduleId: string | null
}

/** Saves a deposit from the bank, and books it as pending. */
export async function askDeposit(
  context: Context,
  trx: Queries,
  account: AccountRow,
  bank: BankAccount,
  { type, taxYear, amountCents, scheduleId }: AskedDeposit,
): Promise<TransferRow> {
  const row = await saveTransfer(context, trx, account, bank, {
    direction: 'IN',
    type,
    tax_year: taxYear,
    amount_cents: amountCents,
    schedule_id: scheduleId,
  })
  await book.depositAsked(trx, row, row.asked_at)
  return row
}

/** Where the money comes from: a bank, or an old plan that sends it in some way. */
type From = Pick<BankAccount, 'id' | 'lastFour'> | { readonly way: 'check' | 'wire' }

/** Who asks for it, and whether it may wait so that they can take it back. */
export type Asker = { readonly isPerson: boolean; readonly mayWait: boolean }

/**
 * Saves what was asked for, to be sent to the partner: what people ask for themselves once they can no longer take it back, anything else
 * after the commit. Consent was part of the request.
 */
export async function saveTransfer(
  context: Context,
  trx: Queries,
  account: AccountRow,
  from: From,
  asked: Asked,
  asker = askerOf(from, asked),
): Promise<TransferRow> {
  const source =
    'way' in from
      ? { bank_id: null, bank_last_four: null, payment_way: from.way }
      : { bank_id: from.id, bank_last_four: from.lastFour, payment_way: null }
  const waitsUntil = asker.mayWait ? patienceUntil(context) : null
  const row = await addTransfer(trx, {
    ...asked,
    ...source,
    id: context.newId(),
    person_id: account.person_id,
    account_id: account.id,
    state: 'WAITING',
    partner_id: null,
    reason: null,
    consent_version: consentVersion,
    trying_until: null,
    asked_at: context.now(),
    waits_until: waitsUntil,
    sent_at: null,
    settled_at: null,
    available_at: null,
    ended_at: null,
  })
  const subject = `person:${account.person_id}`
  await audit(trx, {
    actor: asker.isPerson ? subject : 'brokerage',
    action: 'way' in from ? 'rollover.expected' : asked.direction === 'IN' ? 'deposit.asked' : 'withdrawal.asked',
    subject,
    detail: { transfer: row.id, account: account.id, consent: consentVersion },
  })
  await context.jobs.send(trx, sendJob, { id: row.id }, waitsUntil ?? undefined)
  return row
}

/** What neither a schedule, a loan nor an old plan moves, people move themselves. */
function askerOf(from: From, { schedule_id, loan_id = null }: Asked): Asker {
  const isPerson = !('way' in from) && schedule_id === null && loan_id === null
  return { isPerson, mayWait: isPerson }
}

/** Until when people can take back what they asked for. */
export function patienceUntil({ now, settings: { moneyWaitsMinutes } }: Context): Date | null {
  return moneyWaitsMinutes === 0 ? null : new Date(now().getTime() + moneyWaitsMinutes * minuteMs)
}
