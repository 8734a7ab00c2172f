import type { Words } from '../../client/language.ts'

type Own = {
  readonly title: string
  readonly reach: string
  readonly call: (hours: string) => string
}

export const words: Words<Own> = {
  en: {
    title: 'Help',
    reach: 'Talk to a person',
    call: (hours) => `Call us ${hours}.`,
  },
  es: {
    title: 'Ayuda',
    reach: 'Habla con una persona',
    call: (hours) => `Llámanos ${hours}.`,
  },
}
