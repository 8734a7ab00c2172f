import { bankLimits, bankProblem } from '@app/schemas/rules/money/bank-limits'
import { type DistributionType, withholdingFor } from '@app/schemas/rules/money/distributions'
import { dollarWords, toCents } from '@app/schemas/rules/money/money'
import type { Takeable } from './takeable-accounts.tsx'
import type { WithdrawWords } from './withdraw.words.ts'

/** What was typed or chosen, as it is on the page. */
export type WithdrawTyped = {
  /** The pk of one. Empty: the first. */
  readonly account: string
  readonly reason: DistributionType | undefined
  readonly amount: string
  /** `usual`, until something else is typed. */
  readonly percent: string
  /** For the state; empty is nothing. */
  readonly statePercent: string
}

/** The same as the device keeps it. */
export type WithdrawDraft = { readonly [Name in keyof WithdrawTyped]: string }

export const blankWithdrawal: WithdrawDraft = { account: '', reason: '', amount: '', percent: 'usual', statePercent: '0' }

/** What comes back from the device may be of another day: it chooses only among the reasons that there are now. */
export function readWithdrawDraft({ reason, ...draft }: WithdrawDraft, { money }: Takeable): WithdrawTyped {
  return { ...draft, reason: money.distribution_types.find((one) => one === reason) }
}

/** What the field says: a share that is cleared stays so, and another one can be typed. */
export function percentIn({ percent, reason }: WithdrawTyped, { account }: Takeable): string {
  return percent === 'usual' ? String(withholdingFor(account.account_type, reason ?? 'NORMAL').usualPercent) : percent
}

/** A withdrawal as it is sent. */
export type WithdrawWish = {
  readonly account_number: string
  readonly distribution_type: DistributionType
  readonly amount: number
  readonly federal_withholding_percent: number
  readonly state_withholding_percent: number
}

/** In the order of the fields. */
export type WithdrawErrors = Partial<Readonly<Record<'amount' | 'reason' | 'percent' | 'statePercent', string>>>

/** The wish behind what was typed, or what is wrong with it. */
export function readWithdrawal(
  typed: WithdrawTyped,
  chosen: Takeable,
  said: WithdrawWords,
): { readonly wish: WithdrawWish } | { readonly errors: WithdrawErrors } {
  const { reason, amount, statePercent } = typed
  const { account } = chosen
  const cents = toCents(amount)
  const { leastPercent } = withholdingFor(account.account_type, reason ?? 'NORMAL')
  const percent = percentIn(typed, chosen).trim()
  const held = percent === '' ? Number.NaN : Number(percent)
  const isPercent = Number.isInteger(held) && held >= leastPercent && held <= 100
  const heldForState = Number(statePercent)
  const mostForState = isPercent ? 100 - held : 100
  const isStatePercent = Number.isInteger(heldForState) && heldForState >= 0 && heldForState <= mostForState
  const sumProblem = cents.ok ? amountProblem(cents.value, chosen, said) : said.amountWrong
  const errors = {
    ...(sumProblem !== undefined && { amount: sumProblem }),
    ...(reason === undefined && { reason: said.reasonMissing }),
    ...(!isPercent && { percent: said.percentWrong(leastPercent) }),
    ...(!isStatePercent && { statePercent: said.statePercentWrong(mostForState) }),
  }
  if (reason === undefined || !cents.ok || Object.keys(errors).length > 0) return { errors }
  return {
    wish: {
      account_number: account.account_number,
      distribution_type: reason,
      amount: cents.value / 100,
      federal_withholding_percent: held,
      state_withholding_percent: heldForState,
    },
  }
}

/** The most that one withdrawal takes, and whether more is there than that. */
export function mostOf({ money }: Takeable) {
  const thereCents = Math.round(money.cash_available * 100)
  return { dollars: Math.min(thereCents, bankLimits.mostCents) / 100, isCapped: bankProblem(thereCents, true) === 'too-much' }
}

function amountProblem(cents: number, chosen: Takeable, said: WithdrawWords): string | undefined {
  const { dollars, isCapped } = mostOf(chosen)
  const most = Math.round(dollars * 100)
  if (cents <= 0) return said.amountWrong
  if (cents > most) return isCapped ? said.overBank(dollarWords(dollars)) : said.tooMuch(dollarWords(dollars, true))
  const isTooLittle = bankProblem(cents, cents === most) === 'too-little'
  return isTooLittle ? said.tooLittle(dollarWords(bankLimits.leastCents / 100)) : undefined
}
