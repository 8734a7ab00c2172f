import { z } from 'zod'
import { contract, contracts } from '../contract.ts'
import { dollars, nameField, pk, results, sentDate } from '../fields.ts'
import { says } from '../says.ts'
import { cityField, personalRecord, phoneField, ssnField, stateField, streetAddressField, zipField } from './personal-fields.ts'

const count = z.int().min(0).max(1000)
const mostSent = 1000

const form = z.strictObject({
  first_name: nameField.exactOptional(),
  last_name: nameField.exactOptional(),
  street_address: streetAddressField,
  city: cityField,
  state: stateField,
  zip_code: zipField,
  phone_number: phoneField,
  dob: sentDate,
  ssn: ssnField.exactOptional(),
  ira_interest: z.boolean(),
  has_custodial_auth: z.boolean().meta({ description: 'True is believed only when the letter is signed. False takes no signature back.' }),
  total_401k_balance: dollars.exactOptional(),
  old_401k_count: count.exactOptional(),
  ira_count: count.exactOptional(),
})

/** Who somebody is, as plans know them; the letter that lets us ask; the card on file. */
export const personalInformationContracts = contracts({
  listPersonalInformation: contract({
    method: 'GET',
    path: '/api/v1/accounts/personal_information/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Gives the personal information, if there is any.',
    sends: 'json',
    status: 200,
    answer: results(personalRecord),
    errors: [],
  }),
  readSsn: contract({
    method: 'GET',
    path: '/api/v1/accounts/personal_information/ssn/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Gives the last four digits of the Social Security number, or all nine after the password was entered again.',
    query: z.strictObject({ reveal: z.enum(['true', 'false']).exactOptional() }),
    sends: 'json',
    status: 200,
    answer: results(z.strictObject({ ssn: z.string() })),
    errors: ['step_up_required'],
  }),
  addPersonalInformation: contract({
    method: 'POST',
    path: '/api/v1/accounts/add_personal_information/',
    who: 'person',
    idempotent: 'by-key-if-sent',
    about: 'Keeps the personal information, once.',
    body: form,
    sends: 'json',
    status: 200,
    answer: personalRecord,
    errors: ['already_done', 'address_not_proven', 'claimed_progress', 'card_number_refused', 'idempotency_mismatch'],
  }),
  updatePersonalInformation: contract({
    method: 'PUT',
    path: '/api/v1/accounts/personal_information/{id}/update/',
    who: 'person',
    idempotent: 'by-key-if-sent',
    versioned: 'if-sent',
    about: 'Changes the personal information; what is optional and not sent stays.',
    params: z.strictObject({ id: pk }),
    body: form,
    sends: 'json',
    status: 200,
    answer: personalRecord,
    errors: [
      'not_found',
      'address_not_proven',
      'precondition_failed',
      'claimed_progress',
      'step_up_required',
      'card_number_refused',
      'idempotency_mismatch',
    ],
  }),
  updateUnknownProviders: contract({
    method: 'POST',
    path: '/api/v1/accounts/personal_information/update_unknown_providers/',
    who: 'person',
    idempotent: 'by-key-if-sent',
    about: 'Keeps the names of providers that are in no list of ours.',
    body: z.strictObject({ unknown_providers: z.array(z.string().max(mostSent)).max(mostSent) }),
    sends: 'json',
    status: 200,
    answer: personalRecord,
    errors: ['personal_information_required', 'card_number_refused', 'idempotency_mismatch', 'idempotency_in_progress'],
  }),
  addCardNumber: contract({
    method: 'POST',
    path: '/api/v1/accounts/personal_information/add_card_number/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Keeps a card by the token that the payment company gave for it; the number itself is refused.',
    body: z.strictObject({ credit_card_num: z.string().min(1).max(mostSent).meta({ description: 'The token of the payment company.' }) }),
    sends: 'json',
    status: 200,
    answer: personalRecord,
    errors: ['personal_information_required', 'card_number_refused'],
  }),
  signLetter: contract({
    method: 'PUT',
    path: '/api/v1/accounts/personal_information/has_custodial_auth/{id}/update/',
    who: 'person',
    idempotent: 'by-nature',
    about: 'Signs the letter of authorization, once; said again, it stays as it was.',
    params: z.strictObject({ id: pk }),
    body: z.strictObject({
      has_custodial_auth: z.literal(
        true,
        says({
          en: 'Say true if you agree to the letter. If you don’t agree, don’t sign it.',
          es: 'Di que sí si aceptas la carta. Si no la aceptas, no la firmes.',
        }),
      ),
      signed_name: z.string().max(mostSent).exactOptional().meta({ description: 'The person’s full name, as they typed it to sign.' }),
    }),
    sends: 'json',
    status: 200,
    answer: personalRecord,
    errors: ['not_found', 'personal_information_required', 'card_number_refused'],
  }),
})
