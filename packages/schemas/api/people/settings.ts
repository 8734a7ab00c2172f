import { z } from 'zod'
import { languages } from '../../language.ts'
import { isEmpty } from '../../rules/answers/empty-fields.ts'
import { investorAnswers } from '../../rules/investing/investor-answers.ts'
import { contract, contracts } from '../contract.ts'
import { emailField, nameField, sentDate } from '../fields.ts'
import { moment } from '../money/membership-fields.ts'
import { cityField, personalRecord, phoneField, ssnField, stateField, streetAddressField, zipField } from './personal-information.ts'
import { questionnaireContracts } from './questionnaire.ts'

const longestEmptyable = 400

/** What an answer may be is defined by its question in flows/questions.json. */
const answer = z.string().max(400).nullable().exactOptional()

const saveAnswers = {
  method: 'POST',
  who: 'person',
  idempotent: 'by-key-if-sent',
  versioned: 'if-sent',
  sends: 'json',
  status: 200,
  answer: questionnaireContracts.updateInvestmentAccountInfo.answer,
  errors: questionnaireContracts.updateInvestmentAccountInfo.errors,
} as const

/** What people change about themselves later. Fields that are sent empty are left as they were. */
export const settingsContracts = contracts({
  updatePersonalSettings: contract({
    method: 'POST',
    path: '/api/v1/accounts/settings/personal_information/update/',
    who: 'person',
    idempotent: 'by-key-if-sent',
    versioned: 'if-sent',
    about: 'Changes what is sent of the personal information.',
    body: z.strictObject({
      street_address: emptyable(streetAddressField).exactOptional(),
      city: emptyable(cityField).exactOptional(),
      state: emptyable(stateField).exactOptional(),
      zip_code: emptyable(zipField).exactOptional(),
      phone_number: emptyable(phoneField).exactOptional(),
      dob: emptyable(sentDate).exactOptional(),
      ssn: emptyable(ssnField).exactOptional(),
    }),
    sends: 'json',
    status: 200,
    answer: personalRecord,
    errors: [
      'personal_information_required',
      'address_not_proven',
      'precondition_failed',
      'step_up_required',
      'card_number_refused',
      'idempotency_mismatch',
    ],
  }),
  updateTrustedContact: contract({
    ...saveAnswers,
    path: '/api/v1/accounts/settings/investment_account_info/trusted_contact/update/',
    about: 'Changes what is sent of the trusted contact.',
    body: z.strictObject({
      contact_firstname: answer,
      contact_lastname: answer,
      contact_email: answer,
      contact_phonenumber: answer,
    }),
  }),
  updateInvestorProfile: contract({
    ...saveAnswers,
    path: '/api/v1/accounts/settings/investment_account_info/profile/update/',
    about: 'Changes what is sent of the answers about income, worth, taxes, experience and goal.',
    body: z.strictObject({
      annual_pretax_income: answer,
      estimated_networth: answer,
      liquid_networth: answer,
      experience_level: answer,
      estimated_tax_bracket: answer,
      investment_goal: answer,
    }),
  }),
  readInvestorProfile: contract({
    method: 'GET',
    path: '/api/v1/accounts/settings/investment_account_info/profile/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Gives the answers that suggestions go by, as far as there are any, and when the newest of them was given.',
    sends: 'json',
    status: 200,
    answer: z.strictObject({
      answers: z.partialRecord(z.enum(investorAnswers), z.union([z.string(), z.number()])),
      given_at: moment.nullable().meta({ description: 'Null when there are none, or when it is not known of each of them.' }),
    }),
    errors: [],
  }),
  updateEmail: contract({
    method: 'POST',
    path: '/api/v1/accounts/settings/email/update/',
    who: 'person',
    idempotent: 'no',
    about: 'Asks for another e-mail address, which counts from when it is confirmed by the e-mail that goes there.',
    body: z.strictObject({ email: emailField }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ email: z.string(), pending_email: z.string().nullable() }),
    errors: ['step_up_required', 'mailed_code_required', 'too_many_requests'],
  }),
  updateName: contract({
    method: 'POST',
    path: '/api/v1/accounts/settings/name/update/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Changes the name of the account.',
    body: z.strictObject({ first_name: emptyable(nameField).exactOptional(), last_name: emptyable(nameField).exactOptional() }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ first_name: z.string(), last_name: z.string() }),
    errors: ['step_up_required'],
  }),
  updateLanguage: contract({
    method: 'POST',
    path: '/api/v1/accounts/settings/language/update/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Changes the language in which the person gets e-mails.',
    body: z.strictObject({ language: z.enum(languages) }),
    sends: 'json',
    status: 200,
    answer: z.strictObject({ language: z.enum(languages) }),
    errors: [],
  }),
})

/** A field that may be sent empty: then nothing was said. */
export function emptyable<Field extends z.ZodType<unknown, string>>(field: Field) {
  return z
    .string()
    .max(longestEmptyable)
    .nullable()
    .transform((typed) => (isEmpty(typed) ? null : typed))
    .pipe(field.nullable())
}
