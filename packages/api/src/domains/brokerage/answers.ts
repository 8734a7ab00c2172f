import { toDollars } from '@app/schemas/api/fields'
import { contributionTypes } from '@app/schemas/api/money/brokerage-fields'
import type { Language, Words } from '@app/schemas/language'
import { bankDayOnOrAfter } from '@app/schemas/rules/days/bank-days'
import { dayOf } from '@app/schemas/rules/days/days'
import { nextDepositDays } from '@app/schemas/rules/investing/deposit-schedules'
import { distributionTypes, possibleDistributions } from '@app/schemas/rules/money/distributions'
import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import type { Person, Sender } from '../../http/call/handlers.ts'
import { completeBirthDateOf } from '../personal-information/identity-of.ts'
import { type AccountRow, findAccounts } from './account-store.ts'
import { type AccountMoney, moneyOf } from './booking.ts'
import { findRecharacterizations } from './recharacterizations/recharacterization-store.ts'
import { findScheduleDays, findSchedules, type ScheduleDayRow, type ScheduleRow } from './schedules/schedule-store.ts'
import { isTaxedByState } from './transfers/state-tax.ts'
import { takeableOf } from './transfers/takeable.ts'
import { canBeTakenBack, findTransfers, type TransferRow, type TransferState } from './transfers/transfer-store.ts'
import { accountNamesIn, accountStateWords } from './words/account-words.ts'
import { reasonWords, scheduleDayWords } from './words/reason-words.ts'

const shownDays = 6
const shownDates = 3

/** A person who is signed in, and the language in which they read the answer. */
export type Reader = Person & { readonly language: Language }

export function readerOf({ person, sender }: { readonly person: Person; readonly sender: Sender }): Reader {
  return { ...person, language: sender.language }
}

/** What can be taken out now, of each account: the same that a withdrawal goes by. */
export async function cashAvailable(context: Context, personId: string) {
  const { db } = context
  const accounts = (await findAccounts(db, personId)).filter(({ state }) => state === 'ACTIVE')
  const birthDate = await completeBirthDateOf({ db, keys: context.keys }, personId)
  const today = dayOf(context.now())
  const all = await Promise.all(
    accounts.map(async (row) => ({ row, money: await moneyOf(db, row.id), takeable: await takeableOf(context, db, row) })),
  )
  return {
    cash_available: toDollars(all.reduce((sum, { takeable }) => sum + takeable.cents, 0)),
    state_taxes_income: await isTaxedByState(db, personId),
    accounts: all.map(({ row, money, takeable }) => ({
      account_number: row.number,
      ...toMoneyAnswer(money),
      cash_available: toDollars(takeable.cents),
      in_cash: toDollars(takeable.cash),
      in_funds: toDollars(takeable.funds),
      held_by_loans: toDollars(takeable.heldByLoans),
      distribution_types: birthDate === undefined ? [] : possibleDistributions({ accountType: row.account_type, birthDate, today }),
    })),
  }
}

export async function listAccounts(context: Context, personId: string, language: Language, isActive: 'true' | 'false' | undefined) {
  const { db, hooks } = context
  const accounts = await findAccounts(db, personId)
  const wanted = accounts.filter(({ state }) => isActive === undefined || String(state === 'ACTIVE') === isActive)
  const answers = wanted.map(async (row) => {
    const fundsCents = await hooks.fundsWorth(context, db, { personId, accountId: row.id })
    return toAccountAnswer(row, await moneyOf(db, row.id), language, fundsCents)
  })
  return { results: await Promise.all(answers) }
}

export async function listTransfers(db: Queries, personId: string, language: Language, isWanted: (row: TransferRow) => boolean) {
  const numbers = await numbersOf(db, personId)
  const rows = (await findTransfers(db, personId)).filter(isWanted)
  const changes = (await findRecharacterizations(db, personId)).filter(({ state }) => state === 'SETTLED')
  const changedCents = ({ id }: TransferRow) =>
    changes.filter(({ transfer_id }) => transfer_id === id).reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  return { results: rows.map((row) => toTransferAnswer(row, numbers.get(row.account_id) ?? '', language, changedCents(row))) }
}

export function isAsked(processed: 'true' | 'false' | undefined): (row: TransferRow) => boolean {
  return (row) => processed === undefined || String(isProcessed(row)) === processed
}

