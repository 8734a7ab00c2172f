import type { Words } from '../../../client/language.ts'

type Own = {
  readonly email: string
  readonly employer: string
  readonly employerHelp: string
  readonly join: string
  readonly add: string
  readonly inLine: { readonly title: string; readonly text: string }
  readonly done: { readonly title: string; readonly text: string; readonly leave: string }
}

export const waitlistWords: Words<Own> = {
  en: {
    email: 'E-mail address',
    employer: 'Where you work',
    employerHelp: 'The name of the company.',
    join: 'Join the waitlist',
    add: 'Add my employer',
    inLine: {
      title: 'You are in line',
      text: 'A letter that says so is on its way to you. Would you also tell us where you work? You can leave it out and close this page.',
    },
    done: {
      title: 'That is all. Thank you',
      text: 'You are in line. The next letter comes when we can let you in; we do not know yet when that is.',
      leave: 'Every letter has a link to leave the list. Then we delete what you gave us.',
    },
  },
  es: {
    email: 'Correo electrónico',
    employer: 'Dónde trabajas',
    employerHelp: 'El nombre de la empresa.',
    join: 'Unirme a la lista de espera',
    add: 'Agregar mi empleador',
    inLine: {
      title: 'Estás en la lista',
      text: 'Un correo que lo dice va en camino. ¿Nos dices también dónde trabajas? Puedes dejarlo vacío y cerrar esta página.',
    },
    done: {
      title: 'Eso es todo. Gracias',
      text: 'Estás en la lista. El próximo correo llega cuando podamos darte acceso; aún no sabemos cuándo será.',
      leave: 'Cada correo tiene un enlace para salir de la lista. Entonces borramos lo que nos diste.',
    },
  },
}
