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
  required: 'Enter your street address.',
  format: 'Enter the street where you live, not a PO box.',
  length: 'This address is too long. Use 100 letters or fewer.',
})

export const cityField = ruled((typed: string) => toSentText(typed, longestCity), {
  required: 'Enter your city.',
  length: 'This name is too long. Use 60 letters or fewer.',
})

export const stateField = ruled(toSentState, { required: 'Choose your state.', unknown: 'Choose a state from the list.' })

export const zipField = ruled(toSentZip, {
  required: 'Enter your ZIP code.',
  format: 'Enter the five digits of your ZIP code, such as 04101.',
})

export const phoneField = ruled(toSentPhone, {
  required: 'Enter your phone number.',
  format: 'Enter a US phone number with its area code, such as 207 555 0134.',
})

export const ssnField = ruled(toSentSsn, {
  required: 'Enter your Social Security number.',
  format: 'This is not a Social Security number that is in use. Check all nine digits.',
})

/** A field that may be sent empty: then nothing was said. */
export function emptyable<Field extends z.ZodType<unknown, string>>(field: Field) {
  return z
    .string()
    .max(longestEmptyable)
    .nullable()
    .transform((typed, context): z.output<Field> | null => {
      if (isEmpty(typed)) return null
      const read = field.safeParse(typed)
      if (read.success) return read.data
      for (const { message } of read.error.issues) context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
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