export async function listSchedules(db: Queries, personId: string, language: Language, status = 'ACTIVE') {
  const [numbers, days, rows] = await Promise.all([numbersOf(db, personId), findScheduleDays(db, personId), findSchedules(db, personId)])
  const wanted = rows.filter((row) => row.status === status)
  return {
    results: wanted.map((row) => {
      const own = days.filter(({ schedule_id }) => schedule_id === row.id)
      return toScheduleAnswer(row, numbers.get(row.account_id) ?? '', own, language)
    }),
  }
}

async function numbersOf(db: Queries, personId: string): Promise<ReadonlyMap<string, string>> {
  return new Map((await findAccounts(db, personId)).map(({ id, number }) => [id, number]))
}

/** `fundsCents`: what its funds are worth that we hold ourselves. */
export function toAccountAnswer(row: AccountRow, money: AccountMoney, language: Language, fundsCents = 0) {
  const stateWords = accountStateWords[row.state][language]
  return {
    pk: row.id,
    account_number: row.number,
    last_four: row.last_four,
    account_type: row.account_type,
    registration: accountNamesIn[language][row.account_type],
    is_active: row.state === 'ACTIVE',
    state: row.state,
    state_words: row.state === 'REJECTED' ? `${stateWords} ${reasonWords(row.reason, language) ?? ''}`.trim() : stateWords,
    waiting_for_partner: row.state === 'WAITING',
    asked_documents: row.asked_documents,
    ...toMoneyAnswer(money),
    invested: toDollars(investedCents(row) + fundsCents),
    valued_at: momentOf(row.valued_at),
    asked_at: row.created_at.toISOString(),
    active_at: momentOf(row.active_at),
  }
}

function toMoneyAnswer({ cash, pending, unsettled, held, owed }: AccountMoney) {
  return {
    cash_available: toDollars(cash),
    pending: toDollars(pending),
    unsettled: toDollars(unsettled),
    held: toDollars(held),
    owed: toDollars(owed),
  }
}

export function investedCents({ positions }: Pick<AccountRow, 'positions'>): number {
  return positions.reduce((sum, { valueCents }) => sum + valueCents, 0)
}

function isProcessed({ direction, state }: Pick<TransferRow, 'direction' | 'state'>): boolean {
  return !(state === 'WAITING' || state === 'SENT' || (direction === 'IN' && state === 'SETTLED'))
}

/** `changedCents`: what of a deposit was changed to the other kind of IRA. */
export function toTransferAnswer(row: TransferRow, accountNumber: string, language: Language, changedCents = 0) {
  return {
    pk: row.id,
    account_number: accountNumber,
    direction: row.direction === 'IN' ? 'DEPOSIT' : 'WITHDRAWAL',
    contribution_type: contributionTypes.find((type) => row.direction === 'IN' && type === row.type) ?? null,
    distribution_type: distributionTypes.find((type) => row.direction === 'OUT' && type === row.type) ?? null,
    tax_year: row.tax_year,
    amount: toDollars(row.amount_cents),
    federal_withholding_percent: row.withholding_percent,
    tax_withheld: toDollars(row.withheld_cents),
    state_withholding_percent: row.state_withholding_percent,
    state_tax_withheld: toDollars(row.state_withheld_cents),
    net_amount: toDollars(row.amount_cents - row.withheld_cents - row.state_withheld_cents - row.fee_cents),
    additional_tax: toDollars(row.additional_tax_cents),
    recharacterized: toDollars(changedCents),
    state: row.state,
    state_words: stateWordsOf(row)[language],
    processed: isProcessed(row),
    waiting_for_partner: row.state === 'WAITING' && row.is_partner_down,
    reason: reasonWords(row.reason, language),
    bank_last_four: row.bank_last_four,
    payment_way: row.payment_way,
    transfer_schedule_id: row.schedule_id,
    loan_id: row.loan_id,
    asked_at: row.asked_at.toISOString(),
    waits_until: canBeTakenBack(row) ? momentOf(row.waits_until) : null,
    sent_at: momentOf(row.sent_at),
    settled_at: momentOf(row.settled_at),
    available_on: row.available_at && dayOf(row.available_at),
    ended_at: momentOf(row.ended_at),
  } as const
}

type StateWords = Readonly<Record<TransferState, Words<string>>>

