import type { Words } from '../../../client/language.ts'

type Own = {
  readonly title: string
  readonly about: string
  readonly none: string
  readonly state: string
  readonly inForce: string
  readonly over: string
  readonly signed: string
  readonly ends: string
  readonly withdrawn: string
  readonly anew: string
  readonly view: string
  readonly withdraw: string
  readonly ask: string
  readonly what: readonly string[]
  readonly yes: string
  readonly no: string
  readonly isWithdrawn: string
  readonly readers: string
  readonly noReaders: string
  readonly earlier: string
}

export const words: Words<Own> = {
  en: {
    title: 'Letter of authorization',
    about: 'It lets us ask companies about your accounts. It never lets us move money.',
    none: 'You haven’t signed a letter. We ask for one when you want us to look for an account at a plan.',
    state: 'Your letter',
    inForce: 'In force',
    over: 'No longer in force',
    signed: 'Signed on',
    ends: 'Ends on',
    withdrawn: 'Withdrawn on',
    anew: 'Nobody is shown this letter any more. You can sign a new one with your next search.',
    view: 'View the letter',
    withdraw: 'Withdraw the letter',
    ask: 'Withdraw your letter?',
    what: [
      'From now on, we won’t ask anyone about your accounts. A search that is still running ends without more answers.',
      'We’ll tell each company that has seen the letter.',
      'The answers that we already have stay in your account.',
    ],
    yes: 'Withdraw it',
    no: 'Keep the letter',
    isWithdrawn: 'Your letter is withdrawn. Nobody is shown it from now on.',
    readers: 'Who has seen it',
    noReaders: 'Nobody has seen it yet.',
    earlier: 'Earlier',
  },
  es: {
    title: 'Carta de autorización',
    about: 'Nos permite preguntar a empresas por tus cuentas. Nunca nos permite mover dinero. La carta firmada está en inglés.',
    none: 'No has firmado una carta. Te la pedimos cuando quieres que busquemos una cuenta en un plan.',
    state: 'Tu carta',
    inForce: 'Vigente',
    over: 'Ya no está vigente',
    signed: 'Firmada el',
    ends: 'Termina el',
    withdrawn: 'Retirada el',
    anew: 'Ya no mostramos esta carta a nadie. Puedes firmar una nueva con tu próxima búsqueda.',
    view: 'Ver la carta',
    withdraw: 'Retirar la carta',
    ask: '¿Retirar tu carta?',
    what: [
      'Desde ahora no preguntamos a nadie por tus cuentas. Una búsqueda en curso termina sin más respuestas.',
      'Avisamos a cada empresa que vio la carta.',
      'Las respuestas que ya tenemos se quedan en tu cuenta.',
    ],
    yes: 'Retirarla',
    no: 'Conservar la carta',
    isWithdrawn: 'Tu carta está retirada. Desde ahora no la mostramos a nadie.',
    readers: 'Quién la vio',
    noReaders: 'Nadie la ha visto todavía.',
    earlier: 'Antes',
  },
}
