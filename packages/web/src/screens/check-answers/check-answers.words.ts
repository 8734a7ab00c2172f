import type { Words } from '../../client/language.ts'

type Own = {
  readonly title: string
  readonly about: string
  readonly change: string
  readonly show: (section: string, count: number) => string
  readonly others: string
  readonly incomplete: string
}

export const words: Words<Own> = {
  en: {
    title: 'Check what you told us',
    about: 'Change what is not right. You come back here afterwards.',
    change: 'Change',
    show: (section, count) => `${section} (${count})`,
    others: 'Your answers',
    incomplete: 'Some of your answers could not be loaded. Load the page again to see all of them before you go on.',
  },
  es: {
    title: 'Revisa lo que nos dijiste',
    about: 'Cambia lo que no esté bien. Después vuelves aquí.',
    change: 'Cambiar',
    show: (section, count) => `${section} (${count})`,
    others: 'Tus respuestas',
    incomplete: 'Algunas respuestas no se pudieron cargar. Carga la página otra vez para verlas todas antes de seguir.',
  },
}
