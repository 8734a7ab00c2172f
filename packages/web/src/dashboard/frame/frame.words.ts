import type { Words } from '../../client/language.ts'
import type { Corner } from './nav.ts'

type Own = {
  readonly skip: string
  readonly pages: string
  readonly signedIn: string
  readonly unknown: string
  readonly unknownAbout: string
  readonly toOverview: string
  readonly nav: Readonly<Record<Corner, string>>
}

export const words: Words<Own> = {
  en: {
    skip: 'Skip to the page',
    pages: 'Pages of your account',
    signedIn: 'Signed in as',
    unknown: 'This page doesn’t exist',
    unknownAbout: 'The address may be misspelled, or from an old link. Nothing of yours is lost.',
    toOverview: 'Go to your overview',
    nav: {
      overview: 'Overview',
      accounts: 'Accounts',
      investments: 'Investments',
      money: 'Move money',
      documents: 'Documents',
      help: 'Help',
    },
  },
  es: {
    skip: 'Ir a la página',
    pages: 'Páginas de tu cuenta',
    signedIn: 'Sesión iniciada como',
    unknown: 'Esta página no existe',
    unknownAbout: 'La dirección puede estar mal escrita o venir de un enlace antiguo. No se ha perdido nada tuyo.',
    toOverview: 'Ir a tu resumen',
    nav: {
      overview: 'Resumen',
      accounts: 'Cuentas',
      investments: 'Inversiones',
      money: 'Mover dinero',
      documents: 'Documentos',
      help: 'Ayuda',
    },
  },
}
