import type { Words } from '../../client/language.ts'

type Own = {
  readonly finds: string
  readonly back: string
  readonly next: string
  readonly unanswered: (names: string) => string
  readonly notOnTheWay: (persona: string) => string
  readonly outside: string
}

export const walkWords: Words<Own> = {
  en: {
    finds: 'What the service finds out',
    back: 'Back',
    next: 'Go on with these answers',
    unanswered: (names) => `Not answered yet, and it decides where to go: ${names}. Answer it in the step.`,
    notOnTheWay: (persona) => `${persona} does not come by this step in this mode. It is shown with what they know at the start.`,
    outside: 'not a step of this mode',
  },
  es: {
    finds: 'Lo que averigua el servicio',
    back: 'Atrás',
    next: 'Seguir con estas respuestas',
    unanswered: (names) => `Falta una respuesta que decide adónde se va: ${names}. Respóndela en el paso.`,
    notOnTheWay: (persona) => `${persona} no pasa por este paso en este flujo. Se muestra con lo que sabe al principio.`,
    outside: 'no es un paso de este flujo',
  },
}
