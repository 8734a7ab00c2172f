import { toDollars } from '@app/schemas/api/fields'
import type { Language } from '@app/schemas/language'
import { dayOf } from '@app/schemas/rules/days/days'
import { type IraKind, movedBy, otherIraKind } from '@app/schemas/rules/money/recharacterization'
import type { AccountRow } from '../account-store.ts'
import { canBeTakenBack } from '../transfers/transfer-store.ts'
import { reasonWords } from '../words/reason-words.ts'
import type { RecharacterizationRow } from './recharacterization-store.ts'
import { overStateWords } from './state-words.ts'

/** Both accounts of a recharacterization. */
export type Sides = { readonly from: AccountRow; readonly to: AccountRow }

export function sidesOf(row: RecharacterizationRow, accounts: readonly AccountRow[]): Sides {
  const [from, to] = [row.from_account_id, row.to_account_id].map((id) => accounts.find((account) => account.id === id))
  if (!from || !to) throw new Error(`Recharacterization ${row.id} is between accounts that are not there.`)
  return { from, to }
}

/** The kind of IRA that an account is. */
export function iraKindOf({ id, account_type }: AccountRow): IraKind {
  const other = otherIraKind(account_type)
  const kind = other && otherIraKind(other)
  if (!kind) throw new Error(`Account ${id} is no IRA.`)
  return kind
}

export function toRecharacterizationAnswer(row: RecharacterizationRow, { from, to }: Sides, language: Language) {
  const [kind, toKind] = [iraKindOf(from), iraKindOf(to)]
  const mayTakeBack = canBeTakenBack(row)
  return {
    pk: row.id,
    transfer_id: row.transfer_id,
    tax_year: row.tax_year,
    account_number: from.number,
    account_type: kind,
    to_account_number: to.number,
    to_account_type: toKind,
    amount: toDollars(row.amount_cents),
    moves: toDollars(row.moved_cents),
    earnings: toDollars(row.moved_cents - row.amount_cents),
    state: row.state,
    state_words: overStateWords({ state: row.state, from: kind, to: toKind, canBeTakenBack: mayTakeBack }, language),
    waiting_for_partner: row.state === 'WAITING' && row.is_partner_down,
    reason: reasonWords(row.reason, language),
    moved_by: movedBy(dayOf(row.asked_at)),
    asked_at: row.asked_at.toISOString(),
    waits_until: (mayTakeBack && row.waits_until?.toISOString()) || null,
    settled_at: row.settled_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}
