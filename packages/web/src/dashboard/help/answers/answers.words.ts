import type { Words } from '../../../client/language.ts'

type Own = {
  readonly title: string
  readonly search: string
  readonly found: (count: number) => string
  readonly none: string
  readonly ask: string
}

export const words: Words<Own> = {
  en: {
    title: 'Answers',
    search: 'Look through the answers',
    found: (count) => (count === 1 ? '1 question fits.' : `${count} questions fit.`),
    none: 'No question fits these words. Try others, or ask us.',
    ask: 'Write to us',
  },
  es: {
    title: 'Respuestas',
    search: 'Buscar en las respuestas',
    found: (count) => (count === 1 ? '1 pregunta coincide.' : `${count} preguntas coinciden.`),
    none: 'Ninguna pregunta coincide con estas palabras. Prueba con otras o pregúntanos.',
    ask: 'Escríbenos',
  },
}
