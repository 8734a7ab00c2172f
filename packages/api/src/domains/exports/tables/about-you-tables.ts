import type { ExportedTables } from './exported-table.ts'

/** Who somebody is, and what they have answered. */
export const aboutYouTables = {
  people: {
    en: 'Your account',
    es: 'Tu cuenta',
    columns: [
      'first_name',
      'last_name',
      'email',
      'pending_email',
      'language',
      'created_at',
      'email_confirmed_at',
      'origin_domain',
      'partner_name',
      'unsubscribed_at',
    ],
  },
  personal_information: {
    en: 'Your details',
    es: 'Tus datos',
    columns: [
      'street_address',
      'city',
      'state',
      'zip_code',
      'phone_number',
      'dob',
      'ssn',
      'ira_interest',
      'total_401k_balance_cents',
      'old_401k_count',
      'ira_count',
      'unknown_providers',
      'signed_at',
      'signed_name',
      'card_brand',
      'card_last_four',
      'created_at',
      'updated_at',
    ],
  },
  questionnaires: {
    en: 'Your answers',
    es: 'Tus respuestas',
    columns: ['answers', 'created_at', 'updated_at'],
  },
  beneficiary_lists: {
    en: 'Who gets your accounts if you die',
    es: 'Quién recibe tus cuentas si mueres',
    columns: ['state', 'people', 'signed_name', 'waits_for', 'refused_because', 'asked_at', 'sends_at', 'settled_at'],
  },
  employers: {
    en: 'Jobs',
    es: 'Trabajos',
    columns: [
      'company_name',
      'start_year',
      'end_year',
      'salary',
      'record_keeper_selected_name',
      'other_provider',
      'created_at',
      'updated_at',
    ],
  },
  known_providers: {
    en: 'Record keepers you named',
    es: 'Administradores que nombraste',
    columns: ['record_keeper_name', 'current_job', 'owes_loan', 'balance_cents', 'score', 'named_at'],
  },
  search_hints: {
    en: 'Other names and places',
    es: 'Otros nombres y lugares',
    columns: ['names', 'zip_codes', 'updated_at'],
  },
  journeys: {
    en: 'Flows you began',
    es: 'Lo que empezaste',
    columns: ['mode', 'place', 'answers', 'saved_at'],
  },
  progress_marks: {
    en: 'Steps you finished',
    es: 'Pasos que terminaste',
    columns: ['key', 'at'],
  },
  phone_confirmations: {
    en: 'Phone numbers you confirmed',
    es: 'Teléfonos que confirmaste',
    columns: ['phone_number', 'confirmed_number', 'sent_at', 'confirmed_at'],
  },
  sessions: {
    en: 'Sign-ins',
    es: 'Inicios de sesión',
    columns: ['device', 'began_at', 'last_used_at', 'second_factor_at', 'ended_at', 'ended_because'],
  },
  staff: {
    en: 'Your role at the desk',
    es: 'Tu puesto en el equipo',
    columns: ['role', 'since', 'ended_at'],
  },
} as const satisfies ExportedTables
