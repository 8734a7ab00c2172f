import { addBankDays } from '@app/schemas/rules/days/bank-days'
import { type DepositFrequency, depositFrequencies, mayBegin, nextDepositDays } from '@app/schemas/rules/investing/deposit-schedules'
import { bankLimits, bankProblem } from '@app/schemas/rules/money/bank-limits'
import { dollarWords, toCents } from '@app/schemas/rules/money/money'
import type { BrokerageAccount } from '../../../screens/data/money/ira-accounts.ts'
import type { Room } from '../../../screens/data/money/transfers.ts'
import type { Often, PutInWords } from './put-in.words.ts'

/** What was typed or chosen, as it is on the page. */
export type PutInTyped = {
  readonly amount: string
  /** The pk of one. Empty: the first. */
  readonly account: string
  readonly often: Often
  /** Empty: this year. */
  readonly taxYear: string
  readonly firstDay: string
}

/** The same as the device keeps it. */
export type PutInDraft = { readonly [Name in keyof PutInTyped]: string }

/** How the form begins. */
export function blankPutIn(today: string): PutInDraft {
  return { amount: '', account: '', often: 'once', taxYear: '', firstDay: addBankDays(today, 1) }
}

export const oftens: readonly Often[] = ['once', ...depositFrequencies]

/** A deposit, or several, as they can be asked for. */
export type PutInWish = {
  readonly account: BrokerageAccount
  readonly amount: number
  readonly often: Often
  readonly taxYear: number
  readonly isLastYear: boolean
  readonly days: readonly string[]
}

type Errors = Partial<Readonly<Record<'amount' | 'first_date', string>>>
type Known = { readonly accounts: readonly BrokerageAccount[]; readonly rooms: readonly Room[]; readonly today: string }

const shownDays = 3

/** The wish behind what was typed, or what is wrong with it. */
export function readPutIn(
  typed: PutInTyped,
  { accounts, rooms, today }: Known,
  said: PutInWords,
): { readonly wish: PutInWish } | { readonly errors: Errors } {
  const account = accountOf(accounts, typed)
  const cents = toCents(typed.amount)
  const isOnce = typed.often === 'once'
  const taxYear = taxYearOf(typed, rooms, account, today)
  const room = isOnce && account ? roomOf(rooms, account, taxYear) : undefined
  const amount = cents.ok ? amountProblem(cents.value, room, said) : said.amountMissing
  const { often, firstDay } = typed
  const isDayWrong = !isOnce && !mayBegin(firstDay, today)
  const errors = { ...(amount !== undefined && { amount }), ...(isDayWrong && { first_date: said.dayWrong }) }
  if (!account || !cents.ok || Object.keys(errors).length > 0) return { errors }
  const days = often === 'once' ? [] : daysOf(often, firstDay)
  return { wish: { account, amount: cents.value / 100, often, taxYear, isLastYear: isOnce && taxYear < yearOf(today), days } }
}

/** What comes back from the device may be of another day: it chooses only among what there is now. */
export function readPutInDraft({ often, ...draft }: PutInDraft): PutInTyped {
  return { ...draft, often: oftens.find((one) => one === often) ?? 'once' }
}

export function accountOf(accounts: readonly BrokerageAccount[], { account }: Pick<PutInTyped, 'account'>): BrokerageAccount | undefined {
  return accounts.find(({ pk }) => pk === account) ?? accounts[0]
}

/** The chosen year, while money can still be put in for it; or else this year, by the clock of the service. */
export function taxYearOf(
  typed: Pick<PutInTyped, 'often' | 'taxYear'>,
  rooms: readonly Room[],
  account: BrokerageAccount | undefined,
  today: string,
): number {
  const chosen = Number(typed.taxYear)
  return typed.often === 'once' && account && roomOf(rooms, account, chosen) ? chosen : yearOf(today)
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

/** What an account may still take for a year. */
export function roomOf(rooms: readonly Room[], account: Pick<BrokerageAccount, 'account_type'>, taxYear: number): Room | undefined {
  return rooms.find((room) => room.account_type === account.account_type && room.tax_year === taxYear)
}

function daysOf(often: DepositFrequency, first: string): readonly string[] {
  return nextDepositDays(often, first, 0, shownDays)
}

function amountProblem(cents: number, room: Room | undefined, said: PutInWords): string | undefined {
  const problem = bankProblem(cents)
  if (problem === 'too-little') return said.amountLeast(dollarWords(bankLimits.leastCents / 100))
  if (room && !room.is_known) return said.unknownLimit(room.tax_year)
  const open = room?.room
  if (room && typeof open === 'number' && cents > Math.round(open * 100)) return said.overRoom(dollarWords(open, true), room.tax_year)
  return problem === 'too-much' ? said.amountMost(dollarWords(bankLimits.mostCents / 100)) : undefined
}
