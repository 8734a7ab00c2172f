import type { Words } from '../../../client/language.ts'

type Own = {
  readonly title: string
  readonly from: (holders: readonly string[]) => string
  readonly yes: string
  readonly no: string
  readonly lived: string
  readonly today: string
  readonly never: string
  readonly back: string
  readonly livedDone: string
  readonly neverDone: string
  readonly backDone: string
}

const once = (names: readonly string[]) => [...new Set(names)].join(', ')

export const addressWords: Words<Own> = {
  en: {
    title: 'Addresses in state records',
    from: (holders) => `Given to the state by ${once(holders)}`,
    yes: 'I lived there',
    no: 'Never mine',
    lived: 'You lived there',
    today: 'Your ZIP code now',
    never: 'Not yours',
    back: 'Take it back',
    livedDone: 'Its ZIP code is in your search. Say on the list of matches which ones are yours.',
    neverDone: 'What is listed under it is set aside as not yours.',
    backDone: 'Your answer is undone.',
  },
  es: {
    title: 'Direcciones en los registros estatales',
    from: (holders) => `Entregado al estado por ${once(holders)}`,
    yes: 'Viví ahí',
    no: 'Nunca fue mía',
    lived: 'Viviste ahí',
    today: 'Tu código postal de ahora',
    never: 'No es tuya',
    back: 'Retirar la respuesta',
    livedDone: 'Su código postal está en tu búsqueda. Di en la lista de coincidencias cuáles son tuyas.',
    neverDone: 'Lo que figura con ella queda aparte como no tuyo.',
    backDone: 'Tu respuesta se retiró.',
  },
}
