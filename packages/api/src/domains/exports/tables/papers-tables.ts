import type { ExportedTables } from './exported-table.ts'

/** What was signed, sent and made. */
export const papersTables = {
  documents: {
    en: 'Documents',
    es: 'Documentos',
    columns: ['category', 'doc_type', 'status', 'vendor', 'refused_because', 'file', 'account_number', 'day', 'created_at'],
  },
  document_requests: {
    en: 'Papers asked of you',
    es: 'Documentos que te pidieron',
    columns: ['doc_type', 'reason', 'status', 'refused_because', 'requested_at', 'changed_at'],
  },
  account_statements: {
    en: 'Statements',
    es: 'Estados de cuenta',
    columns: [
      'period_start',
      'period_end',
      'start_cents',
      'in_cents',
      'out_cents',
      'change_cents',
      'dividend_cents',
      'correction_cents',
      'cash_cents',
      'fund_cents',
    ],
  },
  tax_forms: {
    en: 'Tax forms',
    es: 'Formularios de impuestos',
    columns: ['form', 'year', 'code', 'reported', 'corrections'],
  },
  paper_accounts: {
    en: 'Days on which papers are made',
    es: 'Días en que se hacen documentos',
    columns: ['begun_on', 'next_on'],
  },
  confirmed_movements: {
    en: 'Movements confirmed on paper',
    es: 'Movimientos confirmados',
    columns: ['movement'],
  },
  letter_signings: {
    en: 'Letters of authorization',
    es: 'Cartas de autorización',
    columns: ['name', 'signed_name', 'signed_at', 'withdrawn_at'],
  },
  letter_disclosures: {
    en: 'Who saw your letter',
    es: 'Quién vio tu carta',
    columns: ['recipient', 'reason', 'shown_at'],
  },
  signatures: {
    en: 'What you signed',
    es: 'Lo que firmaste',
    columns: ['kind', 'title', 'name', 'signed_name', 'spouse_name', 'signed_on', 'signed_at'],
  },
  terms_acceptances: {
    en: 'Terms you accepted',
    es: 'Condiciones que aceptaste',
    columns: ['document', 'version', 'accepted_at'],
  },
} as const satisfies ExportedTables
