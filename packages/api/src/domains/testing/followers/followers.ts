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
  'account-kind': { followedBy: 'brokerage/opening/opening.test.ts', rule: 'of an individual 401(k) is not for a person with employees' },
  agreements: {
    followedBy: 'brokerage/routes.test.ts',
    rule: 'opens an account for a person who has agreed to the terms and given personal information',
  },
  'signed-papers': {
    followedBy: 'signing/signing.test.ts',
    rule: 'is kept with name, moment and hash, files a copy, and agrees to the loan',
  },
  consent: consentFollowers,
  'letter-of-authorization': {
    followedBy: 'documents/letter/letter.test.ts',
    rule: 'is filed as a paper that says what was agreed, by whom and when',
  },
  'plan-search': planSearchFollowers,
  'fee-estimate': { followedBy: 'employers/fees.test.ts', rule: 'marks a balance that comes from salary and years as an estimate' },
  'unclaimed-search': unclaimedSearchFollowers,
  'claim-filing': {
    followedBy: 'unclaimed/claim-tasks.test.ts',
    rule: 'a claim that was paid for is a colleague’s to file, and the customer learns each step',
  },
  'identity-check': {
    followedBy: 'brokerage/routes.test.ts',
    rule: 'an address that a paper does not show is checked by a colleague, who asks for another paper or ends the application',
  },
  'account-list': accountListFollowers,
  'account-link': {
    followedBy: 'linking/linking.test.ts',
    rule: 'is linked once by a public token, also when fifty send it at once, and all get the same answer',
  },
  rollover: {
    followedBy: 'rollovers/rollover.test.ts',
    rule: 'follows money to an account here: arrived is what the brokerage and the ledger have booked',
  },
  'rollover-log': {
    followedBy: 'rollovers/notes/rollover-notes.test.ts',
    rule: 'what was said on the call is kept once, sealed, and given back to its teller alone',
  },
  'loan-limit': { followedBy: 'loans/requests/quote.test.ts', rule: 'says what is wrong with a wish, and still works it out' },
  loan: { followedBy: 'loans/requests/request.test.ts', rule: 'is kept at our rate and fee, with what it costs to the cent' },
  'outside-loan': outsideLoanFollowers,
  'money-request': moneyRequestFollowers,
  'investment-mix': investmentMixFollowers,
  'chosen-mix': {
    followedBy: 'portfolios/custom.test.ts',
    rule: 'a mix of one’s own is kept as it is, without entries that lack an id or a weight',
  },
  'contribution-limit': contributionLimitFollowers,
  deposits: { followedBy: 'portfolios/saving/savings.test.ts', rule: 'deposits begin with the plan, change with it, and stop with it' },
  membership: { followedBy: 'memberships/choices.test.ts', rule: 'settles how they pay; what costs something is not free' },
  payment: { followedBy: 'memberships/payments/pay-by-card.test.ts', rule: 'has the price of the service: another one charges nothing' },
  receipt: {
    followedBy: 'memberships/payments/pay-by-card.test.ts',
    rule: 'is theirs once it is paid, with a receipt and one entry in the ledger',
  },
  call: { followedBy: 'calls/calls.test.ts', rule: 'includes what the call is about, and may be said again' },
  text: { followedBy: 'texts/texts.test.ts', rule: 'is texted to people who said yes to that, and to nobody else' },
  'help-message': { followedBy: 'mailer/contact.test.ts', rule: 'is a task for the people who help, once' },
} satisfies Followers
