import { accountPurposes } from './account-purposes.ts'
import { borrowingPurposes } from './borrowing-purposes.ts'
import { findingPurposes } from './finding-purposes.ts'
import type { Column, Purpose } from './purpose.ts'

/**
 * What an answer can be for. Each has one consumer in code, which reads these columns and no others. An entry is added together with its
 * consumer: a test follows an answer of every column to it.
 */
export const purposes = {
  'what-comes-next': { consumer: 'condition', about: 'A condition reads it: it decides what comes next or is shown.', reads: 'facts' },
  'same-page': { consumer: 'page', about: 'It decides which fields the same page asks.', reads: 'same-page' },
  'typed-twice': { consumer: 'rule', about: 'Typed once more: both must be the same.', reads: 'typed-twice' },
  ...accountPurposes,
  ...findingPurposes,
  ...borrowingPurposes,
  consent: {
    consumer: 'proof',
    about: 'What the person allows, with its moment, in the audit log.',
    reads: ['consents.account_link', 'consents.card_on_file', 'consents.text_results', 'phone.may_call', 'phone.may_record'],
  },
  membership: {
    consumer: 'rule',
    about: 'How the service is paid for.',
    reads: [
      'memberships.concierge',
      'memberships.member',
      'memberships.pay_membership',
      'memberships.pay_performance',
      'memberships.pay_tip',
    ],
  },
  payment: {
    consumer: 'partner',
    about: 'A payment, or a card that is saved for one, at the payment company.',
    reads: [
      'payments.card',
      'payments.payment_consent',
      'payments.payment_method',
      'memberships.tip_amount',
      'memberships.tip_card',
      'personal_information.credit_card_num',
    ],
  },
  receipt: { consumer: 'email', about: 'Where the receipt is sent.', reads: ['payments.receipt_email'] },
  call: {
    consumer: 'partner',
    about: 'A call that is booked: when, about what, and on which number.',
    reads: [
      'personal_information.phone_number',
      'phone.code',
      'search_calls.scheduled_call',
      'search_calls.topic',
      'unlocked_accounts.call_wanted',
      'unlocked_accounts.scheduled_call',
      'unlocked_accounts.scheduled_call_for_all',
    ],
  },
  text: {
    consumer: 'partner',
    about: 'Texts about a search: whether, and to which number.',
    reads: ['consents.text_results', 'personal_information.phone_number'],
  },
  'help-message': { consumer: 'desk', about: 'A message that our people answer.', reads: ['contact_messages.message'] },
} as const satisfies Readonly<Record<string, Purpose>>

export type PurposeName = keyof typeof purposes

/** The columns that a purpose reads, as types: a consumer takes these and no others. */
export type ColumnOf<P extends PurposeName> = (typeof purposes)[P]['reads'] extends readonly (infer C)[] ? C & Column : never
/** Those of them that are answers to questions, by the name of the question. */
export type QuestionFor<P extends PurposeName> = ColumnOf<P> extends infer C ? (C extends `questionnaire.${infer Q}` ? Q : never) : never

export const purposeNames = Object.keys(purposes).filter(isPurposeName)

/** The purposes that read a column. */
export function purposesOf(column: string): readonly PurposeName[] {
  return purposeNames.filter((name) => columnsOf(name).some((read) => read === column))
}

/** The columns that a purpose reads; none for one that reads no stored answer. */
export function columnsOf(name: PurposeName): readonly Column[] {
  const { reads }: Purpose = purposes[name]
  return typeof reads === 'string' ? [] : reads
}

function isPurposeName(name: string): name is PurposeName {
  return Object.hasOwn(purposes, name)
}
