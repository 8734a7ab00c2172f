import type { Words } from '../client/language.ts'

type Own = {
  readonly firstName: string
  readonly firstNameMissing: string
  readonly lastName: string
  readonly lastNameMissing: string
  readonly email: string
  readonly emailHelp: string
  readonly emailMissing: string
  readonly password: string
  readonly passwordMissing: string
  readonly newPassword: string
  readonly newPasswordHelp: string
  readonly make: string
  readonly haveOne: string
  readonly needOne: string
  readonly signIn: string
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
    firstName: 'First name',
    firstNameMissing: 'Enter your first name.',
    lastName: 'Last name',
    lastNameMissing: 'Enter your last name.',
    email: 'E-mail address',
    emailHelp: 'We write here when something changes. We do not sell it.',
    emailMissing: 'Enter an e-mail address like name@example.com.',
    password: 'Password',
    passwordMissing: 'Enter your password.',
    newPassword: 'Choose a password',
    newPasswordHelp:
      'At least 12 characters, and nothing built from your name or address. A few words are easy to remember. A password manager is fine.',
    make: 'Make my account',
    haveOne: 'I have an account',
    needOne: 'I have no account yet',
    signIn: 'Sign in',
    sendLink: 'E-mail me a link instead',
    linkSent: 'Look into your mail',
    forgot: 'I forgot my password',
    checking: 'A short check is running',
    checkingText:
      'There are more requests than usual, so your browser works something out first. It takes a few seconds, and you need not do anything.',
    emailFirst: 'Where should the link go?',
    linkNotSent: 'The link was not sent',
    linkSentTo: (email) => `If there is an account for ${email}, a link that signs you in is on its way. It works once, for a short time.`,
  },
  es: {
    firstName: 'Nombre',
    firstNameMissing: 'Escribe tu nombre.',
    lastName: 'Apellido',
    lastNameMissing: 'Escribe tu apellido.',
    email: 'Correo electrónico',
    emailHelp: 'Aquí te escribimos cuando algo cambia. No lo vendemos.',
    emailMissing: 'Escribe un correo como nombre@example.com.',
    password: 'Contraseña',
    passwordMissing: 'Escribe tu contraseña.',
    newPassword: 'Elige una contraseña',
    newPasswordHelp:
      'Al menos 12 caracteres, y nada sacado de tu nombre o tu correo. Unas cuantas palabras se recuerdan bien. Puedes usar un gestor de contraseñas.',
    make: 'Crear mi cuenta',
    haveOne: 'Ya tengo una cuenta',
    needOne: 'Aún no tengo cuenta',
    signIn: 'Iniciar sesión',
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
