import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

/** What a search found in the filings and what was told: plans to ask about, of which no filing need speak, and no account yet. */
export function foundEmail({ to, personId, firstName }: Addressed, found: number): Email {
  const toAsk = `${found === 1 ? '1 plan' : `${found} plans`} to ask about`
  const spanish = found === 1 ? '1 plan por el que preguntar' : `${found} planes por los que preguntar`
  return {
    kind: 'search-ended',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: found === 0 ? 'Your search is done' : `Your search is done: ${toAsk}`,
      paragraphs:
        found === 0
          ? [
              `Hello ${firstName}. We found no plan for the jobs that you told us about.`,
              'That doesn’t mean that there is nothing. Other names, earlier addresses or an old statement often help. Searching and claiming cost nothing.',
            ]
          : [
              `Hello ${firstName}. We looked up what you told us: there ${found === 1 ? 'is' : 'are'} ${toAsk}. That doesn’t mean yet that there is money of yours.`,
              'We now ask the providers what is there. Most answer within 10 working days, and we e-mail you each time.',
            ],
    },
    es: {
      subject: found === 0 ? 'Tu búsqueda terminó' : `Tu búsqueda terminó: ${spanish}`,
      paragraphs:
        found === 0
          ? [
              `Hola, ${firstName}. No encontramos ningún plan para los trabajos que nos dijiste.`,
              'Eso no significa que no haya nada. Otros nombres, direcciones anteriores o un estado de cuenta antiguo ayudan a menudo. Buscar y reclamar no cuesta nada.',
            ]
          : [
              `Hola, ${firstName}. Buscamos lo que nos dijiste: hay ${spanish}. Eso todavía no significa que haya dinero tuyo.`,
              'Ahora preguntamos a los proveedores qué hay. La mayoría responde en 10 días hábiles, y te escribimos cada vez.',
            ],
    },
  }
}

export function answerEmail({ to, personId }: Addressed, answer: 'found' | 'nothing' | 'needs-call', employer: string): Email {
  const english = {
    found: `The provider has confirmed an account from ${employer}.`,
    nothing: `The provider knows of no account from ${employer}. It may have been paid out or moved.`,
    'needs-call': `The provider wants to speak with you about ${employer}. Book a call, and we are on the line with you.`,
  } as const
  const spanish = {
    found: `El proveedor confirmó una cuenta de ${employer}.`,
    nothing: `El proveedor no conoce ninguna cuenta de ${employer}. Quizá se pagó o se movió.`,
    'needs-call': `El proveedor quiere hablar contigo sobre ${employer}. Reserva una llamada y estamos contigo en la línea.`,
  } as const
  return {
    kind: 'record-keeper-answered',
    to,
    personId,
    link: '/dashboard',
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
    link: '/dashboard',
    en: {
      subject: `What we found for you: ${count === 1 ? '1 account' : `${count} accounts`}`,
      paragraphs: [
        `Hello ${firstName}. This is your list as of today.`,
        ...accounts.map((one) => lineOf(one, 'kept by')),
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
