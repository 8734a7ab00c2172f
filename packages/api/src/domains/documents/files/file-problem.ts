import type { Words } from '@app/schemas/language'
import { type Failure, fail } from '../../../failure/failure.ts'

/** What can be wrong with a file, and what to do about it. */
const words = {
  empty: {
    en: 'This file is empty. Choose it again, or take a new photo.',
    es: 'Este archivo está vacío. Elígelo otra vez o toma otra foto.',
  },
  name: {
    en: 'We can’t use this file’s name. Give it a plain name, such as id.jpg, and send it again.',
    es: 'No podemos usar el nombre de este archivo. Ponle un nombre sencillo, como id.jpg, y envíalo otra vez.',
  },
  kind: {
    en: 'We can’t open this kind of file. Use a JPG, PNG or PDF.',
    es: 'No podemos abrir esta clase de archivo. Usa un JPG, PNG o PDF.',
  },
  heic: {
    en: 'We can’t open this kind of photo (HEIC). Take a screenshot of it, or set the camera to “Most Compatible”, and send that.',
    es: 'No podemos abrir esta clase de foto (HEIC). Haz una captura de pantalla, o pon la cámara en “Más compatible”, y envía esa foto.',
  },
  broken: {
    en: 'This file is damaged or not complete. Save it again or take a new photo, then send that.',
    es: 'Este archivo está dañado o incompleto. Guárdalo de nuevo o toma otra foto y envía eso.',
  },
  mixed: {
    en: 'Something else is hidden in this file. Take a new photo, or print it to a new PDF, and send that.',
    es: 'Este archivo esconde otra cosa. Toma otra foto, o imprímelo en un PDF nuevo, y envía eso.',
  },
  large: {
    en: 'This picture has too many points. Take a photo with fewer, or make it smaller, and send that.',
    es: 'Esta imagen tiene demasiados puntos. Toma una foto con menos, o hazla más pequeña, y envía esa.',
  },
  locked: {
    en: 'This PDF is locked with a password. Save it without one and send that.',
    es: 'Este PDF está protegido con una contraseña. Guárdalo sin contraseña y envía ese.',
  },
  active: {
    en: 'This PDF can start something on its own. Print it to a new PDF, or send a photo of it.',
    es: 'Este PDF puede ejecutar algo por su cuenta. Imprímelo en un PDF nuevo o envía una foto.',
  },
} as const satisfies Readonly<Record<string, Words<string>>>

export type FileProblem = keyof typeof words

export function refuseFile(problem: FileProblem): Failure<'file_refused'> {
  return fail('file_refused', { fields: { file: [words[problem]] } })
}
