import type { Language, Words } from '@app/schemas/language'
import type { Missing } from './deposit-schedules.ts'
import type { ProgramRow } from './savings-store.ts'

type Lacking = Missing | 'debit_authorization'
type Own = {
  readonly cancelled: string
  readonly paused: string
  readonly scheduled: string
  readonly complete: string
  readonly missing: Readonly<Record<Lacking, string>>
  readonly waiting: (missing: string) => string
  readonly begins: string
}

const words: Words<Own> = {
  en: {
    cancelled: 'Canceled. Nothing more will be debited.',
    paused: 'Paused. Nothing is taken until you resume it.',
    scheduled: 'The deposits are taken on these days.',
    complete: 'Saved as a plan. Nothing is taken yet. Everything it needs is there now, so resume it to start.',
    missing: {
      debit_authorization: 'your OK to take the deposits from your bank account',
      brokerage_account: 'an open account to save into',
      bank_account: 'a linked bank account',
    },
    waiting: (missing) => `Saved as a plan. Nothing is taken yet. Still needed: ${missing}.`,
    begins: 'It starts on its own once that’s there, and we’ll e-mail you.',
  },
  es: {
    cancelled: 'Cancelado. Ya no se toma nada más.',
    paused: 'En pausa. No se toma nada hasta que lo reanudes.',
    scheduled: 'Los depósitos se toman en estos días.',
    complete: 'Guardado como plan. Todavía no se toma nada: ya está todo, así que reanúdalo para empezar.',
    missing: {
      debit_authorization: 'tu autorización para tomar los depósitos de tu cuenta bancaria',
      brokerage_account: 'una cuenta abierta para ahorrar',
      bank_account: 'una cuenta bancaria conectada',
    },
    waiting: (missing) => `Guardado como plan. Todavía no se toma nada. Falta: ${missing}.`,
    begins: 'Empieza por sí solo cuando eso esté, y te escribiremos.',
  },
}

/** How a plan of regular saving is doing, and what it still needs. */
export function savingsWords(
  { status, schedule_id }: Pick<ProgramRow, 'status' | 'schedule_id'>,
  missing: readonly Lacking[],
  language: Language,
): string {
  const own = words[language]
  if (status === 'cancelled') return own.cancelled
  if (status === 'paused') return own.paused
  if (schedule_id !== null) return own.scheduled
  if (missing.length === 0) return own.complete
  const waiting = own.waiting(missing.map((name) => own.missing[name]).join(', '))
  return missing.includes('debit_authorization') ? waiting : `${waiting} ${own.begins}`
}
