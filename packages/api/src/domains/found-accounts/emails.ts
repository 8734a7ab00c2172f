import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

type Searched = { readonly found: number /** How many of them a provider has not answered yet. */; readonly unanswered: number }

/** The plans to ask about, from the filings and from what the person told us. None of them is an account yet. */
export function foundEmail({ to, personId, firstName }: Addressed, { found, unanswered }: Searched): Email {
  const toAsk = `${found === 1 ? '1 plan' : `${found} plans`} to ask about`
  const spanish = found === 1 ? '1 plan por el que preguntar' : `${found} planes por los que preguntar`
  return {
    kind: 'search-ended',
    to,
    personId,
    link: '/dashboard/search-result',
    en: {
      subject: found === 0 ? 'Your search is done' : `Your search is done: ${toAsk}`,
      paragraphs:
        found === 0
          ? [
              `Hello ${firstName}. We didn’t find a plan for any of the jobs you told us about.`,
              'That doesn’t mean there’s nothing to find. Other names, earlier addresses or an old statement often help. Searching and claiming are free.',
            ]
          : [
              `Hello ${firstName}. We looked up what you told us, and there ${found === 1 ? 'is' : 'are'} ${toAsk}.${unanswered === found ? ' We don’t know yet if any of your money is there.' : ''}`,
              unanswered > 0
                ? 'We’re asking the providers what’s there. Most answer within 10 business days, and we’ll e-mail you each time.'
                : 'Each provider has answered us already. Sign in to see what they said.',
            ],
    },
    es: {
      subject: found === 0 ? 'Tu búsqueda terminó' : `Tu búsqueda terminó: ${spanish}`,
      paragraphs:
        found === 0
          ? [
              `Hola, ${firstName}. No encontramos ningún plan para los trabajos que nos dijiste.`,
              'Eso no significa que no haya nada. Otros nombres, direcciones anteriores o un estado de cuenta antiguo ayudan a menudo. Buscar y reclamar es gratis.',
            ]
          : [
              `Hola, ${firstName}. Buscamos lo que nos dijiste, y hay ${spanish}.${unanswered === found ? ' Todavía no sabemos si hay dinero tuyo.' : ''}`,
              unanswered > 0
                ? 'Ahora preguntamos a los proveedores qué hay. La mayoría responde en 10 días hábiles, y te escribimos cada vez.'
                : 'Cada proveedor ya nos respondió. Inicia sesión para ver qué dijo.',
            ],
    },
  }
}

export function answerEmail({ to, personId }: Addressed, answer: 'found' | 'nothing' | 'needs-call', employer: string): Email {
  const english = {
    found: `The provider has confirmed an account from ${employer}.`,
    nothing: `The provider doesn’t know of an account from ${employer}. It may have been paid out or moved.`,
    'needs-call': `The provider wants to speak with you about ${employer}. Book a call, and we’ll be on the line with you.`,
  } as const
  const spanish = {
    found: `El proveedor confirmó una cuenta de ${employer}.`,
    nothing: `El proveedor no conoce ninguna cuenta de ${employer}. Quizá se pagó o se movió.`,
    'needs-call': `El proveedor quiere hablar contigo sobre ${employer}. Reserva una llamada y estaremos contigo en la línea.`,
  } as const
  return {
    kind: 'record-keeper-answered',
    to,
    personId,
    link: '/dashboard/search-result',
    en: { subject: `News about your account from ${employer}`, paragraphs: [english[answer]] },
    es: { subject: `Noticias de tu cuenta de ${employer}`, paragraphs: [spanish[answer]] },
  }
}

export type Listed = { readonly employer: string; readonly recordKeeper: string | null; readonly balanceCents: number | null }

export function foundListEmail({ to, personId, firstName }: Addressed, accounts: readonly Listed[]): Email {
  const count = accounts.length
  return {
    kind: 'found-accounts',
    to,
    personId,
    link: '/dashboard/search-result',
    en: {
      subject: `What we found for you: ${count === 1 ? '1 account' : `${count} accounts`}`,
      paragraphs: [
        `Hello ${firstName}. Here’s your list as of today.`,
        ...accounts.map((one) => lineOf(one, 'held by')),
        'If an amount is missing, we don’t know it yet.',
      ],
    },
    es: {
      subject: `Lo que encontramos para ti: ${count === 1 ? '1 cuenta' : `${count} cuentas`}`,
      paragraphs: [
        `Hola, ${firstName}. Esta es tu lista de hoy.`,
        ...accounts.map((one) => lineOf(one, 'la tiene')),
        'Las cantidades que faltan aún no se conocen.',
      ],
    },
  }
}

function lineOf({ employer, recordKeeper, balanceCents }: Listed, keptBy: string): string {
  return [employer, recordKeeper && `${keptBy} ${recordKeeper}`, balanceCents !== null && formatCents(balanceCents)]
    .filter(Boolean)
    .join(', ')
}
