import type { followers } from './followers.ts'

/** The code that an answer is for, below `src/`, and the words by which it reads the answer there. */
export type ConsumerCode = { readonly file: string; readonly reads: readonly [string, ...string[]] }

type FollowedElsewhere = {
  [P in keyof typeof followers]: (typeof followers)[P] extends { readonly followedBy: string } ? P : never
}[keyof typeof followers]

/**
 * The consumer of every purpose that a test of its domain follows. The others are followed through their consumer itself, answer by answer:
 * without it their two outputs are equal.
 */
export const consumerCode = {
  'account-kind': { file: 'domains/brokerage/opening/opening.ts', reads: ['accountType', 'hasEmployees'] },
  agreements: { file: 'domains/documents/terms.ts', reads: ['sent.documents', 'findAcceptances'] },
  'signed-papers': { file: 'domains/signing/file-signed.ts', reads: ['signedName', 'spouseName', 'drawing'] },
  'letter-of-authorization': { file: 'domains/documents/letter/file-letter.ts', reads: ['row.signed_name', 'row.name', 'row.words'] },
  'fee-estimate': { file: 'domains/employers/balances.ts', reads: ['salaryCents', 'startYear', 'endYear'] },
  'claim-filing': { file: 'domains/unclaimed/claim-tasks.ts', reads: ['papersFor', 'claim_started_at'] },
  'identity-check': { file: 'domains/brokerage/documents.ts', reads: ['sendFile'] },
  'account-link': { file: 'domains/linking/exchange.ts', reads: ['publicToken'] },
  rollover: {
    file: 'domains/rollovers/destinations/places.ts',
    reads: ['ira_type', 'check_payable_to', 'check_address', 'account_number', 'provider', 'institution', 'takes_roth'],
  },
  'rollover-log': { file: 'domains/rollovers/notes/rollover-notes.ts', reads: ['note.reference', 'note.note', 'details'] },
  'loan-limit': {
    file: 'domains/loans/eligibility.ts',
    reads: ['employment_status', 'tax_filing_status', 'has_employees', 'savings_estimate'],
  },
  loan: { file: 'domains/loans/requests/terms.ts', reads: ['borrow_amount', 'term', 'purpose', 'fee_payment', 'fee_card'] },
  'chosen-mix': { file: 'domains/portfolios/custom.ts', reads: ['readEntries(entries)'] },
  deposits: {
    file: 'domains/portfolios/saving/savings.ts',
    reads: ['amount', 'frequency', 'first_date', 'debit_authorization', 'first_for_last_year'],
  },
  membership: { file: 'domains/memberships/choices.ts', reads: ['takeFreeProduct', 'acceptPerformanceFee', 'product_id'] },
  payment: { file: 'domains/memberships/payments/pay-by-card.ts', reads: ['payment_method_id', 'saveConsent', 'price'] },
  receipt: { file: 'domains/memberships/write-about.ts', reads: ['receipt_email'] },
  call: { file: 'domains/calls/call-tasks.ts', reads: ['row.starts_at', 'row.topic', 'row.about', 'numberForColleague'] },
  text: { file: 'domains/texts/text-news.ts', reads: ['text_results'] },
  'help-message': { file: 'domains/mailer/receive-message.ts', reads: ['message', 'from_email', 'contact-message'] },
} satisfies { readonly [P in FollowedElsewhere]: ConsumerCode }

/** The purposes whose consumer does not read its answers any more, by the texts of the files that have them. */
export function withoutConsumer(codes: Readonly<Record<string, ConsumerCode>>, textOf: (file: string) => string): readonly string[] {
  return Object.entries(codes).flatMap(([purpose, { file, reads }]) => {
    const code = textOf(file).replaceAll(/^import .*$|\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    return reads.flatMap((word) => (isRead(code, word) ? [] : [`${purpose}: ${word}`]))
  })
}

function isRead(code: string, word: string): boolean {
  return new RegExp(`(?<![\\w-])${word.replaceAll(/[.()]/g, '\\$&')}(?![\\w-])`).test(code)
}
