import type { Purpose } from './purpose.ts'

/** Answers about a loan, and what else is wanted of a balance. */
export const borrowingPurposes = {
  'loan-limit': {
    consumer: 'rule',
    about: 'Whether a person may borrow from an individual 401(k), and how much.',
    reads: [
      'questionnaire.employment_status',
      'questionnaire.tax_filing_status',
      'questionnaire.has_employees',
      'questionnaire.savings_estimate',
    ],
  },
  loan: {
    consumer: 'paper',
    about: 'The loan that is asked for, its terms and its fee.',
    reads: [
      'loans.borrow_amount',
      'loans.term',
      'loans.purpose',
      'loans.fee_payment',
      'loans.fee_card',
      'loans.confirmed',
      'personal_information.state',
    ],
  },
  'outside-loan': {
    consumer: 'desk',
    about: 'A request that a colleague answers: a loan from a lender, from the plan at work, or one to be replaced.',
    reads: [
      'alt_loan.offers_choice',
      'alt_loan.borrow_amount',
      'alt_loan.term',
      'alt_loan.terms_condition',
      'refinance_loan.borrow_amount',
      'refinance_loan.term',
      'refinance_loan.lender',
      'refinance_loan.interest_rate',
      'refinance_loan.current_balance',
      'refinance_loan.current_term',
      'known_providers.record_keeper_name',
      'known_providers.balance',
      'known_providers.current_job',
      'known_providers.current_plan_loan',
      'loans.purpose',
      'loans.annual_income',
      'loans.credit_rating',
      'loan_requests.sent',
      'questionnaire.services',
    ],
  },
  'money-request': {
    consumer: 'desk',
    about: 'What a person wants to do with a balance that was found, for the colleague who helps with it.',
    reads: ['questionnaire.balance_found_request'],
  },
} as const satisfies Readonly<Record<string, Purpose>>
