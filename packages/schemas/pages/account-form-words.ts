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
