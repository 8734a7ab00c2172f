import { decryptField, encryptField } from './field-encryption.ts'
import type { KeyRing } from './key-ring.ts'

/** What seals and opens the personal columns of one table. */
export type Sealing<Column extends string> = {
  readonly seal: (column: Column, rowId: string, plain: string) => string
  readonly open: (column: Column, rowId: string, sealed: string) => string
}

/** A jsonb column with a sealed text in any of its values, as { "sealed": text }: each is bound to its own name in place of a column's. */
export type SealedValues = { readonly sealedValuesOf: string }

/** Every column that holds sealed texts, by table: what is not listed here cannot be sealed, and is not found when keys are changed. */
export const sealedColumns = {
  waitlist: ['email', 'employer_name'],
  people: ['email', 'pending_email', 'first_name', 'last_name'],
  personal_information: ['street_address', 'city', 'zip_code', 'phone_number', 'dob', 'ssn', 'signed_name', 'card_token'],
  questionnaires: [{ sealedValuesOf: 'answers' }],
  letters: ['recipient', 'subject', 'body'],
  documents: ['account_number', 'file'],
  document_parts: ['content'],
  letter_signings: ['name', 'signed_name'],
  letter_disclosures: ['recipient', 'reason'],
  signatures: ['name', 'signed_name', 'drawing', 'spouse_name'],
  loans: ['fee_card'],
  chat_messages: ['text'],
  contact_messages: ['first_name', 'last_name', 'from_email', 'subject', 'message'],
  ad_events: ['payload'],
  alt_loans: ['annual_income', 'provider', 'credit_rating'],
  refinance_loans: ['annual_income', 'lender'],
  employers: ['company_id', 'company_name', 'record_keeper_selected_name', 'other_provider', 'salary'],
  brokerage_accounts: ['partner_number', 'consent_address'],
  memberships: ['method_id'],
  payments: ['method_id', 'secret', 'receipt_email'],
  portfolio_plans: ['retires_on'],
  portfolios: ['retires_on'],
  partner_events: ['body'],
  search_hints: ['names', 'zip_codes'],
  found_accounts: ['details'],
  rollover_notes: ['details'],
  sandbox_objects: ['body'],
  unclaimed_matches: ['record_id', 'details'],
  linked_institutions: ['institution_name', 'public_token', 'access_token'],
  financial_accounts: ['name', 'nickname', 'institution_name', 'company_name', 'account_number', 'routing_number'],
  ira_accounts: ['provider', 'account_number', 'check_payable_to'],
  phone_confirmations: ['phone_number', 'send_id', 'confirmed_number'],
} as const satisfies Readonly<Record<string, readonly (string | SealedValues)[]>>

/**
 * Every column of blind indexes that can be made anew: from the text of a sealed column of its row, which is cleaned before it is sealed,
 * and as which column's. Indexes of what is kept nowhere (requests, senders) are not here: their rows go by themselves.
 */
export const indexedColumns = {
  waitlist: { email_index: { from: 'email', as: { table: 'people', column: 'email' } } },
  people: { email_index: { from: 'email', as: { table: 'people', column: 'email' } } },
  documents: { account_index: { from: 'account_number', as: { table: 'documents', column: 'account_number' } } },
  unclaimed_matches: { record_index: { from: 'record_id', as: { table: 'unclaimed_matches', column: 'record_id' } } },
  personal_information: { ssn_index: { from: 'ssn', as: { table: 'personal_information', column: 'ssn' } } },
} as const satisfies { readonly [Table in SealedTable]?: Readonly<Record<string, IndexSource>> }

/** What a blind index is made from: the text of that sealed column, as if it stood in this place. */
export type IndexSource = { readonly from: string; readonly as: { readonly table: string; readonly column: string } }

export type SealedTable = keyof typeof sealedColumns

type NameOf<Listed> = Listed extends string ? Listed : string

export function sealing<Table extends SealedTable>(keys: KeyRing, table: Table): Sealing<NameOf<(typeof sealedColumns)[Table][number]>> {
  return {
    seal: (column, rowId, plain) => encryptField(keys, { table, column, rowId }, plain),
    open: (column, rowId, sealed) => decryptField(keys, { table, column, rowId }, sealed),
  }
}
