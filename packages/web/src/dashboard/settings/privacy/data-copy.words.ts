import type { Words } from '../../../client/language.ts'

type Own = {
  readonly title: string
  readonly about: string
  readonly begin: string
  readonly making: string
  readonly isReady: string
  readonly ready: (asked: string, size: string, expires: string) => string
  readonly save: string
  readonly remove: string
  readonly saved: string
  readonly file: string
}

export const words: Words<Own> = {
  en: {
    title: 'A copy of your data',
    about:
      'Everything we store about you in one file: a page to read, and the same as data. It’s made in a minute or two, and we e-mail you when it’s there. Of Social Security and account numbers it has the last four digits.',
    begin: 'Ask for a copy',
    making: 'Your copy is being made. You can leave this page: we e-mail you when it’s there.',
    isReady: 'Your copy is ready.',
    ready: (asked, size, expires) => `Your copy of ${asked} is ready (${size}). It’s deleted on ${expires}.`,
    save: 'Save the copy',
    remove: 'Delete it now',
    saved: 'Saved. Keep the file somewhere safe: it isn’t locked.',
    file: 'My data',
  },
  es: {
    title: 'Una copia de tus datos',
    about:
      'Todo lo que guardamos sobre ti en un archivo: una página para leer, y lo mismo como datos. Está lista en uno o dos minutos, y te avisamos por correo. De los números de Seguro Social y de cuenta tiene los últimos cuatro dígitos.',
    begin: 'Pedir una copia',
    making: 'Estamos preparando tu copia. Puedes salir de esta página: te avisamos por correo cuando esté.',
    isReady: 'Tu copia está lista.',
    ready: (asked, size, expires) => `Tu copia del ${asked} está lista (${size}). Se borra el ${expires}.`,
    save: 'Guardar la copia',
    remove: 'Borrarla ahora',
    saved: 'Guardado. Conserva el archivo en un lugar seguro: no tiene contraseña.',
    file: 'Mis datos',
  },
}
