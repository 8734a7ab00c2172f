import { z } from 'zod'
import { says } from '../says.ts'

/** How the page calls a visitor who is not signed in: something that it made up, and nothing personal. */
export const uid = z
  .string()
  .regex(
    /^[A-Za-z0-9._-]{8,100}$/,
    says({
      en: 'Use 8 to 100 letters, digits, dots, dashes and underscores.',
      es: 'Usa de 8 a 100 letras, dígitos, puntos, guiones y guiones bajos.',
    }),
  )
  .meta({ description: 'What the page calls this visitor: made up, and not an e-mail address.' })

/** A short name in small letters, such as that of an offer. */
export const slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,59}$/, says({ en: 'Use small letters, digits, - and _.', es: 'Usa letras minúsculas, dígitos, - y _.' }))

/** A page of ours. */
export const ownPath = z
  .string()
  .max(500)
  .regex(
    /^\/(?![/\\])[^\\\s]*$/,
    says({
      en: 'Give the path of one of our pages, such as /landing-balance.',
      es: 'Da la ruta de una de nuestras páginas, como /landing-balance.',
    }),
  )
