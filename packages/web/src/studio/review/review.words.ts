import type { Words } from '../../client/language.ts'

type Own = {
  readonly forReview: string
  readonly screens: string
  readonly about: (mode: string, version: string, screens: number, words: number) => string
  readonly walkedBy: (persona: string) => string
  readonly given: string
  readonly chosen: string
  readonly places: Readonly<Record<'side' | 'guard', string>>
  readonly file: string
  readonly reached: string
  readonly needs: string
  readonly completes: string
  readonly button: string
  readonly kind: string
  readonly nothing: string
  readonly leads: (label: string, to: string | undefined, leave: string | undefined, mode: string | undefined) => string
  readonly onlyWhen: string
  readonly whenEmpty: string
  readonly folded: string
  readonly ownPage: string
  readonly panel: (name: string) => string
  readonly answers: string
  readonly firstAnswers: string
  readonly after: (label: string) => string
  readonly messages: string
}

export const reviewWords: Words<Own> = {
  en: {
    forReview: 'for review',
    screens: 'Screens',
    about: (mode, version, screens, words) =>
      [mode, `version ${version}`, `${screens} screens`, `${words.toLocaleString('en-US')} words`].join('  ·  '),
    walkedBy: (persona) => `As ${persona} walks it.`,
    given: 'Given',
    chosen: 'Chosen',
    places: { side: 'side step', guard: 'only when something is missing' },
    file: 'File',
    reached: 'Reached',
    needs: 'Needs',
    completes: 'Completes',
    button: 'Button',
    kind: 'Screen',
    nothing: 'nothing',
    leads: (label, to, leave, mode) =>
      `“${label}” leads ${to !== undefined ? `to ${to}` : mode !== undefined ? `to the mode ${mode}` : leave === undefined ? 'back to where the person came from' : `out, to the ${leave} page`}`,
    onlyWhen: 'only when',
    whenEmpty: 'when there is nothing yet',
    folded: 'folded under',
    ownPage: 'a page of its own',
    panel: (name) => `The person’s own data: ${name}`,
    answers: 'Answers to choose from',
    firstAnswers: 'Always first in the list',
    after: (label) => `after “${label}”`,
    messages: 'Messages',
  },
  es: {
    forReview: 'para revisión',
    screens: 'Pantallas',
    about: (mode, version, screens, words) =>
      [mode, `versión ${version}`, `${screens} pantallas`, `${words.toLocaleString('es-US')} palabras`].join('  ·  '),
    walkedBy: (persona) => `El recorrido de ${persona}.`,
    given: 'Dado',
    chosen: 'Elegido',
    places: { side: 'paso lateral', guard: 'solo cuando falta algo' },
    file: 'Archivo',
    reached: 'Se llega',
    needs: 'Necesita',
    completes: 'Completa',
    button: 'Botón',
    kind: 'Pantalla',
    nothing: 'nada',
    leads: (label, to, leave, mode) =>
      `«${label}» lleva ${to !== undefined ? `a ${to}` : mode !== undefined ? `al recorrido ${mode}` : leave === undefined ? 'de vuelta a donde estaba la persona' : `fuera, a la página ${leave}`}`,
    onlyWhen: 'solo si',
    whenEmpty: 'cuando todavía no hay nada',
    folded: 'plegado bajo',
    ownPage: 'en su propia página',
    panel: (name) => `Los datos de la persona: ${name}`,
    answers: 'Respuestas para elegir',
    firstAnswers: 'Siempre primero en la lista',
    after: (label) => `tras «${label}»`,
    messages: 'Mensajes',
  },
}
