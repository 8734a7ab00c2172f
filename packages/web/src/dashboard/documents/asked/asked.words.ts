import type { Words } from '../../../client/language.ts'

type Own = {
  readonly title: string
  readonly about: string
  readonly photoId: string
  readonly paper: string
  readonly again: string
  readonly since: (day: string) => string
  readonly which: string
  readonly file: string
  readonly fileHelp: string
  readonly send: string
  readonly received: (name: string) => string
  readonly otherSide: string
  readonly errors: Readonly<Record<'type' | 'file' | 'kind' | 'size', string>>
}

export const words: Words<Own> = {
  en: {
    title: 'We need from you',
    about: 'Your money stays where it is in the meantime.',
    photoId: 'A photo ID',
    paper: 'A paper',
    again: 'What was wrong with the last one',
    since: (day) => `Asked for on ${day}.`,
    which: 'What are you sending?',
    file: 'The photo or file',
    fileHelp: 'A JPG, PNG or PDF, up to 10 MB. A card has two sides: send one after the other.',
    send: 'Send it',
    received: (name) => `We’ve received it: ${name}. It’s on your list below.`,
    otherSide: 'We’ve received one side. Now send the other one.',
    errors: {
      type: 'Choose what you’re sending.',
      file: 'Add a photo or a file.',
      kind: 'We can’t open this kind of file. Use a JPG, PNG or PDF.',
      size: 'This file is larger than 10 MB. Take a new photo, or pick a smaller file.',
    },
  },
  es: {
    title: 'Necesitamos de ti',
    about: 'Mientras tanto, tu dinero se queda donde está.',
    photoId: 'Una identificación con foto',
    paper: 'Un documento',
    again: 'Qué le faltaba al anterior',
    since: (day) => `Se pidió el ${day}.`,
    which: '¿Qué envías?',
    file: 'La foto o el archivo',
    fileHelp: 'JPG, PNG o PDF, hasta 10 MB. Una tarjeta tiene dos lados: envía uno y luego el otro.',
    send: 'Enviar',
    received: (name) => `Lo recibimos: ${name}. Está en tu lista, más abajo.`,
    otherSide: 'Recibimos un lado. Ahora envía el otro.',
    errors: {
      type: 'Elige qué envías.',
      file: 'Agrega una foto o un archivo.',
      kind: 'No podemos abrir este tipo de archivo. Usa JPG, PNG o PDF.',
      size: 'El archivo pesa más de 10 MB. Toma otra foto o elige un archivo más pequeño.',
    },
  },
}
