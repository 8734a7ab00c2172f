import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Context } from '../../../context/context.ts'
import type { Task, TaskPart } from '../../../context/task.ts'
import type { Queries } from '../../../db/database.ts'
import { openDetails, openReceiver } from '../details.ts'
import { findPayments, type PaymentRow } from '../payment-store.ts'
import { findParts, findRollover, type RolloverRow } from '../rollover-store.ts'
import { showNotes } from './show-notes.ts'

const ways = {
  'direct-check': 'By check to the new account',
  'direct-wire': 'By wire to the new account',
  'paid-to-person': 'To the customer',
}

/** What a colleague needs to ask a plan: the account, where its money goes, the signed form, what was sent, and what calls brought. */
export async function showRequest(context: Context, db: Queries, { about }: Pick<Task, 'about'>): Promise<readonly TaskPart[]> {
  const row = await findRollover(db, about)
  if (!row) return [{ title: 'The request', text: ['It was deleted with the customer’s account.'] }]
  const parts = await findParts(db, [row.id])
  return [
    fromPart(context, row),
    ...parts.map((part) => {
      const { institution, recordKeeper: keeper, accountNumber, payableTo, checkAddress } = openReceiver(context.keys, part)
      const facts = [
        { label: part.destination === 'plan' ? 'Plan' : 'Institution', value: institution },
        ...(keeper === null ? [] : [{ label: 'Run by', value: keeper }]),
        { label: 'Account number', value: accountNumber ?? 'None: the plan goes by the name' },
        { label: 'Check payable to', value: payableTo },
        { label: 'Mail checks to', value: checkAddress ?? 'The customer’s home address' },
      ]
      return { title: `To, for ${part.tax_kind === 'roth' ? 'Roth' : 'pre-tax'} money`, facts }
    }),
    ...paymentParts(await findPayments(db, [row.id])),
    ...(await showNotes(context, db, row.person_id)),
  ]
}

function fromPart({ keys }: Context, row: RolloverRow): TaskPart {
  const { employer, plan, recordKeeper } = openDetails(keys, row)
  return {
    title: 'From',
    facts: [
      { label: 'Employer', value: employer },
      ...(plan === null ? [] : [{ label: 'Plan', value: plan }]),
      { label: 'Record keeper', value: recordKeeper ?? 'Unknown' },
      { label: 'How', value: ways[row.way] },
      { label: 'Requested', value: dayWords(dayOf(row.requested_at)) },
      { label: 'Accepted', value: row.accepted_at ? dayWords(dayOf(row.accepted_at)) : 'Not yet' },
    ],
    ...(row.form_document_id && { papers: [{ pk: row.form_document_id, title: 'The signed transfer form' }] }),
  }
}

function paymentParts(payments: readonly PaymentRow[]): readonly TaskPart[] {
  if (payments.length === 0) return []
  const facts = payments.map(({ name, way, said_cents, sent_at, state, arrived_cents }) => ({
    label: `${way === 'wire' ? 'Wire' : 'Check'} ${name}, ${dayWords(dayOf(sent_at))}`,
    value: `${formatCents(said_cents)} sent${arrived_cents === null ? '' : `, ${formatCents(arrived_cents)} came`} (${state})`,
  }))
  return [{ title: 'Payments so far', facts }]
}
