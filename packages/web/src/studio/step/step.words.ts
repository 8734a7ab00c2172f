import type { Words } from '../../client/language.ts'

type Own = {
  readonly noMode: string
  readonly chooseMode: string
  readonly width: string
  readonly theme: string
  readonly language: string
  readonly view: string
  readonly views: Readonly<Record<'step' | 'graph', string>>
  readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>
  readonly framed: (step: string, width: string) => string
  readonly page: string
  readonly forStaff: string
  readonly signIn: string
}

export const stepWords: Words<Own> = {
  en: {
    noMode: 'This mode is unknown',
    chooseMode: 'Choose one from the list of modes.',
    width: 'Width',
    theme: 'Theme',
    language: 'Language',
    view: 'Show',
    views: { step: 'The step', graph: 'The graph' },
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    framed: (step, width) => `${step} at ${width} pixels`,
    page: 'The page',
    forStaff: 'The step itself is shown to staff.',
    signIn: 'Sign in to see it',
  },
  es: {
    noMode: 'Este flujo no existe',
    chooseMode: 'Elige uno de la lista.',
    width: 'Ancho',
    theme: 'Tema',
    language: 'Idioma',
    view: 'Ver',
    views: { step: 'El paso', graph: 'El diagrama' },
    themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
    framed: (step, width) => `${step} a ${width} píxeles`,
    page: 'La página',
    forStaff: 'El paso mismo se muestra al personal.',
    signIn: 'Inicia sesión para verlo',
  },
}
