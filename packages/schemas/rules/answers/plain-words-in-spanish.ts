import type { PlainWords } from './answer-words.ts'

/** What can be said of every question, in Spanish. */
export const plainWordsInSpanish: PlainWords = {
  required: 'Responde a esta pregunta.',
  format: 'Revisa cómo está escrito esto.',
  min: 'Esto es menos de lo que se puede escribir aquí.',
  max: 'Esto es más de lo que se puede escribir aquí.',
  length: 'Esto es demasiado corto o demasiado largo.',
  match: 'Estas dos respuestas no concuerdan.',
  unknown: 'Elige una de las respuestas que se ofrecen.',
  declined: 'Elige otra respuesta para continuar.',
  type: 'Esto no se puede responder aquí.',
  size: 'Esto es demasiado grande.',
}
