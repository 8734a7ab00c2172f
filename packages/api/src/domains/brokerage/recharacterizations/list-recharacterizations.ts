import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents, toDollars } from '@app/schemas/api/fields'
import type { recharacterizationContracts } from '@app/schemas/api/money/recharacterizations'
import type { Language } from '@app/schemas/language'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Contributor } from '@app/schemas/rules/money/contribution-limits'
import { lastDayToChange, movedBy } from '@app/schemas/rules/money/recharacterization'
import type { Context } from '../../../context/context.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import { findAccounts } from '../account-store.ts'
import type { Reader } from '../answers.ts'
import { contributorOf } from '../contributions.ts'
import { attributionOf } from './attribution.ts'
import { type Changeable, changeableOf, changeablesOf, considerChange, isOffered } from './changeable.ts'
import { findRecharacterizations } from './recharacterization-store.ts'
import { sidesOf, toRecharacterizationAnswer } from './view.ts'

/** Deposits that may still be changed to the other kind, and what would move today. */
export async function listChangeableDeposits(context: Context, personId: string, language: Language) {
  const today = dayOf(context.now())
  if (!isOffered(context)) return { is_offered: false, results: [] }
  const who = await contributorOf(context, context.db, personId)
  if (!who) return fail('personal_information_required')
  const open = (await changeablesOf(context.db, personId)).filter(
    ({ taxYear, leftCents }) => leftCents > 0 && today <= lastDayToChange(taxYear, true),
  )
  const results = await Promise.all(open.map((one) => toChangeableAnswer(context, one, who, language)))
  return { is_offered: true, results }
}

async function toChangeableAnswer(context: Context, changeable: Changeable, who: Contributor, language: Language) {
  const { contribution, taxYear, from, fromKind, to, toKind, leftCents } = changeable
  const lastUnfiled = lastDayToChange(taxYear, false)
  const moves = await attributionOf(context, context.db, contribution, leftCents)
  const considered = await considerChange(context, context.db, changeable, { amountCents: leftCents, hasFiledInTime: true }, who)
  return {
    transfer_id: contribution.id,
    account_number: from.number,
    account_type: fromKind,
    to_account_type: toKind,
    to_account_number: to?.number ?? null,
    tax_year: taxYear,
    deposited: toDollars(contribution.amount_cents),
    deposited_on: dayOf(contribution.settled_at ?? contribution.asked_at),
    left: toDollars(leftCents),
    moves: toDollars(moves?.movedCents ?? leftCents),
    earnings: toDollars(moves?.earnedCents ?? 0),
    last_day: lastDayToChange(taxYear, true),
    last_day_unfiled: lastUnfiled,
    asks_if_filed: dayOf(context.now()) > lastUnfiled,
    is_possible: considered.isPossible,
    words: considered.isPossible ? null : considered.words[language],
  }
}

export async function listRecharacterizations(db: Queries, personId: string, language: Language) {
  const [accounts, rows] = [await findAccounts(db, personId), await findRecharacterizations(db, personId)]
  return { results: rows.map((row) => toRecharacterizationAnswer(row, sidesOf(row, accounts), language)) }
}

type Sent = BodyOf<typeof recharacterizationContracts.quoteRecharacterization>

/** What changing so much of a deposit would come to. Nothing moves. */
export async function quoteRecharacterization(context: Context, person: Reader, sent: Sent) {
  const { db } = context
  const who = await contributorOf(context, db, person.id)
  if (!who) return fail('personal_information_required')
  const changeable = await changeableOf(db, person.id, sent.transfer_id.toLowerCase())
  if (!changeable) return fail('not_found')
  const wish = { amountCents: dollarsToCents(sent.amount), hasFiledInTime: sent.has_filed_in_time === true }
  const considered = await considerChange(context, db, changeable, wish, who)
  // Of more than was put in nothing is worked out.
  const cents = Math.min(wish.amountCents, changeable.leftCents)
  const moves = cents > 0 ? await attributionOf(context, db, changeable.contribution, cents) : undefined
  return {
    amount: sent.amount,
    moves: toDollars(moves?.movedCents ?? cents),
    earnings: toDollars(moves?.earnedCents ?? 0),
    moved_by: movedBy(dayOf(context.now())),
    is_possible: considered.isPossible,
    words: considered.isPossible ? null : considered.words[person.language],
  }
}
