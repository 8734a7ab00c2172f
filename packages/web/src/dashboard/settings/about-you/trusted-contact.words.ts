import type { Words } from '../../../client/language.ts'

type TrustedContactWords = {
  readonly title: string
  readonly about: string
  readonly none: string
  readonly add: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly change: string
  readonly save: string
  readonly saved: (name: string) => string
  readonly remove: string
  readonly ask: (name: string) => string
  readonly what: string
  readonly yes: string
  readonly no: string
  readonly removed: (name: string) => string
  readonly broker: string
  readonly brokerWords: (phone: string) => string
}

export const words: Words<TrustedContactWords> = {
  en: {
    title: 'Trusted contact',
    about:
      'An adult we may call if we can’t reach you, or if we’re worried that someone is misusing your account. They can’t see your account, move money or sign for you.',
    none: 'You haven’t named anyone, and you don’t have to. Without a contact, we can only write to you and call you.',
    add: 'Name someone',
    name: 'Name',
    email: 'E-mail address',
    phone: 'Phone number',
    change: 'Change the contact',
    save: 'Save the contact',
    saved: (name) => `${name} is your trusted contact. Let them know that you named them.`,
    remove: 'Remove',
    ask: (name) => `Remove ${name}?`,
    what: 'We’ll no longer call or write to them about your account, and we delete how to reach them. Nothing else changes, and you can name someone again.',
    yes: 'Remove the contact',
    no: 'Keep them',
    removed: (name) => `${name} is no longer your trusted contact.`,
    broker: 'The broker has its own copy',
    brokerWords: (phone) => `It has the contact you gave when your account was opened. Call ${phone}, and we’ll have it changed there too.`,
  },
  es: {
    title: 'Contacto de confianza',
    about:
      'Un adulto a quien podemos llamar si no te encontramos o si tememos que alguien abuse de tu cuenta. No puede ver tu cuenta, mover dinero ni firmar por ti.',
    none: 'No has nombrado a nadie, y no hace falta. Sin un contacto solo podemos escribirte y llamarte a ti.',
    add: 'Nombrar a alguien',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    change: 'Cambiar el contacto',
    save: 'Guardar el contacto',
    saved: (name) => `${name} es tu contacto de confianza. Dile que lo nombraste.`,
    remove: 'Quitar',
    ask: (name) => `¿Quitar a ${name}?`,
    what: 'Ya no le llamamos ni le escribimos por tu cuenta, y olvidamos cómo encontrarlo. No cambia nada más, y puedes nombrar a alguien otra vez.',
    yes: 'Quitar el contacto',
    no: 'Conservarlo',
    removed: (name) => `${name} ya no es tu contacto de confianza.`,
    broker: 'La firma de corretaje tiene su copia',
    brokerWords: (phone) =>
      `Conserva el contacto que diste cuando se abrió tu cuenta. Llama al ${phone} y haremos que también lo cambien allí.`,
  },
}
