import { accountPapersFollowers, applicationFollowers } from './application-followers.ts'
import { moneyRequestFollowers, outsideLoanFollowers } from './desk-followers.ts'
import type { Followers } from './follower.ts'
import { accountListFollowers, consentFollowers } from './record-followers.ts'
import { contributionLimitFollowers, investmentMixFollowers } from './rule-followers.ts'
import { planSearchFollowers, unclaimedSearchFollowers } from './search-followers.ts'

/** How each answer is followed to what it is for. */
export const followers = {
  'account-application': applicationFollowers,
  'account-papers': accountPapersFollowers,
  'account-kind': { followedBy: 'brokerage/opening.test.ts' },
  agreements: { followedBy: 'documents/requests.test.ts' },
  'signed-papers': { followedBy: 'signing/signing.test.ts' },
  consent: consentFollowers,
  'letter-of-authorization': { followedBy: 'documents/letter/letter.test.ts' },
  'plan-search': planSearchFollowers,
  'fee-estimate': { followedBy: 'employers/fees.test.ts' },
  'unclaimed-search': unclaimedSearchFollowers,
  'claim-filing': { followedBy: 'unclaimed/claim-tasks.test.ts' },
  'identity-check': { followedBy: 'documents/uploads.test.ts' },
  'account-list': accountListFollowers,
  'account-link': { followedBy: 'linking/linking.test.ts' },
  rollover: { followedBy: 'rollovers/rollover.test.ts' },
  'rollover-log': { followedBy: 'rollovers/notes/rollover-notes.test.ts' },
  'loan-limit': { followedBy: 'loans/requests/quote.test.ts' },
  loan: { followedBy: 'loans/requests/request.test.ts' },
  'outside-loan': outsideLoanFollowers,
  'money-request': moneyRequestFollowers,
  'investment-mix': investmentMixFollowers,
  'chosen-mix': { followedBy: 'portfolios/custom.test.ts' },
  'contribution-limit': contributionLimitFollowers,
  deposits: { followedBy: 'portfolios/saving/savings.test.ts' },
  membership: { followedBy: 'memberships/choices.test.ts' },
  payment: { followedBy: 'memberships/payments/pay-by-card.test.ts' },
  receipt: { followedBy: 'memberships/payments/pay-by-card.test.ts' },
  call: { followedBy: 'calls/calls.test.ts' },
  text: { followedBy: 'texts/texts.test.ts' },
  'help-message': { followedBy: 'mailer/contact.test.ts' },
} satisfies Followers