const saved: Words<string> = {
  en: 'Saved. We send it to the brokerage as soon as we reach it.',
  es: 'Guardado. Lo enviamos a la casa de bolsa en cuanto podamos comunicarnos con ella.',
}

const depositWords: StateWords = {
  WAITING: saved,
  SENT: { en: 'On its way from your bank.', es: 'En camino desde tu banco.' },
  SETTLED: {
    en: 'It has arrived. It can’t be paid out until your bank can no longer take it back.',
    es: 'Ya llegó. No se puede retirar mientras tu banco todavía pueda pedirlo de vuelta.',
  },
  AVAILABLE: { en: 'It has arrived.', es: 'Ya llegó.' },
  RETURNED: { en: 'Your bank sent it back.', es: 'Tu banco lo devolvió.' },
  REFUSED: { en: 'It wasn’t taken. No money moved.', es: 'No se tomó. No se movió dinero.' },
  TAKEN_BACK: { en: 'You took it back. No money moved.', es: 'Lo anulaste. No se movió dinero.' },
}

const paid: Words<string> = { en: 'It was paid to your bank.', es: 'Se pagó a tu banco.' }

const withdrawalWords: StateWords = {
  WAITING: saved,
  SENT: { en: 'On its way to your bank.', es: 'En camino a tu banco.' },
  SETTLED: paid,
  AVAILABLE: paid,
  RETURNED: {
    en: 'Your bank sent it back. The money is back in your account.',
    es: 'Tu banco lo devolvió. El dinero está otra vez en tu cuenta.',
  },
  REFUSED: { en: 'It wasn’t paid out. The money is still in your account.', es: 'No se pagó. El dinero sigue en tu cuenta.' },
  TAKEN_BACK: { en: 'You took it back. The money is still in your account.', es: 'Lo anulaste. El dinero sigue en tu cuenta.' },
}

const paymentWords: StateWords = {
  WAITING: {
    en: 'Your old plan says it has sent this. We announce it to the brokerage as soon as we reach it.',
    es: 'Tu plan anterior dice que ya lo envió. Se lo avisamos a la casa de bolsa en cuanto podamos comunicarnos con ella.',
  },
  SENT: { en: 'On its way from your old plan.', es: 'En camino desde tu plan anterior.' },
  SETTLED: {
    en: 'It has arrived. For a few days it can still be returned, so it isn’t paid out or invested yet.',
    es: 'Ya llegó. Durante unos días todavía se puede devolver, así que aún no se paga ni se invierte.',
  },
  AVAILABLE: { en: 'It has arrived.', es: 'Ya llegó.' },
  RETURNED: { en: 'It was returned to the sender.', es: 'Se devolvió a quien lo envió.' },
  REFUSED: { en: 'The brokerage didn’t take it.', es: 'La casa de bolsa no lo aceptó.' },
  TAKEN_BACK: { en: 'It was taken back.', es: 'Se anuló.' },
}

const waitingWords: Words<string> = {
  en: 'Saved. It isn’t sent yet, so you can still take it back.',
  es: 'Guardado. Aún no se ha enviado, así que todavía lo puedes anular.',
}

/** How far money has come. A payment way is that of an old plan; money from a bank or to one has none. */
function stateWordsOf(row: TransferRow): Words<string> {
  const { direction, state, payment_way: way } = row
  if (way !== null) return paymentWords[state]
  if (canBeTakenBack(row)) return waitingWords
  return (direction === 'IN' ? depositWords : withdrawalWords)[state]
}

export function toScheduleAnswer(row: ScheduleRow, accountNumber: string, days: readonly ScheduleDayRow[], language: Language) {
  const isActive = row.status === 'ACTIVE'
  return {
    transfer_schedule_id: row.id,
    version: row.version,
    account_number: accountNumber,
    contribution_type: contributionTypes.find((type) => type === row.contribution_type) ?? 'CURRENT_YEAR',
    frequency: row.frequency,
    amount: toDollars(row.amount_cents),
    status: row.status,
    first_date: bankDayOnOrAfter(row.first_on),
    next_dates: isActive ? nextDepositDays(row.frequency, row.first_on, row.next_number, shownDates) : [],
    days: days.slice(0, shownDays).map(({ due_on, outcome, reason }) => ({
      due_on,
      outcome,
      words: scheduleDayWords({ outcome, reason }, language),
    })),
  }
}

function momentOf(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
