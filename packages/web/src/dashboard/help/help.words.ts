import type { Words } from '../../client/language.ts'

type Own = {
  readonly title: string
  readonly ways: string
  readonly write: string
  readonly book: string
  readonly yourCall: (moment: string) => string
  readonly open: (count: number) => string
  readonly reach: string
  readonly call: (hours: string) => string
}

export const words: Words<Own> = {
  en: {
    title: 'Help',
    ways: 'Ways to reach us',
    write: 'Write to us',
    book: 'Book a call',
    yourCall: (moment) => `Your call: ${moment}`,
    open: (count) => (count === 1 ? 'Your open request' : `Your ${count} open requests`),
    reach: 'Talk to a person',
    call: (hours) => `Call us ${hours}.`,
  },
  es: {
    title: 'Ayuda',
    ways: 'Cómo comunicarte con nosotros',
    write: 'Escríbenos',
    book: 'Reservar una llamada',
    yourCall: (moment) => `Tu llamada: ${moment}`,
    open: (count) => (count === 1 ? 'Tu solicitud abierta' : `Tus ${count} solicitudes abiertas`),
    reach: 'Habla con una persona',
    call: (hours) => `Llámanos ${hours}.`,
  },
}
