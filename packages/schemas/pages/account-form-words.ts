export type AccountFormWords = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly newPassword: string
  readonly make: string
  readonly signIn: string
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
  },
  es: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    password: 'Contraseña',
    newPassword: 'Elige una contraseña',
    make: 'Crear mi cuenta',
    signIn: 'Iniciar sesión',
  },
} as const satisfies Readonly<Record<'en' | 'es', AccountFormWords>>
