import type { BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents } from '@app/schemas/api/fields'
import type { recharacterizationContracts } from '@app/schemas/api/money/recharacterizations'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import { doOnce } from '../../../once/once.ts'
import { requireStepUp } from '../../auth/step-up.ts'
import { writeTo } from '../../auth/write-to.ts'
import type { Reader } from '../answers.ts'
import { bookOver, moneyOf } from '../booking.ts'
import { contributorOf } from '../contributions.ts'
import { sendOverJob } from '../job-names.ts'
import { consentVersion, patienceUntil } from '../transfers/ask-money.ts'
import { changeWords } from './change-words.ts'
import { type Changeable, changeableOf, considerChange, refuseChange } from './changeable.ts'
import { overAskedEmail } from './recharacterization-emails.ts'
import { addRecharacterization, type RecharacterizationRow } from './recharacterization-store.ts'
import { toRecharacterizationAnswer } from './view.ts'

type Sent = BodyOf<typeof recharacterizationContracts.recharacterize>

/**
 * Changes a deposit, or a part of it, to the other kind of IRA. What it is worth with its earnings is worked out now and put aside at once, so that
 * it neither grows nor shrinks on the way.
 */
export async function recharacterize(context: Context, person: Reader, key: string, sent: Sent) {
  const stepUp = requireStepUp(person, context.now())
  if (stepUp) return stepUp
  const who = await contributorOf(context, context.db, person.id)
  if (!who) return fail('personal_information_required')
  const work = async (trx: Queries) => {
    const changeable = await changeableOf(trx, person.id, sent.transfer_id.toLowerCase())
    if (!changeable) return fail('not_found')
    const wish = { amountCents: dollarsToCents(sent.amount), hasFiledInTime: sent.has_filed_in_time === true }
    const considered = await considerChange(context, trx, changeable, wish, who)
    if (!considered.isPossible) return refuseChange(considered)
    const { to, moves } = considered
    const row = await addRecharacterization(trx, {
      ...asked(context, changeable),
      to_account_id: to.id,
      amount_cents: moves.contributionCents,
      moved_cents: moves.movedCents,
      opening_cents: moves.openingCents,
      closing_cents: moves.closingCents,
      has_filed_in_time: sent.has_filed_in_time ?? null,
    })
    if ((await putAside(context, trx, row)) === 'not_enough_money') return fail('not_enough_money', { detail: changeWords.nothingLeft })
    await audit(trx, {
      actor: `person:${person.id}`,
      action: 'recharacterization.asked',
      subject: `person:${person.id}`,
      detail: { recharacterization: row.id, transfer: row.transfer_id, from: row.from_account_id, to: to.id, consent: consentVersion },
    })
    await context.jobs.send(trx, sendOverJob, { id: row.id }, row.waits_until ?? undefined)
    const sides = { from: changeable.from, to }
    const minutes = row.waits_until === null ? 0 : context.settings.moneyWaitsMinutes
    await writeTo(context, trx, person.id, overAskedEmail(row, sides, minutes))
    return toRecharacterizationAnswer(row, sides, person.language)
  }
  return context.inTurn(person.id, () => doOnce(context, { personId: person.id, call: 'recharacterize', key, request: sent }, work))
}

function asked(context: Context, { contribution, taxYear, from }: Changeable) {
  return {
    id: context.newId(),
    person_id: contribution.person_id,
    transfer_id: contribution.id,
    tax_year: taxYear,
    from_account_id: from.id,
    state: 'WAITING',
    partner_id: null,
    reason: null,
    consent_version: consentVersion,
    trying_until: null,
    asked_at: context.now(),
    waits_until: patienceUntil(context),
    sent_at: null,
    settled_at: null,
    ended_at: null,
  } as const
}

/** Funds are sold for what the cash lacks. */
async function putAside(context: Context, trx: Queries, row: RecharacterizationRow) {
  const { id: orderId, person_id: personId, from_account_id: accountId, moved_cents: cents } = row
  const { cash } = await moneyOf(trx, accountId)
  if (cents > cash) await context.hooks.raiseCash(context, trx, { personId, accountId, orderId, cents: cents - cash })
  return bookOver.asked(trx, row, row.asked_at)
}
