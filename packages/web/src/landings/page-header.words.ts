import type { Words } from '../client/language.ts'

type Own = {
  readonly skip: string
  readonly here: string
  readonly places: { readonly steps: string; readonly cost: string }
  readonly help: string
  readonly call: string
  readonly enter: string
}

export const headerWords: Words<Own> = {
  en: {
    skip: 'Skip to the page',
    here: 'On this page',
    places: { steps: 'How it works', cost: 'What it costs' },
    help: 'Help',
    call: 'Call\u00a0us',
    enter: 'Sign in',
  },
  es: {
    skip: 'Ir a la página',
    here: 'En esta página',
    places: { steps: 'Cómo funciona', cost: 'Cuánto cuesta' },
    help: 'Ayuda',
    call: 'Llamar',
    enter: 'Entrar',
  },
}
