import type { KeeperName } from './keepers.ts'

/** Why words that sound like a promise need no keeper. */
type Reason =
  /** They name how things are at this moment. */
  | 'a state'
  /** They say what does not happen. */
  | 'left undone'
  /** What shows them does it, at once. */
  | 'this page'
  /** The people at the telephone do it. */
  | 'the telephone'

/** What keeps the promises of words that are in code, by the file. A test finds files that are missing here, and those without a promise. */
export const promisesInCode: Readonly<Record<string, readonly (KeeperName | Reason)[]>> = {
  'packages/api/src/domains/brokerage/emails.ts': ['deposits'],
  'packages/api/src/domains/calls/emails.ts': ['booked-calls'],
  'packages/api/src/domains/closing/emails.ts': ['account-closing'],
  'packages/api/src/domains/documents/emails.ts': ['letter-withdrawals'],
  'packages/api/src/domains/found-accounts/emails.ts': ['answer-emails'],
  'packages/api/src/domains/linking/emails.ts': ['small-deposits'],
  'packages/api/src/domains/loans/requests/confirmed-emails.ts': ['loan-payouts'],
  'packages/api/src/domains/loans/unpaid-emails.ts': ['loan-payouts'],
  'packages/api/src/domains/mailer/emails.ts': ['message-answers'],
  'packages/api/src/domains/memberships/emails.ts': ['renewal-emails'],
  'packages/api/src/domains/rollovers/rollover-emails.ts': ['moves-by-hand', 'move-emails', 'late-moves', 'move-fees'],
  'packages/api/src/domains/statements/emails.ts': ['left undone'],
  'packages/api/src/domains/waitlist/emails.ts': ['waiting-list'],
  'packages/web/src/account/account-words.ts': ['sign-in-emails'],
  'packages/web/src/account/confirm-email-page.tsx': ['sign-in-emails'],
  'packages/web/src/account/forgot-password-page.tsx': ['sign-in-emails'],
  'packages/web/src/dashboard/accounts/own-accounts.tsx': ['a state'],
  'packages/web/src/dashboard/help/book-call.tsx': ['booked-calls'],
  'packages/web/src/dashboard/help/conversations.words.ts': ['message-answers'],
  'packages/web/src/dashboard/loan/loan-card.words.ts': ['loan-payouts'],
  'packages/web/src/dashboard/loan/loan-progress.words.ts': ['a state'],
  'packages/web/src/dashboard/loan/pay-loan.words.ts': ['a state'],
  'packages/web/src/dashboard/loan/sent-requests.words.ts': ['outside-loan-answers'],
  'packages/web/src/dashboard/notifications/notifications.words.ts': ['a state'],
  'packages/web/src/dashboard/rollover/ask-for-paper.tsx': ['papers-from-plans'],
  'packages/web/src/dashboard/rollover/money-on-its-way.tsx': ['a state'],
  'packages/web/src/dashboard/rollover/moves-ahead.words.ts': ['booked-calls'],
  'packages/web/src/dashboard/settings/about-you/about-you.words.ts': ['the telephone'],
  'packages/web/src/dashboard/settings/about-you/trusted-contact.words.ts': ['left undone'],
  'packages/web/src/dashboard/settings/letter/letter.words.ts': ['letter-withdrawals', 'left undone'],
  'packages/web/src/dashboard/settings/privacy/close-account.words.ts': ['account-closing', 'a state'],
  'packages/web/src/dashboard/settings/privacy/data-copy.words.ts': ['data-copies'],
  'packages/web/src/dashboard/settings/accounts/linked-accounts.words.ts': ['small-deposits'],
  'packages/web/src/dashboard/settings/membership/membership.words.ts': ['moves', 'renewals'],
  'packages/web/src/dashboard/settings/membership/share-of-gains.tsx': ['moves'],
  'packages/web/src/dashboard/settings/notifications/notifications-settings.words.ts': [
    'deposit-emails',
    'sign-in-emails',
    'document-emails',
    'message-answers',
  ],
  'packages/web/src/dashboard/settings/payments/receipts.words.ts': ['receipts'],
  'packages/web/src/dashboard/settings/preferences.tsx': ['left undone'],
  'packages/web/src/dashboard/settings/sign-in/sign-in.words.ts': ['sign-in-emails'],
  'packages/web/src/dashboard/transfer/history/transfer-list.words.ts': ['a state'],
  'packages/web/src/dashboard/transfer/money-here.tsx': ['a state'],
  'packages/web/src/dashboard/transfer/put-in/put-in.words.ts': ['deposits', 'deposit-emails'],
  'packages/web/src/dashboard/transfer/withdraw/withdraw.words.ts': ['deposits'],
  'packages/web/src/landings/blocks/forms/advertising-form.words.ts': ['left undone'],
  'packages/web/src/landings/blocks/forms/contact-form.words.ts': ['message-emails', 'message-answers'],
  'packages/web/src/landings/blocks/forms/waitlist-form.words.ts': ['waiting-list-emails'],
  'packages/web/src/landings/page-footer.words.ts': ['the telephone'],
  'packages/web/src/screens/call-times/call-card.words.ts': ['call-emails', 'booked-calls'],
  'packages/web/src/screens/fields/ssn/prove-first.tsx': ['sign-in-emails'],
  'packages/web/src/screens/kinds/link-account/deposit.words.ts': ['small-deposits'],
  'packages/web/src/screens/kinds/payment/already-paid.tsx': ['receipts'],
  'packages/web/src/screens/kinds/sign/nothing-to-sign.tsx': ['this page'],
  'packages/web/src/screens/panels/accounts-found/accounts-found.words.ts': ['plan-questions'],
  'packages/web/src/screens/panels/accounts-to-move/accounts-to-move.words.ts': ['plan-questions'],
  'packages/web/src/screens/panels/ira-application/ira-application.words.ts': ['signing-emails'],
  'packages/web/src/screens/panels/rollover-tracker/rollover-actions.tsx': ['moves', 'moves-by-hand', 'move-emails'],
  'packages/web/src/screens/panels/rollover-tracker/rollover-tracker.words.ts': ['a state'],
  'packages/web/src/screens/panels/savings-dates/savings-dates.tsx': ['deposit-emails'],
  'packages/web/src/screens/panels/search-progress/search-progress.words.ts': ['search-emails', 'answer-emails', 'plan-questions'],
  'packages/web/src/screens/panels/signing-qr/signing-qr.words.ts': ['signing-emails'],
  'packages/web/src/screens/panels/unclaimed-matches/unclaimed-matches.words.ts': ['claim-filings'],
  'packages/web/src/shell/frame/footer.tsx': ['the telephone'],
  'packages/web/src/shell/frame/just-done-words.tsx': ['message-answers'],
  'packages/web/src/shell/frame/save-line.tsx': ['this page'],
  'packages/web/src/sign-here/sign-here.words.ts': ['signing-emails'],
}
