import type { Words } from '../../../client/language.ts'
import type { LinkKind } from '../../linking/link-kind.ts'

type Own = {
  readonly open: Readonly<Record<LinkKind, string>>
  readonly another: string
  readonly busy: string
  readonly failed: string
  readonly failedAbout: string
  readonly notDone: string
  readonly again: string
  readonly linked: string
  readonly waiting: string
  readonly ended: string
  readonly didNotWork: string
  readonly noName: string
  readonly waitingAbout: string
  readonly signInAgain: string
}

export const words: Words<Own> = {
  en: {
    open: { bank: 'Look for your bank', investments: 'Look for your plan' },
    another: 'Link another one',
    busy: 'Linking. This can take a few seconds.',
    failed: 'We didn’t link the account',
    failedAbout: 'Nothing was taken and nothing has changed in it. Try again here, or press Continue to see other ways.',
    notDone: 'We couldn’t finish linking. Nothing was taken.',
    again: 'Try again',
    linked: 'Linked',
    waiting: 'Waiting',
    ended: 'Sign in again',
    didNotWork: 'Not linked',
    noName: 'Account by its numbers',
    waitingAbout: 'It isn’t answering right now. We keep what you gave it and keep asking. You can continue.',
    signInAgain: 'Sign in again',
  },
  es: {
    open: { bank: 'Buscar tu banco', investments: 'Buscar tu plan' },
    another: 'Conectar otra',
    busy: 'Conectando. Puede tardar unos segundos.',
    failed: 'La cuenta no se conectó',
    failedAbout: 'No se tomó nada y nada cambió en ella. Inténtalo de nuevo aquí o pulsa Continuar para ver otras maneras.',
    notDone: 'No pudimos terminar de conectarla. No se tomó nada.',
    again: 'Intentar de nuevo',
    linked: 'Conectada',
    waiting: 'En espera',
    ended: 'Inicia sesión de nuevo',
    didNotWork: 'No conectada',
    noName: 'Cuenta por sus números',
    waitingAbout: 'No responde en este momento. Guardamos lo que diste y seguimos preguntando. Puedes continuar.',
    signInAgain: 'Iniciar sesión de nuevo',
  },
}
