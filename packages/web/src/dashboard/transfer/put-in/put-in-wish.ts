import { addMonths } from '@app/schemas/rules/days/days'
import { type DepositFrequency, nextDepositDays } from '@app/schemas/rules/investing/deposit-schedules'
import { dollarWords, toCents } from '@app/schemas/rules/money/money'
import type { BrokerageAccount } from '../../../screens/data/money/ira-accounts.ts'
import type { Room } from '../../../screens/data/money/transfers.ts'
import type { Often, PutInWords } from './put-in.words.ts'

/** What was typed or chosen, as it is on the page. */
export type PutInTyped = {
  readonly amount: string
  readonly account: string
  readonly often: Often
  readonly taxYear: number
  readonly firstDay: string
}

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

const leastCents = 1_000
const mostCents = 10_000_000
const shownDays = 3

/** The wish behind what was typed, or what is wrong with it. */
export function readPutIn(
  typed: PutInTyped,
  { accounts, rooms, today }: Known,
  said: PutInWords,
): { readonly wish: PutInWish } | { readonly errors: Errors } {
  const account = accounts.find(({ account_number }) => account_number === typed.account) ?? accounts[0]
  const cents = toCents(typed.amount)
  const isOnce = typed.often === 'once'
  const room = isOnce && account ? roomOf(rooms, account, typed.taxYear) : undefined
  const amount = cents.ok ? amountProblem(cents.value, room, said) : said.amountMissing
  const isDayWrong = !isOnce && !(typed.firstDay > today && typed.firstDay <= addMonths(today, 12))
  const errors = { ...(amount !== undefined && { amount }), ...(isDayWrong && { first_date: said.dayWrong }) }
  if (!account || !cents.ok || Object.keys(errors).length > 0) return { errors }
  const thisYear = Number(today.slice(0, 4))
  const days = typed.often === 'once' ? [] : daysOf(typed.often, typed.firstDay)
  const { often, taxYear } = typed
  return { wish: { account, amount: cents.value / 100, often, taxYear, isLastYear: isOnce && taxYear < thisYear, days } }
}

/** What an account may still take for a year. */
export function roomOf(rooms: readonly Room[], account: Pick<BrokerageAccount, 'account_type'>, taxYear: number): Room | undefined {
  return rooms.find((room) => room.account_type === account.account_type && room.tax_year === taxYear)
}

function daysOf(often: DepositFrequency, first: string): readonly string[] {
  return nextDepositDays(often, first, 0, shownDays)
}

function amountProblem(cents: number, room: Room | undefined, said: PutInWords): string | undefined {
  if (cents < leastCents) return said.amountLeast(dollarWords(leastCents / 100))
  if (room && !room.is_known) return said.unknownLimit(room.tax_year)
  const open = room?.room
  if (room && typeof open === 'number' && cents > Math.round(open * 100)) return said.overRoom(dollarWords(open, true), room.tax_year)
  return cents > mostCents ? said.amountMost(dollarWords(mostCents / 100)) : undefined
}
