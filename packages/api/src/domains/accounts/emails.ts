import type { Words } from '@app/schemas/language'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

type Kind = 'traditional' | 'roth'

const names: Readonly<Record<Kind, Words<string>>> = {
  traditional: { en: 'Traditional IRA', es: 'IRA tradicional' },
  roth: { en: 'Roth IRA', es: 'IRA Roth' },
}
const takes: Readonly<Record<Kind, Words<string>>> = {
  traditional: { en: 'pre-tax 401(k) money', es: 'dinero de un plan 401(k) antes de impuestos' },
  roth: { en: 'Roth 401(k) money', es: 'dinero Roth de un plan 401(k)' },
}

export function kindFoundEmail({ to, personId }: Addressed, provider: string, kind: Kind): Email {
  return {
    kind: 'ira-kind-found',
    to,
    personId,
    link: '/dashboard/rollover',
    en: {
      subject: `Your IRA is a ${names[kind].en}`,
      paragraphs: [
        `You weren’t sure what kind of IRA you have at ${provider}. We checked: it’s a ${names[kind].en}.`,
        `It can take ${takes[kind].en}. If that’s what you’re moving, you can continue now. If not, choose another account for it.`,
      ],
      button: 'See my moves',
    },
    es: {
      subject: `Tu cuenta es una ${names[kind].es}`,
      paragraphs: [
        `No sabías qué tipo de IRA tienes en ${provider}. Lo verificamos: es una ${names[kind].es}.`,
        `Puede recibir ${takes[kind].es}. Si es lo que quieres mover, ya puedes continuar. Si no, elige otra cuenta.`,
      ],
      button: 'Ver mis traslados',
    },
  }
}

/** What a colleague wrote is the same in every language. */
export function takesNoneEmail({ to, personId }: Addressed, provider: string, why: string): Email {
  const written = why.split(/\n{2,}/)
  return {
    kind: 'ira-takes-none',
    to,
    personId,
    link: '/dashboard/rollover',
    en: {
      subject: 'Your IRA can’t take this money',
      paragraphs: [
        `We checked what kind of IRA you have at ${provider}.`,
        ...written,
        'Nothing was moved. You can choose another account.',
      ],
      button: 'Choose where it goes',
    },
    es: {
      subject: 'Tu IRA no puede recibir este dinero',
      paragraphs: [`Verificamos qué tipo de IRA tienes en ${provider}.`, ...written, 'No se movió nada. Puedes elegir otra cuenta.'],
      button: 'Elegir adónde va',
    },
  }
}

export function askedForKindEmail({ to, personId }: Addressed, provider: string): Email {
  return {
    kind: 'ira-kind-asked',
    to,
    personId,
    link: '/dashboard/rollover',
    en: {
      subject: 'What kind of IRA do you have?',
      paragraphs: [
        `We tried to find out what kind of IRA you have at ${provider}, and couldn’t reach anyone.`,
        'Your statement says which kind it is: Traditional, Roth or inherited. Use the button to change your answer, or call us. Nothing moves until we know.',
      ],
      button: 'Open my moves',
    },
    es: {
      subject: '¿Qué tipo de IRA tienes?',
      paragraphs: [
        `Intentamos averiguar qué tipo de IRA tienes en ${provider} y no pudimos hablar con nadie.`,
        'Tu estado de cuenta dice el tipo: tradicional, Roth o heredada. Usa el botón para cambiar tu respuesta, o llámanos. Nada se mueve hasta saberlo.',
      ],
      button: 'Abrir mis traslados',
    },
  }
}
