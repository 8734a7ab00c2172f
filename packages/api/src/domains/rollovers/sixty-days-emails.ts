import { sixtyDaysEnd } from '@app/schemas/rules/accounts/rollover'
import { dayWords } from '@app/schemas/rules/days/day-words'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'
import type { Details } from './details.ts'
import { reachedOf } from './reached.ts'
import { toEmail } from './rollover-emails.ts'
import type { RolloverRow } from './rollover-store.ts'

type Left = { readonly row: RolloverRow; readonly rest: number }

/** Of an account elsewhere we know what the person told us. */
const tellUs = {
  en: 'If it’s in an account elsewhere already, tell us on your rollover page.',
  es: 'Si ya está en una cuenta en otro lugar, dínoslo en la página de tus traslados.',
} as const

export function restToPutInEmail(to: Addressed, about: Details, { row, came, rest }: Left & { readonly came: number }): Email {
  const { en, es } = endOf(row)
  return toEmail(to, about, {
    kind: 'part-arrived',
    en: [
      'Part of your money has arrived',
      `${formatCents(came)} is in your new account. You have until ${en} to put in the other ${formatCents(rest)}. What you don’t put in is taxed.`,
    ],
    es: [
      'Llegó una parte de tu dinero',
      `${formatCents(came)} están en tu cuenta nueva. Tienes hasta el ${es} para poner los otros ${formatCents(rest)}. Lo que no pongas paga impuestos.`,
    ],
  })
}

export function sixtyDaysLeftEmail(to: Addressed, about: Details, { row, rest, isOurs }: Left & { readonly isOurs: boolean }): Email {
  const { en, es } = endOf(row)
  const amount = formatCents(rest)
  return toEmail(to, about, {
    kind: 'sixty-days',
    en: [
      `Put the money into your new account by ${en}`,
      `Your old plan paid the money to you. ${amount} of it isn’t in your new account yet, counting the 20% that was withheld for tax.`,
      `Put it in by ${en}. What you don’t put in by then is taxed.`,
      ...(isOurs ? [] : [tellUs.en]),
    ],
    es: [
      `Pon el dinero en tu cuenta nueva a más tardar el ${es}`,
      `Tu plan anterior te pagó el dinero a ti. ${amount} todavía no están en tu cuenta nueva, contando el 20% que se retuvo por impuestos.`,
      `Ponlos a más tardar el ${es}. Lo que no pongas hasta entonces paga impuestos.`,
      ...(isOurs ? [] : [tellUs.es]),
    ],
  })
}

/** Nothing was put in. */
export function sixtyDaysOverEmail(to: Addressed, about: Details, { row, rest, isOurs }: Left & { readonly isOurs: boolean }): Email {
  const { en, es } = endOf(row)
  const amount = formatCents(rest)
  return toEmail(to, about, {
    kind: 'sixty-days',
    en: [
      'Your 60 days to put the money in are over',
      `You had until ${en} to put ${amount} into your new account, and nothing has arrived there. What you didn’t put in is taxed.`,
      'Ask a tax adviser: in a few cases you can still put the money in.',
      ...(isOurs ? [] : [tellUs.en]),
    ],
    es: [
      'Terminaron tus 60 días para poner el dinero',
      `Tenías hasta el ${es} para poner ${amount} en tu cuenta nueva, y no llegó nada. Lo que no pusiste paga impuestos.`,
      'Pregunta a un asesor fiscal: en algunos casos todavía puedes poner el dinero.',
      ...(isOurs ? [] : [tellUs.es]),
    ],
  })
}

function endOf(row: RolloverRow) {
  const end = sixtyDaysEnd(row.way, reachedOf(row)) ?? ''
  return { en: dayWords(end), es: dayWords(end, 'es') }
}
