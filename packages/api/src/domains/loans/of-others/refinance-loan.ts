import type { AnswerOf, BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents, toDollars } from '@app/schemas/api/fields'
import type { otherLoanContracts } from '@app/schemas/api/money/other-loans'
import type { Language } from '@app/schemas/language'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Context } from '../../../context/context.ts'
import { refuseCardNumbers } from '../../../failure/refuse-card-numbers.ts'
import { sealing } from '../../../security/sealing.ts'
import { sealedRefinanceLoans } from '../sealed.ts'
import { comparisonOf } from './comparison.ts'
import { orNull, same } from './nullable.ts'
import { type Asked, oneOfEach } from './one-of-each.ts'
import { addRefinance, findRefinance, markRefinanceSent, type RefinanceAnswers, type RefinanceRow, saveRefinance } from './other-store.ts'
import { toEnd } from './request-end.ts'
import { unsentJobs } from './unsent-jobs.ts'
import { wishWords } from './wish-words.ts'

type Answers = BodyOf<typeof otherLoanContracts.addRefinanceLoan>
type RefinanceAnswer = AnswerOf<typeof otherLoanContracts.addRefinanceLoan>

const nothing: RefinanceAnswers = {
  borrow_cents: null,
  purpose: null,
  term_years: null,
  annual_income: null,
  lender: null,
  rate_bps: null,
  current_balance_cents: null,
  current_term_years: null,
}

/** The loan that the person would replace. */
export const refinanceLoan = oneOfEach<RefinanceRow, RefinanceAnswers, Answers, RefinanceAnswer>({
  calls: { create: 'addRefinanceLoan', update: 'updateRefinanceLoan', send: 'sendRefinanceLoan' },
  unsentJob: unsentJobs.refinance,
  task: 'refinance-request',
  nothing,
  refuse: ({ lender }) => refuseCardNumbers({ lender: lender ?? undefined }),
  find: findRefinance,
  add: (trx, { id, personId, now, answers }) =>
    addRefinance(trx, { ...answers, id, person_id: personId, version: 1, created_at: now, updated_at: now }),
  save: saveRefinance,
  merge,
  tell: toAnswer,
  asked,
  markSent: markRefinanceSent,
})

function merge({ keys }: Context, id: string, known: RefinanceAnswers, sent: Answers): RefinanceAnswers {
  const { seal } = sealing(keys, sealedRefinanceLoans)
  return {
    borrow_cents: orNull(sent.borrow_amount, known.borrow_cents, dollarsToCents),
    purpose: orNull(sent.purpose, known.purpose, same),
    term_years: orNull(sent.term, known.term_years, same),
    annual_income: orNull(sent.annual_income, known.annual_income, (dollars) => seal('annual_income', id, String(dollars))),
    lender: orNull(sent.lender, known.lender, (name) => seal('lender', id, name)),
    rate_bps: orNull(sent.interest_rate, known.rate_bps, (percent) => Math.round(percent * 100)),
    current_balance_cents: orNull(sent.current_balance, known.current_balance_cents, dollarsToCents),
    current_term_years: orNull(sent.current_term, known.current_term_years, same),
  }
}

function toAnswer({ keys, now }: Context, row: RefinanceRow, language: Language): RefinanceAnswer {
  const { open } = sealing(keys, sealedRefinanceLoans)
  const opened = (column: 'annual_income' | 'lender' | 'refused_why') => orNull(row[column], null, (text) => open(column, row.id, text))
  return {
    pk: row.id,
    version: row.version,
    borrow_amount: orNull(row.borrow_cents, null, toDollars),
    purpose: row.purpose,
    term: row.term_years,
    annual_income: orNull(opened('annual_income'), null, Number),
    lender: opened('lender'),
    interest_rate: orNull(row.rate_bps, null, (bps) => bps / 100),
    current_balance: orNull(row.current_balance_cents, null, toDollars),
    current_term: row.current_term_years,
    sent_at: row.sent_at?.toISOString() ?? null,
    ...toEnd(row, opened('refused_why')),
    comparison: comparisonOf(row, now(), language),
  }
}

function asked({ keys }: Context, row: RefinanceRow): Asked | undefined {
  const { borrow_cents, current_balance_cents: owed, rate_bps: rate, lender } = row
  if (borrow_cents === null) return undefined
  const present = [
    ...(owed === null ? [] : [`${formatCents(owed)} is owed`]),
    ...(lender === null ? [] : [`to ${sealing(keys, sealedRefinanceLoans).open('lender', row.id, lender)}`]),
    ...(rate === null ? [] : [`at ${rate / 100}% a year`]),
  ]
  return {
    title: 'A loan to be replaced',
    lines: [wishWords({ ...row, borrow_cents }), ...(present.length > 0 ? [`Now ${present.join(' ')}.`] : [])],
  }
}
