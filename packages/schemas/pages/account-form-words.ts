export type AccountFormWords = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly newPassword: string
  readonly make: string
  readonly signIn: string
  readonly signInTitle: string
  readonly signUpTitle: string
  readonly signUpLead: string
}

/** The words of the forms to sign in and to make an account: the service draws them first, and the app takes their place. */
export const accountFormWords = {
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    password: 'Password',
    newPassword: 'Choose a password',
    make: 'Create my account',
    signIn: 'Sign in',
    signInTitle: 'Sign in',
    signUpTitle: 'Create an account',
    signUpLead: 'It’s free, and we keep everything you enter.',
  },
  es: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    password: 'Contraseña',
    newPassword: 'Elige una contraseña',
    make: 'Crear mi cuenta',
    signIn: 'Iniciar sesión',
    signInTitle: 'Inicia sesión',
    signUpTitle: 'Crea una cuenta',
    signUpLead: 'Es gratis y todo lo que escribes se conserva.',
  },
} as const satisfies Readonly<Record<'en' | 'es', AccountFormWords>>

export type FactorFormWords = {
  readonly title: string
  readonly lead: string
  readonly code: string
  readonly codeHelp: string
  readonly backupCode: string
  readonly confirm: string
  readonly again: string
}

/** The words of the second half of signing in, drawn by the service where no script is there yet. */
export const factorFormWords = {
  en: {
    title: 'One more step',
    lead: 'Your account also asks for a second factor. You have ten minutes.',
    code: 'Code',
    codeHelp: '6 digits from your app, or a backup code.',
    backupCode: 'One of your backup codes.',
    confirm: 'Confirm it’s me',
    again: 'Start over',
  },
  es: {
    title: 'Un paso más',
    lead: 'Tu cuenta también pide un segundo factor. Tienes diez minutos.',
    code: 'Código',
    codeHelp: '6 dígitos de tu aplicación, o un código de respaldo.',
    backupCode: 'Uno de tus códigos de respaldo.',
    confirm: 'Confirmar que soy yo',
    again: 'Empezar de nuevo',
  },
} as const satisfies Readonly<Record<'en' | 'es', FactorFormWords>>
