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
    about: 'Change anything that isn’t right. You’ll come back here afterward.',
    change: 'Change',
    show: (section, count) => `${section} (${count})`,
    others: 'Your answers',
    incomplete: 'We couldn’t load some of your answers. Reload the page to see all of them before you continue.',
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
