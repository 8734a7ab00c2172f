import { inEnglishFor } from '@app/schemas/errors'
import { dayWords } from '@app/schemas/rules/days/day-words'
import { dayOf } from '@app/schemas/rules/days/days'
import { openCents } from '@app/schemas/rules/loans/loan-repayments'
import { formatCents } from '@app/schemas/rules/money/money'
import type { TaskHandlers } from '../../context/context.ts'
import type { Task, TaskPart } from '../../context/task.ts'
import type { Queries } from '../../db/database.ts'
import { fail } from '../../failure/failure.ts'
import { writeTo } from '../auth/write-to.ts'
import { findTransfer } from '../brokerage/transfers/transfer-store.ts'
import { reasonWords } from '../brokerage/words/reason-words.ts'
import { codeWords } from '../desk/code-words.ts'
import { undoDefault } from './late/undo-default.ts'
import { fromColleagueEmail } from './loan-task-emails.ts'
import { makeUpBy } from './make-up-by.ts'
import { findDue } from './repayments/repayment-store.ts'
import { toOpen } from './repayments/to-open.ts'
import { type LoanRow, lockLoan } from './store.ts'

/** What people of ours do about loans: help those who are late, and look into money that came back. */
export const loanTasks = {
  'loan-past-due': {
    show: async (context, db, task) => {
      const loan = await lockLoan(db, loanIdOf(task))
      if (!loan) return [{ title: 'The loan', text: ['It is gone: its person has left.'] }]
      const due = await findDue(db, loan.id, dayOf(context.now()))
      const late = due.filter(({ past_due_at }) => past_due_at !== null)
      return [loanPart(loan), latePart(loan, openCents(late.map(toOpen)), late[0]?.due_on)]
    },
    settle: async (context, trx, task, settled) => {
      const loan = await lockLoan(trx, loanIdOf(task))
      if (!loan) return fail('not_found')
      if (settled.outcome === 'paid') {
        const isLate = loan.status === 'PAST_DUE'
        return isLate
          ? fail('not_in_this_state', {
              detail: inEnglishFor('colleagues', 'A payment is still late. The task closes by itself once it is paid.'),
            })
          : undefined
      }
      if (settled.outcome === 'agreed') await writeTo(context, trx, loan.person_id, fromColleagueEmail(settled.values.message))
      return undefined
    },
  },
  'loan-default': {
    show: async (context, db, { about }) => {
      const loan = await lockLoan(db, about)
      if (!loan) return [{ title: 'The loan', text: ['It is gone: its person has left.'] }]
      const due = await findDue(db, loan.id, dayOf(context.now()))
      const payout = [
        { label: 'Counted as paid out', value: formatCents(loan.distributed_cents ?? 0) },
        { label: 'On', value: loan.ended_at === null ? 'Undone' : dayWords(dayOf(loan.ended_at)) },
        { label: 'Form 1099-R', value: loan.tax_form_cents === null ? 'Not filed yet' : `Filed: ${formatCents(loan.tax_form_cents)}` },
      ]
      return [loanPart(loan), { title: 'The payout', facts: payout }, latePart(loan, openCents(due.map(toOpen)), due[0]?.due_on)]
    },
    settle: async (context, trx, { about }, settled) => {
      const loan = await lockLoan(trx, about)
      if (!loan) return fail('not_found')
      if (settled.outcome !== 'undone') return undefined
      if (loan.status !== 'DEFAULTED') return fail('not_in_this_state')
      await undoDefault(context, trx, loan, settled.values.message)
      return undefined
    },
  },
  'loan-payout-returned': {
    show: (_context, db, task) => payoutParts(db, task),
    settle: async (context, trx, task, settled) => {
      if (settled.outcome === 'written' && task.personId !== null)
        await writeTo(context, trx, task.personId, fromColleagueEmail(settled.values.message))
      return undefined
    },
  },
} satisfies Partial<TaskHandlers>

function loanIdOf({ about }: Task): string {
  return about.split(' ')[0] ?? ''
}

function loanPart(loan: LoanRow): TaskPart {
  return {
    title: 'The loan',
    facts: [
      { label: 'Borrowed', value: formatCents(loan.borrow_cents) },
      { label: 'Owed without interest', value: formatCents(loan.principal_cents) },
      { label: 'State', value: codeWords(loan.status) },
    ],
  }
}

function latePart(loan: LoanRow, cents: number, since: string | undefined): TaskPart {
  if (since === undefined) return { title: 'What is late', text: ['Nothing is late any more.'] }
  return {
    title: 'What is late',
    facts: [
      { label: 'Late', value: formatCents(cents) },
      { label: 'Since the payment of', value: dayWords(since) },
      { label: 'Last day to make it up', value: dayWords(makeUpBy(loan, since)) },
    ],
  }
}

async function payoutParts(db: Queries, { about }: Task): Promise<readonly TaskPart[]> {
  const transfer = await findTransfer(db, about)
  if (!transfer) return [{ title: 'The transfer', text: ['It is gone: its person has left.'] }]
  const loan = transfer.loan_id === null ? undefined : await lockLoan(db, transfer.loan_id)
  return [
    ...(loan ? [loanPart(loan)] : []),
    {
      title: 'The money that came back',
      facts: [
        { label: 'Amount', value: formatCents(transfer.amount_cents - transfer.fee_cents) },
        { label: 'Bank account ending in', value: transfer.bank_last_four ?? 'Unknown' },
        { label: 'Why', value: reasonWords(transfer.reason) ?? 'The bank gave no reason' },
      ],
    },
  ]
}
