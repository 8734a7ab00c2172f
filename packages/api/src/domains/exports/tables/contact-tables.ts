import type { ExportedTables } from './exported-table.ts'

/** What was said to whom, and what a visit leaves. */
export const contactTables = {
  notifications: {
    en: 'Notifications',
    es: 'Avisos',
    columns: ['words', 'subject', 'sent_at', 'read_at'],
  },
  unwanted_emails: {
    en: 'E-mails you turned off',
    es: 'Correos que desactivaste',
    columns: ['subject', 'is_weekly', 'since'],
  },
  texts: {
    en: 'Texts',
    es: 'Mensajes de texto',
    columns: ['about', 'state', 'asked_at', 'sent_at'],
  },
  consents: {
    en: 'Your answers about contact and ads',
    es: 'Tus respuestas sobre contacto y anuncios',
    columns: ['consent', 'answer', 'words', 'answered_at'],
  },
  scheduled_calls: {
    en: 'Calls',
    es: 'Llamadas',
    columns: ['topic', 'about', 'state', 'starts_at', 'ends_at', 'time_zone'],
  },
  search_call_topics: {
    en: 'What calls are about',
    es: 'De qué tratan las llamadas',
    columns: ['about', 'said_at'],
  },
  call_consents: {
    en: 'Whether we may call',
    es: 'Si podemos llamarte',
    columns: ['may_call', 'may_record', 'said_at'],
  },
  help_requests: {
    en: 'Your messages to us',
    es: 'Tus mensajes para nosotros',
    columns: ['subject', 'state', 'answer_by', 'opened_at', 'changed_at'],
  },
  help_messages: {
    en: 'What was written in them',
    es: 'Lo que se escribió en ellos',
    columns: ['sender', 'text', 'sent_at'],
  },
  desk_tasks: {
    en: 'What colleagues do for you',
    es: 'Lo que hacemos por ti',
    columns: ['kind', 'about', 'state', 'outcome', 'opened_at', 'due_at', 'settled_at'],
  },
  audit_events: {
    en: 'What was done with your account',
    es: 'Qué se hizo con tu cuenta',
    ownedBy: { column: 'subject', startsWith: 'person:' },
    columns: ['at', 'action'],
  },
  campaign_touches: {
    en: 'Campaigns that brought you',
    es: 'Campañas que te trajeron',
    columns: ['first_touch', 'first_at', 'last_touch', 'last_at'],
  },
  offer_visits: {
    en: 'Offers you looked at',
    es: 'Ofertas que miraste',
    columns: ['offer', 'click_page', 'visits', 'first_visited_at', 'last_visited_at'],
  },
  experiment_assignments: {
    en: 'Tests you were part of',
    es: 'Pruebas en las que estuviste',
    columns: ['name', 'variant', 'assigned_at', 'exposed_at'],
  },
  account_closings: {
    en: 'Closing your account',
    es: 'Cierre de tu cuenta',
    columns: ['asked_at', 'closes_at'],
  },
  notification_visits: {
    en: 'Your last visits',
    es: 'Tus últimas visitas',
    columns: ['seen_at', 'before_at'],
  },
  data_exports: {
    en: 'Copies of your data',
    es: 'Copias de tus datos',
    columns: ['asked_at', 'ready_at', 'expires_at'],
  },
} as const satisfies ExportedTables
