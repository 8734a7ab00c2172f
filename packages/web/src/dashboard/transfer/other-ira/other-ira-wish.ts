import { dollarWords, toCents } from '@app/schemas/rules/money/money'
import type { ChangeableDeposit, ChangeWish } from '../../../screens/data/money/recharacterizations.ts'
import type { OtherIraWords } from './other-ira.words.ts'

/** What was typed or chosen, as the device keeps it. */
export type OtherIraDraft = {
  /** The name of a deposit. Empty: the first. */
  readonly deposit: string
  /** `all` that is left of it, until something else is typed. */
  readonly amount: string
  /** `yes`, or empty. */
  readonly filed: string
}

export const blankChange: OtherIraDraft = { deposit: '', amount: 'all', filed: '' }

type Errors = Partial<Readonly<Record<'amount' | 'filed', string>>>

/** What the field says: all that is left, unless something was typed. */
export function amountIn({ amount }: OtherIraDraft, { left }: ChangeableDeposit): string {
  return amount === 'all' ? left.toFixed(2) : amount
}

/** The wish behind what was typed, or what is wrong with it. */
export function readChange(
  draft: OtherIraDraft,
  deposit: ChangeableDeposit,
  said: OtherIraWords,
): { readonly wish: ChangeWish } | { readonly errors: Errors } {
  const cents = toCents(amountIn(draft, deposit))
  const hasFiled = draft.filed === 'yes'
  const errors = {
    ...amountErrors(cents.ok ? cents.value : 0, deposit, said),
    ...(deposit.asks_if_filed && !hasFiled && { filed: said.filedMissing(deposit.tax_year) }),
  }
  if (!cents.ok || Object.keys(errors).length > 0) return { errors }
  const filed = deposit.asks_if_filed ? { has_filed_in_time: hasFiled } : {}
  return { wish: { transfer_id: deposit.transfer_id, amount: cents.value / 100, ...filed } }
}

function amountErrors(cents: number, { left }: ChangeableDeposit, said: OtherIraWords): Errors {
  if (cents <= 0) return { amount: said.amountWrong }
  return cents > Math.round(left * 100) ? { amount: said.tooMuch(dollarWords(left, true)) } : {}
}
