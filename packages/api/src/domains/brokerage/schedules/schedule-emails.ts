import type { Words } from '@app/schemas/language'
import { dayWords } from '@app/schemas/rules/days/day-words'
import type { DepositFrequency } from '@app/schemas/rules/investing/deposit-schedules'
import { formatCents } from '@app/schemas/rules/money/money'
import { skipWords } from '../words/reason-words.ts'
import { writeEmail } from '../write-email.ts'
import type { ScheduleRow } from './schedule-store.ts'

const rhythms: Words<Readonly<Record<DepositFrequency, string>>> = {
  en: { WEEKLY: 'every week', BIWEEKLY: 'every two weeks', MONTHLY: 'every month', QUARTERLY: 'every quarter' },
  es: { WEEKLY: 'cada semana', BIWEEKLY: 'cada dos semanas', MONTHLY: 'cada mes', QUARTERLY: 'cada trimestre' },
}

export function scheduleCreatedEmail(row: ScheduleRow, dates: readonly string[], isAgreedBefore: boolean) {
  const { amount_cents, frequency, is_first_for_last_year: isFirstForLastYear } = row
  const amount = formatCents(amount_cents)
  return writeEmail('brokerage-schedule-created', {
    en: [
      isAgreedBefore ? 'Your savings plan has started' : 'Your repeating deposit is set up',
      `We’ll take ${amount} from your bank ${rhythms.en[frequency]}. ${
        isAgreedBefore
          ? 'You allowed this when you set up your plan. It was waiting for your account and your bank.'
          : 'You allowed this on our page today.'
      }`,
      `The next dates are: ${dates.map((day) => dayWords(day)).join('; ')}.`,
      isFirstForLastYear
        ? 'The first one counts for last year if it’s made by tax day. The others count for the year they’re made in.'
        : null,
      'You can stop it at any time and free. To stop one for sure, tell us at least three business days before its date.',
      'See a deposit you didn’t agree to? Tell us right away, and tell your bank within 60 days of the statement that shows it.',
    ],
    es: [
      isAgreedBefore ? 'Tu plan de ahorro empezó' : 'Tu depósito periódico está listo',
      `Vamos a tomar ${amount} de tu banco ${rhythms.es[frequency]}. ${
        isAgreedBefore
          ? 'Lo permitiste cuando preparaste tu plan. Estaba esperando tu cuenta y tu banco.'
          : 'Lo permitiste hoy en nuestra página.'
      }`,
      `Las próximas fechas son: ${dates.map((day) => dayWords(day, 'es')).join('; ')}.`,
      isFirstForLastYear
        ? 'El primero cuenta para el año pasado, si se hace antes del día de impuestos. Los demás cuentan para el año en que se hacen.'
        : null,
      'Puedes detenerlo en cualquier momento y gratis. Para detener uno con seguridad, dínoslo al menos tres días hábiles antes de su fecha.',
      '¿Un depósito que no aceptaste? Dínoslo de inmediato, y a tu banco en los 60 días después del estado de cuenta que lo muestra.',
    ],
  })
}

export function scheduleChangedEmail({ amount_cents, frequency }: ScheduleRow, dates: readonly string[]) {
  const amount = formatCents(amount_cents)
  return writeEmail('brokerage-schedule-changed', {
    en: [
      'Your repeating deposit has changed',
      `We’ll take ${amount} from your bank ${rhythms.en[frequency]}, from the next deposit on. You allowed this on our page today.`,
      `The next dates are: ${dates.map((day) => dayWords(day)).join('; ')}.`,
      'You can stop it at any time and free. To stop one for sure, tell us at least three business days before its date.',
    ],
    es: [
      'Tu depósito periódico cambió',
      `Vamos a tomar ${amount} de tu banco ${rhythms.es[frequency]}, desde el próximo depósito. Lo permitiste hoy en nuestra página.`,
      `Las próximas fechas son: ${dates.map((day) => dayWords(day, 'es')).join('; ')}.`,
      'Puedes detenerlo cuando quieras y gratis. Para detener uno con seguridad, avísanos al menos tres días hábiles antes de su fecha.',
    ],
  })
}

export function scheduleCancelledEmail({ amount_cents }: ScheduleRow) {
  const amount = formatCents(amount_cents)
  return writeEmail('brokerage-schedule-cancelled', {
    en: [
      'Your repeating deposit has ended',
      `Your repeating deposit of ${amount} has ended. We won’t take anything more.`,
      'A deposit that’s already on its way will still arrive.',
    ],
    es: [
      'Tu depósito periódico terminó',
      `Tu depósito periódico de ${amount} terminó. No tomaremos nada más.`,
      'Un depósito que ya está en camino todavía llega.',
    ],
  })
}

export function schedulePausedEmail({ amount_cents }: ScheduleRow) {
  const amount = formatCents(amount_cents)
  return writeEmail('brokerage-schedule-paused', {
    en: [
      'Your repeating deposit is paused',
      `Your repeating deposit of ${amount} is paused. We won’t take any deposits until you resume it.`,
      'A deposit that’s already on its way will still arrive.',
    ],
    es: [
      'Tu depósito periódico está en pausa',
      `Tu depósito periódico de ${amount} está en pausa. No tomamos nada hasta que lo reanudes.`,
      'Un depósito que ya está en camino todavía llega.',
    ],
  })
}

export function scheduleResumedEmail({ amount_cents }: ScheduleRow, dates: readonly string[]) {
  const amount = formatCents(amount_cents)
  return writeEmail('brokerage-schedule-resumed', {
    en: [
      'Your repeating deposit is back on',
      `We’ll take ${amount} from your bank again. You allowed this on our page today.`,
      `The next dates are: ${dates.map((day) => dayWords(day)).join('; ')}. We won’t make up the dates you skipped.`,
      'You can stop it at any time and free. To stop one for sure, tell us at least three business days before its date.',
    ],
    es: [
      'Tu depósito periódico sigue',
      `Tomamos otra vez ${amount} de tu banco. Lo autorizaste hoy en nuestra página.`,
      `Las próximas fechas son: ${dates.map((day) => dayWords(day, 'es')).join('; ')}. Las fechas de la pausa no se recuperan.`,
      'Puedes detenerlo cuando quieras y gratis. Para detener uno con seguridad, avísanos al menos tres días hábiles antes de su fecha.',
    ],
  })
}

/** What people read about days on which nothing was debited. */
export function scheduleDaysEmail({ amount_cents }: ScheduleRow, missed: readonly string[], skipped: string | undefined) {
  const amount = formatCents(amount_cents)
  return writeEmail('brokerage-schedule-days', {
    en: [
      'About your repeating deposit',
      `This is about your repeating deposit of ${amount}.`,
      missed.length > 0
        ? `We couldn’t make the deposits due on these dates: ${missed.map((day) => dayWords(day)).join('; ')}. We won’t make them up, so nothing is taken twice.`
        : null,
      skipped === undefined ? null : `About the latest date: ${skipWords(skipped)}`,
    ],
    es: [
      'Sobre tu depósito periódico',
      `Se trata de tu depósito periódico de ${amount}.`,
      missed.length > 0
        ? `No pudimos hacer los depósitos de estas fechas: ${missed.map((day) => dayWords(day, 'es')).join('; ')}. Esos depósitos no se recuperan, para que nada se tome dos veces.`
        : null,
      skipped === undefined ? null : `Sobre la última fecha: ${skipWords(skipped, 'es')}`,
    ],
  })
}
