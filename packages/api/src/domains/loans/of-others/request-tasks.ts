import { dollarsToCents } from '@app/schemas/api/fields'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Context, TaskHandlers } from '../../../context/context.ts'
import type { Task, TaskPart } from '../../../context/task.ts'
import type { Queries } from '../../../db/database.ts'
import { fail } from '../../../failure/failure.ts'
import { supportWords } from '../../../flows/support-words.ts'
import { sealing } from '../../../security/sealing.ts'
import { writeTo } from '../../auth/write-to.ts'
import { findProviders } from '../../known-providers/store.ts'
import { questionWords } from '../../questionnaire/question-words.ts'
import { sealedAltLoans, sealedRefinanceLoans } from '../sealed.ts'
import { altLoan } from './alt-loan.ts'
import { endAlt, endRefinance } from './other-store.ts'
import { refinanceLoan } from './refinance-loan.ts'
import { refusedRequestEmail, requestEmail } from './request-emails.ts'
import { type RequestEnd, sealEnd } from './request-end.ts'

type Kind = 'outside-loan-request' | 'refinance-request'
type Fact = { readonly label: string; readonly value: string }

/** People of ours answer what is asked of lenders and of the plan at work. */
export const loanRequestTasks = {
  'outside-loan-request': handlerOf(showAlt, (trx, id, end, keys) => endAlt(trx, id, sealEnd(sealing(keys, sealedAltLoans), id, end))),
  'refinance-request': handlerOf(showRefinance, (trx, id, end, keys) =>
    endRefinance(trx, id, sealEnd(sealing(keys, sealedRefinanceLoans), id, end)),
  ),
} satisfies Partial<TaskHandlers>

type End = (trx: Queries, id: string, end: RequestEnd, keys: Context['keys']) => Promise<void>

function handlerOf(showOwn: (context: Context, personId: string) => Promise<readonly Fact[]>, end: End): TaskHandlers[Kind] {
  return {
    show: async (context, db, task) => show(context, db, task, showOwn),
    settle: async (context, trx, { personId, about }, settled) => {
      if (personId === null) return fail('not_found')
      const [id = about] = about.split('/')
      if (settled.outcome === 'asked') {
        await writeTo(context, trx, personId, (to) => requestEmail(to, id, 'question', settled.values.question))
        return undefined
      }
      const why = settled.outcome === 'refused' ? settled.values.why : null
      await end(trx, id, { outcome: settled.outcome, ended_at: context.now(), refused_why: why }, context.keys)
      if (settled.outcome === 'answered')
        await writeTo(context, trx, personId, (to) => requestEmail(to, id, 'answer', settled.values.answer))
      if (settled.outcome === 'refused') {
        const support = supportWords(context.flows)
        await writeTo(context, trx, personId, (to) => refusedRequestEmail(to, id, settled.values.why, support))
      }
      return undefined
    },
  }
}

async function show(
  context: Context,
  db: Queries,
  { personId }: Task,
  showOwn: (context: Context, personId: string) => Promise<readonly Fact[]>,
): Promise<readonly TaskPart[]> {
  if (personId === null) return []
  const wants = await questionWords(context, db, personId, 'services')
  return [
    { title: 'What they ask for', facts: await showOwn({ ...context }, personId) },
    { title: 'Plans that they named', facts: await plansOf(db, personId) },
    ...(wants === undefined ? [] : [{ title: 'What else they want', text: [wants] }]),
  ]
}

async function showAlt(context: Context, personId: string): Promise<readonly Fact[]> {
  const [row] = (await altLoan.list(context, personId, 'en')).results
  if (!row) return []
  return facts({
    Amount: money(row.borrow_amount),
    Years: row.term,
    Purpose: row.purpose,
    'Yearly income': money(row.annual_income),
    'Credit, as they see it': row.credit_rating,
    'Lender that they want': row.provider,
    'Lenders may be asked': row.terms_condition ? 'Yes' : 'No',
  })
}

async function showRefinance(context: Context, personId: string): Promise<readonly Fact[]> {
  const [row] = (await refinanceLoan.list(context, personId, 'en')).results
  if (!row) return []
  return facts({
    Amount: money(row.borrow_amount),
    Years: row.term,
    Purpose: row.purpose,
    'Yearly income': money(row.annual_income),
    'Lender now': row.lender,
    'Owed now': money(row.current_balance),
    'Rate now': row.interest_rate === null ? null : `${row.interest_rate}%`,
    'Years left': row.current_term,
    Comparison: row.comparison?.words,
  })
}

async function plansOf(db: Queries, personId: string): Promise<readonly Fact[]> {
  return (await findProviders(db, personId)).map(({ record_keeper_name, balance_cents, current_job, owes_loan }) => ({
    label: record_keeper_name,
    value: [
      current_job ? 'present job' : 'earlier job',
      ...(balance_cents === null ? [] : [formatCents(balance_cents)]),
      ...(owes_loan === null ? [] : [owes_loan ? 'has a loan from it' : 'no loan from it']),
    ].join(', '),
  }))
}

function facts(values: Readonly<Record<string, string | number | null | undefined>>): readonly Fact[] {
  return Object.entries(values).flatMap(([label, value]) => (value == null ? [] : [{ label, value: String(value) }]))
}

function money(dollars: number | null): string | null {
  return dollars === null ? null : formatCents(dollarsToCents(dollars))
}
