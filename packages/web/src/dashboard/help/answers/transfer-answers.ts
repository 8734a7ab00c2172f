import { dayOf } from '@app/schemas/rules/days/days'
import { dollarWords } from '@app/schemas/rules/money/money'
import { withdrawalArrivesBy } from '@app/schemas/rules/money/withdrawal-days'
import { shortNumber } from '@app/schemas/rules/people/short-number'
import { dateWords } from '../../../client/words/day-words.ts'
import type { Change } from '../../../screens/data/money/recharacterizations.ts'
import type { Transfer } from '../../../screens/data/money/transfers.ts'
import { accountName } from '../../transfer/account-names.ts'
import { lessWords, words as listWords, transferName } from '../../transfer/history/transfer-list.words.ts'
import { isMoving } from '../../transfer/other-ira/is-moving.ts'
import { words as otherIraWords } from '../../transfer/other-ira/other-ira.words.ts'
import { words as repeatingWords } from '../../transfer/repeating/repeating.words.ts'
import { type RepeatingDeposit, repeatingDeposits } from '../../transfer/repeating/repeating-deposit.ts'
import type { Answering, Known, Spoken } from './answer.ts'
import { words } from './money.words.ts'

const shown = 3

/** What is on its way with the day by which it arrives, changes to the other kind of IRA too; where nothing is, the last one. */
export function movedAnswer(known: Known, at: Spoken): Answering {
  const { transfers, changes = [] } = known
  const said = words[at.spoken].moved
  const own = { question: 'moved', to: '/dashboard/transfer' } as const
  if (transfers === undefined) return { ...own, fit: 'everyone', lines: [said.general] }
  // What should be there by now is what people look for.
  const open = transfers.filter(({ processed }) => !processed).toSorted((one, other) => Number(isLate(other, at)) - Number(isLate(one, at)))
  const lines = [
    ...open.slice(0, shown).map((one) => lineOf(one, arrival(one, at) ?? one.state_words, known, at)),
    ...(open.length > shown ? [said.more(open.length - shown)] : []),
    ...changes.filter(isMoving).map((one) => changeLine(one, at)),
  ]
  if (lines.length > 0) return { ...own, fit: 'under-way', lines }
  const [last] = transfers
  if (last === undefined) return { ...own, fit: 'not-theirs', lines: [said.none] }
  return { ...own, fit: 'own', lines: [said.last, transferLine(last, known, at)] }
}

/** What was moved, how much, when, and its state; why, where it came back. */
export function transferLine(transfer: Transfer, known: Pick<Known, 'accounts'>, at: Spoken): string {
  return lineOf(transfer, transfer.reason ?? transfer.state_words, known, at)
}

function lineOf(transfer: Transfer, state: string, { accounts = [] }: Pick<Known, 'accounts'>, { spoken, now }: Spoken): string {
  const { account_number: number, amount, asked_at: asked } = transfer
  const account = accounts.find(({ account_number }) => account_number === number)
  const name = transferName(transfer, account ? accountName(account) : number, listWords[spoken])
  const line = words[spoken].moved.one(name, dollarWords(amount, true), dateWords(asked, spoken, now), state)
  return [line, lessWords(transfer, listWords[spoken])].filter(Boolean).join(' ')
}

/** Its state with the day on which it is there, where there is one. */
function arrival(transfer: Transfer, { spoken, now }: Spoken): string | undefined {
  const { pk, direction, state, state_words: stands, available_on: available } = transfer
  const said = words[spoken].moved
  if (direction === 'DEPOSIT') {
    return state === 'SETTLED' && available !== null ? listWords[spoken].takeable(dateWords(available, spoken, now)) : undefined
  }
  const day = dateWords(arrivesBy(transfer), spoken, now)
  return `${stands} ${isLate(transfer, { now }) ? said.late(day, shortNumber(pk)) : said.by(day)}`
}

function isLate(transfer: Transfer, { now }: Pick<Spoken, 'now'>): boolean {
  return transfer.direction === 'WITHDRAWAL' && arrivesBy(transfer) < dayOf(now)
}

function arrivesBy({ asked_at: asked }: Transfer): string {
  return withdrawalArrivesBy(asked.slice(0, 10))
}

/** A deposit that goes to the other kind of IRA, and by when it is there. */
function changeLine(change: Change, { spoken, now }: Spoken): string {
  const { pk, amount, account_type: from, to_account_type: to, asked_at: asked, state_words: stands, moved_by: by } = change
  const said = words[spoken].moved
  const [what, day] = [otherIraWords[spoken].askedFor(dollarWords(amount, true), from, to), dateWords(by, spoken, now)]
  const there = by < dayOf(now) ? said.notThere(day, shortNumber(pk)) : said.there(day)
  return said.change(what, dateWords(asked, spoken, now), `${stands} ${there}`)
}

/** Each debit to come with its day and its sum, and what stops it. */
export function takenAnswer({ program, schedules, loans }: Known, { spoken, now }: Spoken): Answering {
  const said = words[spoken].taken
  const deposits = schedules && repeatingDeposits(program, schedules)
  // Also of a loan that is late: what comes next is debited all the same.
  const due = (loans ?? []).flatMap(({ next_debit: next }) => (next ? [next] : []))
  const isLoanOnly = due.length > 0 && deposits?.length === 0
  const own = { question: 'taken', to: isLoanOnly ? '/dashboard/loan' : '/dashboard/transfer' } as const
  const day = (date: string) => dateWords(date, spoken, now)
  const lines = [
    ...(deposits ?? []).map((one) => depositLine(one, { spoken, now })),
    ...(deposits && deposits.length > 0 ? [`${said.stop} ${repeatingWords[spoken].pauseAbout}`] : []),
    ...due.map(({ amount, on }) => said.loan(dollarWords(amount, true), day(on))),
    ...(due.length > 0 ? [said.stopLoan] : []),
  ]
  if (lines.length > 0) return { ...own, fit: 'own', lines }
  const isKnown = deposits !== undefined && loans !== undefined
  return isKnown ? { ...own, fit: 'not-theirs', lines: [said.none] } : { ...own, fit: 'everyone', lines: [said.general] }
}

function depositLine({ amount, frequency, isPaused, isStarted, next_dates: [next] }: RepeatingDeposit, { spoken, now }: Spoken): string {
  const [said, repeats] = [words[spoken].taken, repeatingWords[spoken]]
  const what = repeats.each(dollarWords(amount, amount % 1 !== 0), frequency)
  if (isPaused) return said.resting(what, repeats.paused)
  if (!isStarted || next === undefined) return said.resting(what, repeats.waits)
  return said.next(what, dateWords(next, spoken, now))
}
