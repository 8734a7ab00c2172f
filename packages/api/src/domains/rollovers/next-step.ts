import type { Language } from '@app/schemas/language'
import { daysLeftOfSixty, daysOverdue, openStage, type Reached } from '@app/schemas/rules/accounts/rollover'
import { formatCents } from '@app/schemas/rules/money/money'
import { holderOf, refusalWords, startOf } from './holder-words.ts'
import { nextStepWords } from './next-step-words.ts'
import type { PaymentRow } from './payment-store.ts'
import { sumOf } from './payment-sums.ts'
import { isOver } from './reached.ts'
import type { PartRow, RolloverRow } from './rollover-store.ts'

type At = {
  readonly row: RolloverRow
  readonly reached: Reached
  readonly today: string
  readonly recordKeeper: string | null
  readonly parts: readonly PartRow[]
  readonly payments: readonly PaymentRow[]
  readonly language: Language
}

/** What happens next with a request, and what the person can do, as far as we know it. */
export function nextStep(at: At): string {
  return endWords(at) ?? untakenWords(at) ?? moneyWords(at) ?? lateWords(at) ?? waitWords(at)
}

function endWords({ row, recordKeeper, payments, language }: At): string | undefined {
  const [said, holder] = [nextStepWords[language], holderOf(recordKeeper, language)]
  if (isOver(row) && payments.length > 0) return said.sentAfterEnd(formatCents(payments.reduce((sum, one) => sum + one.said_cents, 0)))
  if (row.refused_why) return refusalWords(row.refused_why, recordKeeper, language)
  if (row.cancelled_at) return said.cancelled
  if (row.cancel_asked_at) return said.stopping(holder)
  return row.form_signed_at === null ? said.toSign : undefined
}

/** Until somebody at the old plan has the form, it is ours to send, and so is the delay. */
function untakenWords({ row, reached, today, recordKeeper, language }: At): string | undefined {
  if (row.is_taken) return undefined
  const [said, holder] = [nextStepWords[language], holderOf(recordKeeper, language)]
  if (row.handled_by !== 'desk') return said.unreached(holder)
  const late = daysOverdue(reached, today, row.way)
  return late === 0 ? said.byHand(holder) : said.unsent(late, holder)
}

function moneyWords({ row, reached, today, payments, parts, language }: At): string | undefined {
  const said = nextStepWords[language]
  const back = payments.find(({ state }) => state === 'returned')
  if (back) return said.returned(formatCents(back.said_cents))
  const different = payments.find(({ state, said_cents, arrived_cents }) => state === 'arrived' && said_cents !== arrived_cents)
  if (different && row.way !== 'paid-to-person')
    return said.different(formatCents(different.said_cents), formatCents(different.arrived_cents ?? 0))
  const left = daysLeftOfSixty(row.way, reached, today)
  const [came, rest] = [sumOf(payments, 'arrived'), sumOf(payments, 'sent')]
  if (left !== null && left >= 0 && came > 0) return said.sixtyRest(formatCents(came), formatCents(rest), left)
  if (left !== null) return left < 0 ? said.sixtyOver : said.sixtyLeft(left)
  if (openStage(reached) !== null) return undefined
  if (rest > 0) return said.partKept(formatCents(came), formatCents(rest))
  const isOurs = parts.every(({ destination }) => destination === 'ours')
  return isOurs ? said.arrivedHere : said.arrivedElsewhere
}

function lateWords({ row, reached, today, recordKeeper, language }: At): string | undefined {
  const late = daysOverdue(reached, today, row.way)
  return late === 0 ? undefined : nextStepWords[language].late(late, holderOf(recordKeeper, language))
}

function waitWords({ row, reached, recordKeeper, parts, language }: At): string {
  const [said, holder] = [nextStepWords[language], holderOf(recordKeeper, language)]
  const stage = openStage(reached)
  if (stage === 'accepted') return row.handled_by === 'desk' ? said.inTouch(startOf(holder)) : said.hasForm(startOf(holder))
  if (stage === 'sent') return said.preparing(startOf(holder))
  const isElsewhere = parts.some(({ destination }) => destination !== 'ours')
  return `${said.onItsWay}${isElsewhere ? said.tellUs : ''}`
}
