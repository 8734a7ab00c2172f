import type { AnswerOf, BodyOf } from '@app/schemas/api/contract'
import { dollarsToCents, toDollars } from '@app/schemas/api/fields'
import type { otherLoanContracts } from '@app/schemas/api/money/other-loans'
import { creditRatings } from '@app/schemas/rules/loans/credit-ratings'
import type { Context } from '../../../context/context.ts'
import { audit } from '../../../db/audit.ts'
import type { Queries } from '../../../db/database.ts'
import { refuseCardNumbers } from '../../../failure/refuse-card-numbers.ts'
import { sealing } from '../../../security/sealing.ts'
import { sealedAltLoans } from '../sealed.ts'
import { orNull, same } from './nullable.ts'
import { type Asked, oneOfEach } from './one-of-each.ts'
import { type AltAnswers, type AltRow, addAlt, findAlt, markAltSent, saveAlt } from './other-store.ts'
import { toEnd } from './request-end.ts'
import { unsentJobs } from './unsent-jobs.ts'
import { wishWords } from './wish-words.ts'

type Answers = BodyOf<typeof otherLoanContracts.addAltLoan>
type AltLoanAnswer = AnswerOf<typeof otherLoanContracts.addAltLoan>

const nothing: AltAnswers = {
  borrow_cents: null,
  purpose: null,
  term_years: null,
  annual_income: null,
  agreed_at: null,
  provider: null,
  credit_rating: null,
}

/** The request for a loan from a lender. */
export const altLoan = oneOfEach<AltRow, AltAnswers, Answers, AltLoanAnswer>({
  calls: { create: 'addAltLoan', update: 'updateAltLoan', send: 'sendAltLoan' },
  unsentJob: unsentJobs.alt,
  task: 'outside-loan-request',
  nothing,
  refuse: ({ provider }) => refuseCardNumbers({ provider: provider ?? undefined }),
  find: findAlt,
  add: (trx, { id, personId, now, answers }) =>
    addAlt(trx, { ...answers, id, person_id: personId, version: 1, created_at: now, updated_at: now }),
  save: saveAlt,
  merge,
  tell: toAnswer,
  asked,
  markSent: markAltSent,
  note: auditConsent,
})

function merge({ keys, now }: Context, id: string, known: AltAnswers, sent: Answers): AltAnswers {
  const { seal } = sealing(keys, sealedAltLoans)
  const { borrow_amount, purpose, term, annual_income, terms_condition, provider, credit_rating } = sent
  return {
    borrow_cents: orNull(borrow_amount, known.borrow_cents, dollarsToCents),
    purpose: orNull(purpose, known.purpose, same),
    term_years: orNull(term, known.term_years, same),
    annual_income: orNull(annual_income, known.annual_income, (dollars) => seal('annual_income', id, String(dollars))),
    agreed_at: orNull(terms_condition, known.agreed_at, (agrees) => (agrees ? (known.agreed_at ?? now()) : null)),
    provider: orNull(provider, known.provider, (name) => seal('provider', id, name)),
    credit_rating: orNull(credit_rating, known.credit_rating, (rating) => seal('credit_rating', id, rating)),
  }
}

function toAnswer({ keys }: Context, row: AltRow): AltLoanAnswer {
  const { open } = sealing(keys, sealedAltLoans)
  const opened = (column: 'annual_income' | 'provider' | 'credit_rating' | 'refused_why') =>
    orNull(row[column], null, (text) => open(column, row.id, text))
  return {
    pk: row.id,
    version: row.version,
    borrow_amount: orNull(row.borrow_cents, null, toDollars),
    purpose: row.purpose,
    term: row.term_years,
    annual_income: orNull(opened('annual_income'), null, Number),
    terms_condition: row.agreed_at !== null,
    provider: opened('provider'),
    credit_rating: creditRatingOf(opened('credit_rating')),
    sent_at: row.sent_at?.toISOString() ?? null,
    ...toEnd(row, opened('refused_why')),
  }
}

/** Lenders are asked only where the person let us. */
function asked(_context: Context, { borrow_cents, term_years, purpose, agreed_at }: AltRow): Asked | undefined {
  if (borrow_cents === null || agreed_at === null) return undefined
  return { title: 'A loan from a lender', lines: [wishWords({ borrow_cents, term_years, purpose }), 'Lenders may be asked for offers.'] }
}

function creditRatingOf(text: string | null): AltLoanAnswer['credit_rating'] {
  return creditRatings.find((one) => one === text) ?? null
}

/** Letting lenders be asked, and taking that back, is written down. */
async function auditConsent(trx: Queries, personId: string, before: AltAnswers, after: AltAnswers): Promise<void> {
  if ((before.agreed_at === null) === (after.agreed_at === null)) return
  const subject = `person:${personId}`
  await audit(trx, { actor: subject, action: after.agreed_at ? 'lenders.consent-given' : 'lenders.consent-taken-back', subject })
}
