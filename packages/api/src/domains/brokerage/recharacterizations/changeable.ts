import type { Words } from '@app/schemas/language'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Contributor } from '@app/schemas/rules/money/contribution-limits'
import { type IraKind, isChangeable, lastDayToChange, otherIraKind } from '@app/schemas/rules/money/recharacterization'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import { type AccountRow, findAccounts } from '../account-store.ts'
import { closedToWords } from '../contributions.ts'
import { tooLittleWords } from '../transfers/ask-money.ts'
import { takeableOf } from '../transfers/takeable.ts'
import { findTransfers, type TransferRow } from '../transfers/transfer-store.ts'
import { type Attributed, attributionOf } from './attribution.ts'
import { changeWords } from './change-words.ts'
import { findRecharacterizations, isStanding } from './recharacterization-store.ts'

/** A contribution that has arrived, the account that it is in, and where it would go. */
export type Changeable = {
  readonly contribution: TransferRow
  readonly taxYear: number
  readonly from: AccountRow
  readonly fromKind: IraKind
  readonly toKind: IraKind
  /** Undefined while they have no open account of that kind. */
  readonly to: AccountRow | undefined
  /** What of it was not changed before. */
  readonly leftCents: number
}

/** The contributions of a person that are here, and belong to a year. */
export async function changeablesOf(db: Queries, personId: string): Promise<readonly Changeable[]> {
  const accounts = (await findAccounts(db, personId)).filter(({ state }) => state === 'ACTIVE')
  const changes = (await findRecharacterizations(db, personId)).filter(isStanding)
  return (await findTransfers(db, personId)).flatMap((contribution) => {
    const { id, account_id, direction, state, loan_id, tax_year: taxYear, amount_cents } = contribution
    const from = accounts.find((account) => account.id === account_id)
    const hasArrived = direction === 'IN' && loan_id === null && (state === 'SETTLED' || state === 'AVAILABLE')
    if (!from || !hasArrived || taxYear === null || !isChangeable({ accountType: from.account_type, taxYear })) return []
    const toKind = otherIraKind(from.account_type)
    const fromKind = toKind && otherIraKind(toKind)
    if (!toKind || !fromKind) return []
    const changed = changes.filter(({ transfer_id }) => transfer_id === id).reduce((sum, one) => sum + one.amount_cents, 0)
    const to = accounts.find((account) => account.account_type === toKind)
    return [{ contribution, taxYear, from, fromKind, toKind, to, leftCents: amount_cents - changed }]
  })
}

export type Wish = { readonly amountCents: number; readonly hasFiledInTime: boolean }

type Code = 'not_eligible' | 'not_in_this_state' | 'validation_failed' | 'not_enough_money'
type Considered =
  | { readonly isPossible: true; readonly moves: Attributed; readonly to: AccountRow }
  | { readonly isPossible: false; readonly code: Code; readonly words: Words<string> }

/** What changing so much of a contribution comes to now, or why it cannot be. */
export async function considerChange(
  context: Context,
  db: Queries,
  changeable: Changeable,
  wish: Wish,
  who: Contributor,
): Promise<Considered> {
  const { contribution, from, to, toKind } = changeable
  const closed = closedNow(context, changeable, wish, who)
  if (closed) return closed
  if (!to) return no('not_in_this_state', changeWords.noAccount[toKind])
  const wrong = wrongAmount(changeable, wish.amountCents)
  if (wrong) return no('validation_failed', wrong)
  const moves = await attributionOf(context, db, contribution, wish.amountCents)
  const there = await takeableOf(context, db, from)
  if (!moves || moves.movedCents <= 0) return no('not_enough_money', changeWords.nothingLeft)
  if (moves.movedCents > there.cents) return no('not_enough_money', changeWords.notThere(moves.movedCents, there.cents))
  return { isPossible: true, moves, to }
}

/** What stands in the way whatever the amount. */
function closedNow(context: Context, { contribution, taxYear, toKind }: Changeable, { hasFiledInTime }: Wish, who: Contributor) {
  const today = dayOf(context.now())
  const last = lastDayToChange(taxYear, true)
  if (!isOffered(context)) return no('not_eligible', changeWords.notOffered)
  if (today > last) return no('not_eligible', changeWords.over(last))
  if (today > lastDayToChange(taxYear, false) && !hasFiledInTime) return no('not_eligible', changeWords.unfiled(taxYear))
  if (contribution.state !== 'AVAILABLE') return no('not_in_this_state', changeWords.canComeBack(contribution.available_at))
  const closed = closedToWords(toKind, taxYear, who)
  return closed && no('not_eligible', closed)
}

function wrongAmount({ leftCents }: Changeable, amountCents: number): Words<string> | undefined {
  return amountCents > leftCents ? changeWords.atMost(leftCents) : tooLittleWords(amountCents, amountCents === leftCents)
}

function no(code: Code, words: Words<string>) {
  return { isPossible: false, code, words } as const
}

/** The same as the answer of a call. */
export function refuseChange({ code, words }: Extract<Considered, { isPossible: false }>) {
  return code === 'validation_failed' ? fail(code, { fields: { amount: [words] } }) : fail(code, { detail: words })
}

/** Where the brokerage itself holds what is invested, nobody here knows what an account was worth on an earlier day. */
export function isOffered({ partners }: Pick<Context, 'partners'>): boolean {
  return !partners.holdsFunds
}

/** A deposit is here for its owner alone. */
export async function changeableOf(db: Queries, personId: string, transferId: string): Promise<Changeable | undefined> {
  return (await changeablesOf(db, personId)).find(({ contribution }) => contribution.id === transferId)
}
