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
      title: 'You’re on the list',
      text: 'An e-mail that says so is on its way to you. Would you also tell us where you work? You can skip it and close this page.',
    },
    done: {
      title: 'That’s all. Thank you',
      text: 'You’re on the list. We’ll e-mail you when we can let you in. We don’t know when yet.',
      leave: 'Every e-mail has a link to leave the list. If you leave, we delete what you gave us.',
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
