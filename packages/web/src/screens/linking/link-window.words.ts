import type { Words } from '../../client/language.ts'
import type { LinkKind } from './link-kind.ts'

type PerKind = Readonly<Record<LinkKind, string>>

type Own = {
  readonly title: PerKind
  readonly sandboxTitle: string
  readonly sandbox: string
  readonly search: string
  readonly found: (count: number) => string
  readonly none: string
  readonly user: string
  readonly password: string
  readonly signIn: string
  readonly wrong: (triesLeft: number) => string
  readonly empty: string
  readonly tests: string
  readonly testAbout: Readonly<Record<'works' | 'asks-code' | 'says-no' | 'no-answer' | 'wrong', string>>
  readonly use: string
  readonly code: string
  readonly codeHelp: (code: string) => string
  readonly wrongCode: (triesLeft: number) => string
  readonly check: string
  readonly account: string
  readonly reads: string
  readonly readsList: Readonly<Record<LinkKind, readonly string[]>>
  readonly never: string
  readonly agree: string
  readonly choose: string
  readonly back: string
  readonly close: string
}

export const words: Words<Own> = {
  en: {
    title: { bank: 'Find your bank', investments: 'Find your plan' },
    sandboxTitle: 'This is a sandbox',
    sandbox: 'It plays the part of the linking company. The institutions are made up. Don’t enter a real password.',
    search: 'Name',
    found: (count) => (count === 1 ? '1 found' : `${count} found`),
    none: 'None with this name. Check the spelling, or close the window and choose another way.',
    user: 'User name',
    password: 'Password',
    signIn: 'Sign in',
    wrong: (tries) => `That user name or password isn’t right. ${tries === 1 ? '1 try' : `${tries} tries`} left.`,
    empty: 'Enter your user name and your password.',
    tests: 'Test sign-ins, and what each one does',
    testAbout: {
      works: 'Signs in.',
      'asks-code': 'Asks for a code first.',
      'says-no': 'Signs in, and then refuses the link.',
      'no-answer': 'Signs in, and then doesn’t answer for now.',
      wrong: 'Has the wrong password.',
    },
    use: 'Use it',
    code: 'Code',
    codeHelp: (code) => `The institution sent you a code. In this sandbox it is ${code}.`,
    wrongCode: (tries) => `That code doesn’t match. ${tries === 1 ? '1 try' : `${tries} tries`} left.`,
    check: 'Continue',
    account: 'Which account?',
    reads: 'What we’ll read',
    readsList: {
      bank: ['Your name', 'The account and routing number', 'The balance'],
      investments: ['The name of the plan', 'The balance, and how much of it is vested', 'What is in the account'],
    },
    never: 'Your password isn’t passed on. You can end the link at any time in Settings.',
    agree: 'Agree and link',
    choose: 'Choose an account.',
    back: 'Choose another institution',
    close: 'Close, link nothing',
  },
  es: {
    title: { bank: 'Encuentra tu banco', investments: 'Encuentra tu plan' },
    sandboxTitle: 'Este es un entorno de prueba',
    sandbox: 'Está en lugar de la empresa que conecta cuentas. Las instituciones son inventadas. No escribas una contraseña de verdad.',
    search: 'Nombre',
    found: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
    none: 'No hay ninguna con este nombre. Revisa cómo está escrito o cierra la ventana y elige otra manera.',
    user: 'Nombre de usuario',
    password: 'Contraseña',
    signIn: 'Iniciar sesión',
    wrong: (tries) =>
      `El nombre de usuario o la contraseña no son correctos. ${tries === 1 ? 'Queda 1 intento' : `Quedan ${tries} intentos`}.`,
    empty: 'Escribe tu nombre de usuario y tu contraseña.',
    tests: 'Usuarios de prueba y lo que hace cada uno',
    testAbout: {
      works: 'Inicia sesión.',
      'asks-code': 'Pide primero un código.',
      'says-no': 'Inicia sesión y luego rechaza la conexión.',
      'no-answer': 'Inicia sesión y luego deja de responder por ahora.',
      wrong: 'Tiene la contraseña equivocada.',
    },
    use: 'Usarlo',
    code: 'Código',
    codeHelp: (code) => `La institución te envió un código. En este entorno de prueba es ${code}.`,
    wrongCode: (tries) => `Este código no coincide. ${tries === 1 ? 'Queda 1 intento' : `Quedan ${tries} intentos`}.`,
    check: 'Continuar',
    account: '¿Qué cuenta?',
    reads: 'Lo que se lee',
    readsList: {
      bank: ['Tu nombre', 'El número de cuenta y el número de ruta', 'El saldo'],
      investments: ['El nombre del plan', 'El saldo y qué parte ya es tuya', 'Lo que hay en la cuenta'],
    },
    never: 'Tu contraseña no se comparte. Puedes terminar la conexión cuando quieras en Ajustes.',
    agree: 'Aceptar y conectar',
    choose: 'Elige una cuenta.',
    back: 'Elegir otra institución',
    close: 'Cerrar sin conectar nada',
  },
}
