import type { Words } from '../../client/language.ts'

type Own = {
  readonly title: string
  readonly about: string
  readonly signed: (day: string) => string
  readonly accepted: (day: string) => string
  readonly of: (day: string) => string
  readonly account: (lastFour: string) => string
  readonly save: string
  readonly more: string
  readonly none: string
  readonly noneAbout: string
}

export const words: Words<Own> = {
  en: {
    title: 'Your documents',
    about: 'What you have signed or accepted, and what we keep for you. You can save a copy of each.',
    signed: (day) => `Signed on ${day}`,
    accepted: (day) => `Accepted on ${day}`,
    of: (day) => day,
    account: (lastFour) => `account ending in ${lastFour}`,
    save: 'Save a copy',
    more: 'Earlier documents',
    none: 'No documents yet',
    noneAbout: 'Once you sign something, or a statement or tax form is made for you, you’ll find its copy here.',
  },
  es: {
    title: 'Tus documentos',
    about: 'Lo que has firmado o aceptado, y lo que guardamos para ti. Puedes guardar una copia de cada uno.',
    signed: (day) => `Firmado el ${day}`,
    accepted: (day) => `Aceptado el ${day}`,
    of: (day) => day,
    account: (lastFour) => `cuenta terminada en ${lastFour}`,
    save: 'Guardar una copia',
    more: 'Documentos anteriores',
    none: 'Todavía no hay documentos',
    noneAbout: 'Cuando firmes algo, o se haga un estado de cuenta o un formulario de impuestos para ti, su copia estará aquí.',
  },
}
