import { type AccountFormWords, accountFormWords } from '@app/schemas/pages/account-form-words'
import type { Words } from '../client/language.ts'

type Own = AccountFormWords & {
  readonly firstNameMissing: string
  readonly lastNameMissing: string
  readonly emailHelp: string
  readonly emailMissing: string
  readonly passwordMissing: string
  readonly newPasswordHelp: string
  readonly haveOne: string
  readonly needOne: string
  readonly sendLink: string
  readonly linkSent: string
  readonly forgot: string
  readonly checking: string
  readonly checkingText: string
  readonly emailFirst: string
  readonly linkNotSent: string
  readonly linkSentTo: (email: string) => string
}

export const accountWords: Words<Own> = {
  en: {
    ...accountFormWords.en,
    firstNameMissing: 'Enter your first name.',
    lastNameMissing: 'Enter your last name.',
    emailHelp: 'We’ll write to you here when something changes. We never sell it.',
    emailMissing: 'Enter an e-mail address like name@example.com.',
    passwordMissing: 'Enter your password.',
    newPasswordHelp:
      'Use at least 15 characters, and nothing made from your name or e-mail address. A few words are easy to remember. A password manager is fine too.',
    haveOne: 'I already have an account',
    needOne: 'I don’t have an account yet',
    sendLink: 'E-mail me a link instead',
    linkSent: 'Check your e-mail',
    forgot: 'I forgot my password',
    checking: 'A short check is running',
    checkingText:
      'We’re getting more requests than usual, so your browser has to work something out first. It takes a few seconds. You don’t have to do anything.',
    emailFirst: 'Where should the link go?',
    linkNotSent: 'We couldn’t send the link',
    linkSentTo: (email) => `If ${email} has an account, a sign-in link is on its way. It works once, for a short time.`,
  },
  es: {
    ...accountFormWords.es,
    firstNameMissing: 'Escribe tu nombre.',
    lastNameMissing: 'Escribe tu apellido.',
    emailHelp: 'Aquí te escribimos cuando algo cambia. No lo vendemos.',
    emailMissing: 'Escribe un correo como nombre@example.com.',
    passwordMissing: 'Escribe tu contraseña.',
    newPasswordHelp:
      'Al menos 15 caracteres, y nada sacado de tu nombre o tu correo. Unas cuantas palabras se recuerdan bien. Puedes usar un gestor de contraseñas.',
    haveOne: 'Ya tengo una cuenta',
    needOne: 'Aún no tengo cuenta',
    sendLink: 'Envíame un enlace por correo',
    linkSent: 'Mira tu correo',
    forgot: 'Olvidé mi contraseña',
    checking: 'Está en marcha una revisión corta',
    checkingText:
      'Hay más solicitudes que de costumbre, así que tu navegador hace antes un cálculo. Tarda unos segundos y no tienes que hacer nada.',
    emailFirst: '¿Adónde enviamos el enlace?',
    linkNotSent: 'El enlace no se envió',
    linkSentTo: (email) => `Si hay una cuenta para ${email}, va en camino un enlace para iniciar sesión. Sirve una vez y por poco tiempo.`,
  },
}
