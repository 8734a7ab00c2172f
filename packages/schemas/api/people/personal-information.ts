import { z } from 'zod'
import { toSentText } from '../../rules/answers/short-text.ts'
import { toSentPhone } from '../../rules/people/phone.ts'
import { toSentSsn } from '../../rules/people/ssn.ts'
import { toSentState } from '../../rules/people/states.ts'
import { toSentStreetAddress } from '../../rules/people/street-address.ts'
import { toSentZip } from '../../rules/people/zip-codes.ts'
import { contract, contracts } from '../contract.ts'
import { dollars, nameField, pk, results, ruled, sentDate, version } from '../fields.ts'
import { says } from '../says.ts'

const longestCity = 60
const count = z.int().min(0).max(1000)
const mostSent = 1000

export const streetAddressField = ruled(toSentStreetAddress, {
  required: { en: 'Enter your street address.', es: 'Escribe la dirección donde vives.' },
  format: { en: 'Enter the street where you live, not a PO box.', es: 'Escribe la calle donde vives, no un apartado postal.' },
  length: { en: 'This address is too long. Use 100 letters or fewer.', es: 'Esta dirección es demasiado larga. Usa 100 letras o menos.' },
})

export const cityField = ruled((typed: string) => toSentText(typed, longestCity), {
  required: { en: 'Enter your city.', es: 'Escribe tu ciudad.' },
  length: { en: 'This name is too long. Use 60 letters or fewer.', es: 'Este nombre es demasiado largo. Usa 60 letras o menos.' },
})

export const stateField = ruled(toSentState, {
  required: { en: 'Choose your state.', es: 'Elige tu estado.' },
  unknown: { en: 'Choose a state from the list.', es: 'Elige un estado de la lista.' },
})

export const zipField = ruled(toSentZip, {
  required: { en: 'Enter your ZIP code.', es: 'Escribe tu código postal.' },
  format: {
    en: 'Enter the five digits of your ZIP code, such as 04101.',
    es: 'Escribe los cinco dígitos de tu código postal, como 04101.',
  },
})

export const phoneField = ruled(toSentPhone, {
  required: { en: 'Enter your phone number.', es: 'Escribe tu número de teléfono.' },
  format: {
    en: 'Enter a US phone number with its area code, such as 207 555 0134.',
    es: 'Escribe un teléfono de Estados Unidos con su código de área, como 207 555 0134.',
  },
})

export const ssnField = ruled(toSentSsn, {
  required: { en: 'Enter your Social Security number.', es: 'Escribe tu número de Seguro Social.' },
  format: {
    en: 'This isn’t a Social Security number that’s in use. Check all nine digits.',
    es: 'Este no es un número de Seguro Social en uso. Revisa los nueve dígitos.',
  },
})

/** Personal information as calls give it. The Social Security number has a call of its own. */
export const personalRecord = z.strictObject({
  pk,
  version,
  street_address: z.string(),
  address: z.string().meta({ description: 'The same as street_address.' }),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  phone_number: z.string(),
  dob: z.string().meta({ description: 'YYYY-MM-DD.' }),
  ira_interest: z.boolean(),
  has_custodial_auth: z.boolean().meta({ description: 'Whether the letter of authorization is signed.' }),
  total_401k_balance: z.number().nullable().meta({ description: 'Dollars, with no more than two decimals.' }),
  old_401k_count: z.int().nullable(),
  ira_count: z.int().nullable(),
  user_external_id: z.uuid().meta({ description: 'The person’s name towards others.' }),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  unknown_providers: z.array(z.string()).readonly(),
  credit_card_num: z.string().nullable().meta({ description: 'Brand and last four digits, such as "visa 4242".' }),
})

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
