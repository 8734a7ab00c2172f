import type { customerContracts } from '@app/schemas/api/desk/customers'
import type { KeeperName, KeepersBy } from '@app/schemas/flow/promises/keepers'
import type { TaskKind } from '@app/schemas/rules/desk/task-kinds'
import type { Partners } from '../partners/open-partners.ts'
import { addressChangesEmail, addressProvenEmail, confirmNewAddressEmail, passwordResetEmail, signInEmail } from './auth/emails.ts'
import { mailedCodeEmail } from './auth/factor-emails.ts'
import { beneficiariesAnswerEmail, beneficiariesChangedEmail } from './beneficiaries/emails.ts'
import { sendListJob } from './beneficiaries/job-names.ts'
import { followOverJob, scheduleJob, sendOverJob } from './brokerage/job-names.ts'
import { accountOpenEmail, actionRequiredEmail } from './brokerage/opening/account-emails.ts'
import { scheduleCreatedEmail, scheduleDaysEmail } from './brokerage/schedules/schedule-emails.ts'
import { depositReturnedEmail } from './brokerage/transfers/transfer-emails.ts'
import { agreedEmail, bookedEmail, reminderEmail as callReminderEmail, overEmail } from './calls/emails.ts'
import { closeJob } from './closing/close-account.ts'
import { closedEmail, closingAskedEmail, closingStoppedEmail, keptEmail } from './closing/emails.ts'
import { documentsAskedEmail, letterSignedEmail } from './documents/emails.ts'
import { fileLetterJob } from './documents/letter/file-letter.ts'
import { makeExportJob } from './exports/make-export.ts'
import { askAgainJob } from './found-accounts/ask-record-keeper.ts'
import { answerEmail, foundEmail } from './found-accounts/emails.ts'
import { pastDueEmail, warningEmail } from './loans/late/late-emails.ts'
import { loanJobs } from './loans/moments.ts'
import { extraPaidEmail } from './loans/repayments/extra-emails.ts'
import { confirmedEmail } from './loans/requests/confirmed-emails.ts'
import { receivedEmail } from './mailer/emails.ts'
import { endsSoonEmail, receiptEmail, reminderEmail, renewalFailedEmail } from './memberships/emails.ts'
import { periodEndsJob, retryJob } from './memberships/membership-life.ts'
import { recoveryAskedEmail } from './recovery/emails.ts'
import { recoveryJobs } from './recovery/job-names.ts'
import { moveFeeJob } from './rollovers/fee/charge-move-fee.ts'
import { lateEmail, receivedEmail as moneyReceivedEmail, refusedEmail, requestedEmail, sentEmail } from './rollovers/rollover-emails.ts'
import { papersSignedEmail, signOnPhoneEmail } from './signing/emails.ts'
import { papersJob } from './statements/job-names.ts'
import { foundLaterEmail } from './unclaimed/emails.ts'
import { waitingEmail } from './waitlist/emails.ts'

type PartnerCall = { [P in keyof Partners]: readonly [P, keyof Partners[P] & string] }[keyof Partners]
type Email = (...given: never[]) => { readonly subject: string } | object

type Kept = { readonly [K in KeepersBy<'job'>]: readonly string[] } & { readonly [K in KeepersBy<'partner'>]: PartnerCall } & {
  readonly [K in KeepersBy<'email'>]: readonly Email[]
} & { readonly [K in KeepersBy<'task'>]: readonly TaskKind[] } & {
  readonly [K in KeepersBy<'colleague'>]: readonly (keyof typeof customerContracts)[]
}

/** What keeps each promise of a page, as the service knows it. What is gone does not compile, and a promise on it must go too. */
export const keepers = {
  'plan-questions': ['recordKeepers', 'ask'],
  moves: ['recordKeepers', 'move'],
  'account-application': ['brokerage', 'openAccount'],
  'phone-code': ['sms', 'sendCode'],
  texts: ['sms', 'sendText'],
  'small-deposits': ['linking', 'exchange'],

  'plan-questions-again': [askAgainJob],
  'search-again': ['look-again-unclaimed'],
  renewals: [periodEndsJob, retryJob],
  'move-fees': [moveFeeJob],
  'loan-payouts': [loanJobs.payOut],
  deposits: [scheduleJob],
  'ira-changes': [sendOverJob, followOverJob],
  'tax-forms': [papersJob],
  'letter-copies': [fileLetterJob],
  'data-copies': [makeExportJob],
  'beneficiary-lists': [sendListJob],
  'recovery-links': [recoveryJobs.ready],
  'account-closing': [closeJob],

  'beneficiary-emails': [beneficiariesChangedEmail, beneficiariesAnswerEmail],
  'search-emails': [foundEmail],
  'answer-emails': [answerEmail],
  'unclaimed-emails': [foundLaterEmail],
  'move-emails': [requestedEmail, sentEmail, moneyReceivedEmail, refusedEmail, lateEmail],
  'account-emails': [accountOpenEmail, actionRequiredEmail, documentsAskedEmail],
  'document-emails': [documentsAskedEmail],
  'signing-emails': [letterSignedEmail, papersSignedEmail, signOnPhoneEmail],
  'call-emails': [bookedEmail, callReminderEmail, overEmail, agreedEmail],
  receipts: [receiptEmail],
  'renewal-emails': [reminderEmail, endsSoonEmail, renewalFailedEmail],
  'deposit-emails': [scheduleCreatedEmail, scheduleDaysEmail, depositReturnedEmail],
  'loan-emails': [confirmedEmail, extraPaidEmail, pastDueEmail, warningEmail],
  'message-emails': [receivedEmail],
  'sign-in-emails': [
    mailedCodeEmail,
    recoveryAskedEmail,
    signInEmail,
    passwordResetEmail,
    confirmNewAddressEmail,
    addressChangesEmail,
    addressProvenEmail,
  ],
  'closing-emails': [closingAskedEmail, keptEmail, closingStoppedEmail, closedEmail],
  'waiting-list-emails': [waitingEmail],

  'numbers-on-calls': ['confirmCustomerPhone'],
  'calls-stopped': ['stopCallingCustomer'],
  'recovery-calls': ['recover-sign-in'],
  'booked-calls': ['call'],
  'waiting-list': ['waiting-list'],
  'moves-by-hand': ['rollover-by-hand', 'transfer-form', 'rollover-stop'],
  'late-moves': ['rollover-late', 'payment-to-look-into'],
  'plan-needs': ['rollover-needs'],
  'ira-kinds': ['ira-kind'],
  'message-answers': ['contact-message', 'help-request'],
  'papers-from-plans': ['document-request'],
  'complaint-answers': ['complaint'],
  concierge: ['concierge'],
  'outside-loan-answers': ['outside-loan-request', 'refinance-request'],
  'money-answers': ['money-request'],
  'letter-withdrawals': ['letter-withdrawn'],
  'application-checks': ['identity-check'],
  'papers-by-mail': ['mail-paper'],
  'beneficiary-tasks': ['beneficiaries'],
  'claim-filings': ['claim-filing'],
} satisfies Kept & Readonly<Record<KeeperName, unknown>>
