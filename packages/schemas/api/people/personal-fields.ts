import { z } from 'zod'
import { isEmpty } from '../../rules/answers/empty-fields.ts'
import { toSentText } from '../../rules/answers/short-text.ts'
import { toSentPhone } from '../../rules/people/phone.ts'
import { toSentSsn } from '../../rules/people/ssn.ts'
import { toSentState } from '../../rules/people/states.ts'
import { toSentStreetAddress } from '../../rules/people/street-address.ts'
import { toSentZip } from '../../rules/people/zip-codes.ts'
import { pk, ruled, version } from '../fields.ts'

const longestCity = 60
const longestEmptyable = 400

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

/** A field that may be sent empty: then nothing was said. */
export function emptyable<Field extends z.ZodType<unknown, string>>(field: Field) {
  return z
    .string()
    .max(longestEmptyable)
    .nullable()
    .transform((typed) => (isEmpty(typed) ? null : typed))
    .pipe(field.nullable())
}

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
