import type { foundAccountContracts } from '@app/schemas/api/accounts/found-accounts'
import type { AnswerOf } from '@app/schemas/api/contract'
import { toDollars } from '@app/schemas/api/fields'
import {
  checksToExpect,
  daysLeftOfSixty,
  daysOutOfMarket,
  daysOverdue,
  expectedBy,
  form1099RCodes,
  openStage,
  type Reached,
  rolloverStages,
  sixtyDaysEnd,
  withheldCents,
} from '@app/schemas/rules/accounts/rollover'
import { dayOf } from '@app/schemas/rules/days/days'
import type { Context } from '../../../context/context.ts'
import { openDetails } from '../details.ts'
import { holderOf, refusalWords, startOf } from '../holder-words.ts'
import { type FoundAccountRow, findAccounts } from '../store.ts'
import { findRollovers, type RolloverRow } from './rollover-store.ts'

type Tracked = AnswerOf<typeof foundAccountContracts.requestRollover>

/** Where the money of a person is that is on its way. */
export async function trackRollovers(context: Context, personId: string) {
  const accounts = new Map((await findAccounts(context.db, personId)).map((row) => [row.id, row]))
  const rows = await findRollovers(context.db, personId)
  const results = rows.flatMap((row) => {
    const account = accounts.get(row.found_account_id)
    return account ? [toTracked(context, row, account)] : []
  })
  return { results }
}

export function toTracked({ keys, now }: Context, row: RolloverRow, account: FoundAccountRow): Tracked {
  const { employer, recordKeeper } = openDetails(keys, account)
  const reached = reachedOf(row)
  const today = dayOf(now())
  const cents = row.amount_cents ?? account.balance_cents
  const isOpen = row.refused_at === null
  return {
    pk: row.id,
    found_account: account.id,
    employer_name: employer,
    record_keeper_name: recordKeeper,
    state: stateOf(row, reached),
    refused_why: row.refused_why && refusalWords(row.refused_why, recordKeeper),
    way: row.way,
    amount: cents === null ? null : toDollars(cents),
    stages: rolloverStages.map((stage) => ({ stage, reached_on: reached[stage], expected_by: isOpen ? expectedBy(stage, reached) : null })),
    days_overdue: isOpen ? daysOverdue(reached, today) : 0,
    days_out_of_market: daysOutOfMarket(reached, today),
    sixty_days_end: sixtyDaysEnd(row.way, reached),
    days_left_of_sixty: daysLeftOfSixty(row.way, reached, today),
    withheld: cents === null || row.way !== 'paid-to-person' ? null : toDollars(withheldCents(row.way, cents)),
    checks_to_expect: checksToExpect(account.tax_type),
    form_1099r_codes: form1099RCodes(row.way, account.tax_type),
    next_step: nextStep(row, reached, today, recordKeeper),
  }
}

export function reachedOf({ requested_at, accepted_at, sent_at, received_at }: RolloverRow): Reached {
  const day = (moment: Date | null) => moment && dayOf(moment)
  return { requested: dayOf(requested_at), accepted: day(accepted_at), sent: day(sent_at), received: day(received_at) }
}

function stateOf({ refused_at, is_taken }: RolloverRow, reached: Reached): Tracked['state'] {
  if (refused_at) return 'refused'
  if (!is_taken) return 'waiting_for_partner'
  return rolloverStages.findLast((stage) => reached[stage] !== null) ?? 'requested'
}

function nextStep(row: RolloverRow, reached: Reached, today: string, recordKeeper: string | null): string {
  const holder = holderOf(recordKeeper)
  if (row.refused_why) return refusalWords(row.refused_why, recordKeeper)
  if (!row.is_taken) return `Your request is saved. ${startOf(holder)} could not be reached yet; we try again by ourselves.`
  const left = daysLeftOfSixty(row.way, reached, today)
  if (left !== null && left < 0) return 'The 60 days are over. Speak with a tax adviser: there are a few ways to still be let in.'
  if (left !== null) return `Put the money into your new account within ${left} days, with the 20% that were held back, or it is taxed.`
  const late = daysOverdue(reached, today)
  const open = openStage(reached)
  if (open === null) return 'The money has arrived. Early next year you get a Form 1099-R; check its code.'
  if (late > 0) return `This is ${late === 1 ? 'a day' : `${late} days`} late. Ask ${holder}, or book a free call and we ask together.`
  return waits[open](startOf(holder))
}

const waits = {
  requested: () => 'Your request is on its way.',
  accepted: (holder: string) => `${holder} has your request. Nothing to do for you.`,
  sent: (holder: string) => `${holder} prepares the payment. Nothing to do for you.`,
  received: () => 'The money is on its way. If a check comes to you, do not cash it: send it on to the new account.',
} as const
