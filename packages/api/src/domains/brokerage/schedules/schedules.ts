import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents } from '@app/schemas/api/fields'
import type { brokerageContracts } from '@app/schemas/api/money/brokerage'
import type { Language, Words } from '@app/schemas/language'
import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { dayWords } from '@app/schemas/rules/days/day-words'
import { addMonths, dayOf } from '@app/schemas/rules/days/days'
import { lastYearOpenUntil } from '@app/schemas/rules/investing/savings-program'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { type Base, isStale } from '../../../db/transactions/base-version.ts'
import { fail, isFailure } from '../../../failure/failure.ts'
import { doOnce } from '../../../once/once.ts'
import { findAccount } from '../account-store.ts'
import type { Reader } from '../reader.ts'
import { openAccountOf, refuseAmount } from '../transfers/ask-money.ts'
import { usableBankOf } from '../transfers/bank-account.ts'
import { toScheduleAnswer } from '../views.ts'
import { beginSchedule, endSchedule, refuseYearly } from './begin-schedule.ts'
import { changeSchedule } from './change-schedule.ts'
import { findScheduleDays, lockSchedule, type ScheduleRow } from './schedule-store.ts'

const onItsOwn = { isFirstForLastYear: false, isAgreedBefore: false } as const

type Created = BodyOf<typeof brokerageContracts.createTransferSchedule>
type Updated = BodyOf<typeof brokerageContracts.updateTransferSchedule>

const words = {
  ended: { en: 'This repeating deposit has ended.', es: 'Este depósito periódico terminó.' },
  ownYear: {
    en: 'Repeating deposits count for the year they’re made in.',
    es: 'Los depósitos periódicos cuentan para el año en que se hacen.',
  },
  otherDay: {
    en: 'Choose a day after today and within a year.',
    es: 'Elige un día después de hoy y antes de que pase un año.',
  },
} as const satisfies Readonly<Record<string, Words<string>>>

/** Begins deposits that repeat; each is made on its day, by a job. */
export async function createSchedule(context: Context, person: Reader, key: string, sent: Created) {
  const amountCents = dollarsToCents(sent.amount)
  const today = dayOf(context.now())
  const refused = refuseAmount(amountCents) ?? refuseDays(sent, today)
  if (refused) return refused
  const work = async (trx: Queries) => {
    const account = await openAccountOf(trx, person.id, sent.account_number)
    if (isFailure(account)) return account
    const bank = await usableBankOf(context, trx, person.id)
    if (isFailure(bank)) return bank
    const over = await refuseYearly(context, trx, person.id, account.account_type, amountCents)
    if (over) return over
    const row = await beginSchedule(context, trx, account, {
      ...sent,
      amountCents,
      firstOn: sent.first_date ?? addBankDays(today, 1),
      ...onItsOwn,
    })
    return toScheduleAnswer(row, account.number, [], person.language)
  }
  return context.inTurn(person.id, () => doOnce(context, { personId: person.id, call: 'createTransferSchedule', key, request: sent }, work))
}

/** From the next deposit on it is another amount, or another rhythm; or it is paused, or goes on. */
export async function updateSchedule(context: Context, person: Reader, base: Base, key: string, sent: Updated) {
  const wrongAmount = sent.amount === undefined ? undefined : refuseAmount(dollarsToCents(sent.amount))
  const refused = wrongAmount ?? refuseDay(sent.first_date, dayOf(context.now()))
  if (refused) return refused
  const work = async (trx: Queries) => {
    const row = await ownSchedule(trx, person.id, sent.transfer_schedule_id)
    if (isFailure(row)) return row
    if (row.status === 'CANCELLED') return fail('not_in_this_state', { detail: words.ended })
    if (isStale(row, base)) return fail('precondition_failed')
    const account = await findAccount(trx, row.account_id)
    if (!account) return fail('not_found')
    const saved = await changeSchedule(context, trx, row, account, sent)
    return isFailure(saved) ? saved : answerFor(trx, saved, account.number, person.language)
  }
  const request = { ...sent, base }
  return context.inTurn(person.id, () => doOnce(context, { personId: person.id, call: 'updateTransferSchedule', key, request }, work))
}

/** Nothing more is taken. Ended before, it stays so. */
export async function cancelSchedule(context: Context, person: Reader, key: string, id: string) {
  const work = async (trx: Queries) => {
    const row = await ownSchedule(trx, person.id, id)
    if (isFailure(row)) return row
    const account = await findAccount(trx, row.account_id)
    if (!account) return fail('not_found')
    if (row.status === 'CANCELLED') return answerFor(trx, row, account.number, person.language)
    const saved = await endSchedule(context, trx, row)
    return answerFor(trx, saved, account.number, person.language)
  }
  return context.inTurn(person.id, () =>
    doOnce(context, { personId: person.id, call: 'cancelTransferSchedule', key, request: { id } }, work),
  )
}

async function ownSchedule(trx: Queries, personId: string, id: string) {
  const row = await lockSchedule(trx, id)
  return row && row.person_id === personId ? row : fail('not_found')
}

async function answerFor(trx: Queries, row: ScheduleRow, accountNumber: string, language: Language) {
  const days = (await findScheduleDays(trx, row.person_id)).filter(({ schedule_id }) => schedule_id === row.id)
  return toScheduleAnswer(row, accountNumber, days, language)
}

/** What is possible instead is stated, too. */
function ownYearWords(today: string): Words<string> {
  const until = lastYearOpenUntil(today)
  const { en, es } = words.ownYear
  if (until === undefined) return { en, es }
  return {
    en: `${en} Until ${dayWords(until)} you can make a single deposit for last year, and repeat deposits for this year.`,
    es: `${es} Hasta el ${dayWords(until, 'es')} puedes hacer un solo depósito para el año pasado y repetir depósitos para este año.`,
  }
}

function refuseDays({ contribution_type, first_date }: Created, today: string) {
  if (contribution_type !== 'CURRENT_YEAR') return fail('validation_failed', { fields: { contribution_type: [ownYearWords(today)] } })
  return refuseDay(first_date, today)
}

function refuseDay(first_date: string | undefined, today: string) {
  if (first_date === undefined) return undefined
  const isSoon = first_date > today && first_date <= addMonths(today, 12)
  return isSoon ? undefined : fail('validation_failed', { fields: { first_date: [words.otherDay] } })
}
