import type { Words } from '@app/schemas/language'
import type { Tables } from '../../../db/database.ts'
import type { PersonalTable } from '../../personal-tables.ts'
import { aboutYouTables } from './about-you-tables.ts'
import { accountsTables } from './accounts-tables.ts'
import { contactTables } from './contact-tables.ts'
import { moneyTables } from './money-tables.ts'
import { papersTables } from './papers-tables.ts'

/** The tables of a copy, by subject, in the order in which they are read. */
export const exportedSubjects = [
  { en: 'About you', es: 'Sobre ti', tables: aboutYouTables },
  { en: 'Accounts', es: 'Cuentas', tables: accountsTables },
  { en: 'Money', es: 'Dinero', tables: moneyTables },
  { en: 'Papers', es: 'Documentos', tables: papersTables },
  { en: 'Contact and visits', es: 'Contacto y visitas', tables: contactTables },
] as const satisfies readonly (Words<string> & { readonly tables: object })[]

type Subject = (typeof exportedSubjects)[number]['tables']
type Exported = Subject extends infer One ? (One extends object ? keyof One : never) : never

/** Tables of people that are in no copy, with the reason. One that is neither here nor above does not compile. */
export const withheldTables = {
  authenticators: 'a secret that signs in',
  pending_authenticators: 'a secret that signs in',
  backup_codes: 'what is kept of codes that sign in',
  passkeys: 'keys that sign in, which the settings list',
  passkey_handles: 'a random number that says nothing',
  passkey_challenges: 'good for five minutes',
  mailed_codes: 'good for ten minutes',
  unfinished_sign_ins: 'good for ten minutes',
  recoveries: 'what is kept of links that sign in; the audit says the rest',
  mailed_tokens: 'what is kept of links that sign in',
  signing_hand_overs: 'what is kept of links that open papers',
  name_words: 'the words of the name once more, so that a colleague finds it',
  payment_customers: 'a number of the card company that says nothing of the person',
  emails: 'the same words as the notifications, and links that sign in',
  help_papers: 'which document goes with which message; the documents are listed',
  digests: 'when the e-mail of the week is due',
  demo_people: 'people of a demonstration are made up',
  left_holders: 'about people who have no account any more',
} as const satisfies Readonly<Record<Exclude<PersonalTable, Exported>, string>>

/** The same of tables whose rows are parts of a person's: a test finds one that is neither here nor above. */
export const withheldParts = {
  refresh_tokens: 'secrets that keep people signed in',
  document_parts: 'the files of documents, which people download',
  data_export_parts: 'this copy itself',
  loan_payment_parts: 'how a payment fills the payments due, which say what is paid of them',
  desk_notes: 'what colleagues write down for each other, of other people too, and are told that the customer does not read',
  staff_invitations: 'about the colleague who was invited',
} as const satisfies Readonly<Partial<Record<Exclude<keyof Tables, PersonalTable | Exported>, string>>>
