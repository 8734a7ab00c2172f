import { z } from 'zod'
import { toSentText } from '../../rules/answers/short-text.ts'
import { pk, ruled } from '../fields.ts'
import { says } from '../says.ts'
import { termsDocuments } from './paper-names.ts'

const mostListed = 1_000

const documentCategories = [
  'PHOTO_ID',
  'VERIFICATION',
  'REQUESTED',
  'AGREEMENT',
  'STATEMENT',
  'TAX_FORM',
  'CONFIRMATION',
  'LETTER',
] as const
const documentStates = ['REQUESTED', 'RECEIVED', 'ACCEPTED', 'REFUSED', 'TO_SIGN', 'FILED'] as const
export const requestStates = ['USER_NOTIFIED', 'RECEIVED', 'ACCEPTED', 'REFUSED'] as const

export const vendorField = ruled((typed: string) => toSentText(typed, 120), {
  required: { en: 'Enter who has the document.', es: 'Escribe quién tiene el documento.' },
  length: { en: 'This name is too long. Use 120 letters or fewer.', es: 'Este nombre es demasiado largo. Usa 120 letras o menos.' },
})
export const docTypeField = ruled((typed: string) => toSentText(typed, 60), {
  required: { en: 'Enter what kind of document it is.', es: 'Escribe qué clase de documento es.' },
  length: { en: 'This is too long. Use 60 letters or fewer.', es: 'Esto es demasiado largo. Usa 60 letras o menos.' },
})
export const accountNumberField = z
  .string()
  .max(40)
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .refine(
    (cleaned) => /^[A-Z0-9]{4,34}$/.test(cleaned),
    says({ en: 'Enter the account number: letters and digits only.', es: 'Escribe el número de cuenta: solo letras y dígitos.' }),
  )
export const listLimit = z
  .string()
  .regex(/^\d{1,4}$/, says({ en: 'Use a whole number.', es: 'Usa un número entero.' }))
  .transform(Number)
  .refine(
    (limit) => limit >= 1 && limit <= mostListed,
    says({ en: `Use a number from 1 to ${mostListed}.`, es: `Usa un número del 1 al ${mostListed}.` }),
  )
export const photoTypes = z.enum(['drivers-license', 'state-id', 'passport'])
export const verificationTypes = z.enum([...photoTypes.options, 'social-security-card', 'address-statement', 'selfie', 'other'])

/** What a state asks for besides the ID of the owner. */
export const claimPapers = z.enum(['address-statement'])

export const moment = z.iso.datetime()
export const count = z.int().min(0)
export const document = z.strictObject({
  pk,
  doc_category: z.enum(documentCategories),
  doc_type: z.string(),
  vendor: z.string().nullable().meta({ description: 'From whom it comes, when the person asked for it there.' }),
  status: z.enum(documentStates),
  reason: z.string().nullable().meta({ description: 'Why it was refused, and what to send instead.' }),
  account_last_four: z.string().nullable(),
  date: z.string().meta({ description: 'YYYY-MM-DD: the day it is about, or on which it came.' }),
  file_name: z.string().nullable().meta({ description: 'Null while there is no file.' }),
  file_kind: z.enum(['pdf', 'jpeg']).nullable(),
  size_bytes: z.int().nullable(),
  created_at: moment,
})
export const documents = z.strictObject({ results: z.array(document).readonly(), count })
export const request = z.strictObject({
  investigation_document_id: pk,
  doc_type: z.string().meta({ description: 'What is asked for.' }),
  reason: z.string().meta({ description: 'Why it is asked for.' }),
  status: z.enum(requestStates),
  refused_because: z.string().nullable(),
  requested_at: moment,
})
export const terms = z.strictObject({
  document: z.enum(termsDocuments),
  title: z.string(),
  version: z.string(),
  hash: z.string().meta({ description: 'SHA-256 of the text.' }),
  sections: z.array(z.strictObject({ title: z.string(), text: z.string() })).readonly(),
  accepted_at: moment.nullable(),
})

/** That a letter of authorization was shown to somebody. */
export const disclosure = z.strictObject({ pk, recipient: z.string(), reason: z.string(), shown_at: moment, signed_at: moment })
export const letter = z.strictObject({
  pk,
  signed_at: moment,
  ends_at: moment,
  withdrawn_at: moment.nullable(),
  is_in_force: z.boolean(),
  document: pk.nullable().meta({ description: 'Its copy among the documents. Null until that is made.' }),
})
