import type { LeavePlace } from '@app/schemas/flow/mode'
import type { Words } from '../../client/language.ts'

type Own = {
  readonly finds: string
  readonly back: string
  readonly next: string
  readonly unanswered: (names: string) => string
  readonly notOnTheWay: (persona: string) => string
  readonly outside: string
  /** The pages outside the flows, as they are called in a sentence. */
  readonly places: Readonly<Record<LeavePlace, string>>
  readonly leaves: (label: string, place: string) => string
  readonly pressed: (place: string) => string
  readonly over: string
  readonly leadsOut: (place: string) => string
  readonly nowhere: string
  readonly lastStep: (step: string) => string
  readonly nobodyIn: string
  readonly startAgain: string
}

export const walkWords: Words<Own> = {
  en: {
    finds: 'What the service finds out',
    back: 'Back',
    next: 'Go on with these answers',
    unanswered: (names) => `Not answered yet, and it decides where to go: ${names}. Answer it in the step.`,
    notOnTheWay: (persona) => `${persona} does not come by this step in this mode. It is shown with what they know at the start.`,
    outside: 'not a step of this mode',
    places: {
      home: 'the home page',
      'sign-in': 'the sign-in page',
      'sign-up': 'the sign-up page',
      'wait-list': 'the wait list',
      dashboard: 'the dashboard',
      settings: 'the settings',
    },
    leaves: (label, place) => `“${label}” leads out of the flow, to ${place}.`,
    pressed: (place) => `That leads out of the flow, to ${place}. Here the walk stays on this step.`,
    over: 'The walk is over',
    leadsOut: (place) => `The flow leads out, to ${place}`,
    nowhere: 'nowhere',
    lastStep: (step) => `The last step was “${step}”.`,
    nobodyIn: 'It let nobody in.',
    startAgain: 'Start again',
  },
  es: {
    finds: 'Lo que averigua el servicio',
    back: 'Atrás',
    next: 'Seguir con estas respuestas',
    unanswered: (names) => `Falta una respuesta que decide adónde se va: ${names}. Respóndela en el paso.`,
    notOnTheWay: (persona) => `${persona} no pasa por este paso en este flujo. Se muestra con lo que sabe al principio.`,
    outside: 'no es un paso de este flujo',
    places: {
      home: 'la página de inicio',
      'sign-in': 'la página para iniciar sesión',
      'sign-up': 'la página de registro',
      'wait-list': 'la lista de espera',
      dashboard: 'la página de tus cuentas',
      settings: 'la página de ajustes',
    },
    leaves: (label, place) => `«${label}» lleva fuera del flujo, a ${place}.`,
    pressed: (place) => `Eso lleva fuera del flujo, a ${place}. Aquí el recorrido sigue en este paso.`,
    over: 'El recorrido terminó',
    leadsOut: (place) => `El flujo lleva fuera, a ${place}`,
    nowhere: 'ninguna parte',
    lastStep: (step) => `El último paso fue «${step}».`,
    nobodyIn: 'No dejó entrar a nadie.',
    startAgain: 'Empezar de nuevo',
  },
}
