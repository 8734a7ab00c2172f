import type { Language, Words } from '@app/schemas/language'

const someone: Words<string> = { en: 'the company that holds the plan', es: 'la empresa que tiene el plan' }

/** The record keeper as customers know it: by its name, or by what it does. The term itself means nothing to them. */
export function holderOf(recordKeeper: string | null, language: Language = 'en'): string {
  return recordKeeper ?? someone[language]
}

/** The same where a sentence begins. */
export function startOf(holder: string): string {
  return holder.charAt(0).toUpperCase() + holder.slice(1)
}

export type RefusedWhy = 'form-missing' | 'spouse-consent' | 'still-employed' | 'other'

const refusals: Words<Readonly<Record<RefusedWhy, (holder: string) => string>>> = {
  en: {
    'form-missing': (holder) => `${holder} didn’t accept the form. Book a free call, and we’ll ask with you on the line what they need.`,
    'spouse-consent': () =>
      'Your spouse has to agree in writing. Book a call, and we’ll tell you which form it takes. If you’re divorced, tell us on the call.',
    'still-employed': () => 'You still work there, and the plan doesn’t pay anything out until you leave. You can ask again then.',
    other: (holder) => `${holder} said no without giving a reason we can read. Book a call, and we’ll ask with you on the line.`,
  },
  es: {
    'form-missing': (holder) =>
      `${holder} no aceptó el formulario. Reserva una llamada gratis y preguntamos contigo en la línea qué necesita.`,
    'spouse-consent': () =>
      'Tu cónyuge tiene que aceptar por escrito. Reserva una llamada: te decimos qué formulario hace falta. Si te divorciaste, dilo en la llamada.',
    'still-employed': () => 'Todavía trabajas ahí, y el plan no paga nada antes de que te vayas. Después puedes pedirlo otra vez.',
    other: (holder) => `${holder} dijo que no sin un motivo que podamos leer. Reserva una llamada: preguntamos contigo en la línea.`,
  },
}

/** Why an account is not moved now, and what to do about it. */
export function refusalWords(why: RefusedWhy, recordKeeper: string | null, language: Language = 'en'): string {
  return refusals[language][why](startOf(holderOf(recordKeeper, language)))
}
