import type { Words } from '../../../client/language.ts'

type Own = { readonly title: string; readonly about: string; readonly notice: string }

export const words: Words<Own> = {
  en: { title: 'Your data', about: 'What we know about you is yours.', notice: 'Read our privacy notice' },
  es: { title: 'Tus datos', about: 'Lo que sabemos de ti es tuyo.', notice: 'Leer nuestro aviso de privacidad' },
}
