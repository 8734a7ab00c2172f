import type { Language, Words } from '@app/schemas/language'
import type { LoanAwaited } from '@app/schemas/rules/loans/plan-loans'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Wait } from './awaited.ts'

/** What a confirmed loan is still waiting for, in the words of the e-mails about it. */
export const awaitedWords: Words<Readonly<Record<LoanAwaited, (wait: Wait) => string>>> = {
  en: {
    confirmation: () => 'You haven’t agreed to its terms yet.',
    note_signature: () => 'The loan note isn’t signed yet. Sign in and sign it.',
    spouse_signature: () => 'Your spouse hasn’t signed the loan note yet. They sign it on the same page as you.',
    savings: (wait) => savingsWords(wait, 'en'),
    bank: () => 'You have no linked bank account we can pay it to. Your loan page lets you link one, or choose another one.',
  },
  es: {
    confirmation: () => 'Aún no has aceptado sus condiciones.',
    note_signature: () => 'El pagaré aún no está firmado. Inicia sesión y fírmalo.',
    spouse_signature: () => 'Tu cónyuge aún no ha firmado el pagaré. Lo firma en la misma página que tú.',
    savings: (wait) => savingsWords(wait, 'es'),
    bank: () => 'No hay una cuenta bancaria a la que podamos pagarlo. En la página de tu préstamo puedes conectar una o elegir otra.',
  },
}

export function savingsWords({ coveredCents }: Wait, language: Language): string {
  const covered = formatCents(coveredCents)
  if (language === 'es')
    return coveredCents > 0
      ? `Tu 401(k) individual permite ahora un préstamo de ${covered}, que es menos que este. Mueve más ahorros a él, o cancela este préstamo y pide menos.`
      : 'Tu 401(k) individual no tiene ahora lo suficiente para este préstamo. Mueve ahorros a él, o cancela este préstamo.'
  return coveredCents > 0
    ? `Your individual 401(k) now allows a loan of ${covered}, which is less than this one. Move more savings into it, or cancel this loan and ask for less.`
    : 'Your individual 401(k) doesn’t hold enough for this loan now. Move savings into it, or cancel this loan.'
}

export function waitSubjects(awaited: readonly LoanAwaited[]): Words<string> {
  if (!isAllSigned(awaited)) return { en: 'Your loan is waiting for a signature', es: 'Tu préstamo espera una firma' }
  return awaited.includes('savings')
    ? { en: 'Your loan is waiting: your plan doesn’t hold enough', es: 'Tu préstamo espera: tu plan tiene muy poco' }
    : { en: 'Your loan is waiting for a bank account', es: 'Tu préstamo espera una cuenta bancaria' }
}

export function lapsedWords(awaited: readonly LoanAwaited[]): Words<string> {
  if (!isAllSigned(awaited)) return { en: 'Your loan has ended: its note wasn’t signed', es: 'Tu préstamo terminó: el pagaré no se firmó' }
  return awaited.includes('savings')
    ? { en: 'Your loan has ended: your plan didn’t hold enough', es: 'Tu préstamo terminó: tu plan no tenía lo suficiente' }
    : {
        en: 'Your loan has ended: we had no bank account to pay',
        es: 'Tu préstamo terminó: no teníamos una cuenta bancaria a la que pagarlo',
      }
}

function isAllSigned(awaited: readonly LoanAwaited[]): boolean {
  return awaited.every((one) => one === 'savings' || one === 'bank')
}
