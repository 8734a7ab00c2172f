import type { Words } from '../../client/language.ts'

export type StateWords = {
  readonly notTold: string
  readonly ways: Readonly<Record<'password' | 'passkey' | 'app' | 'both', string>>
  readonly nobody: string
  readonly people: (count: number) => string
  readonly onItsWay: string
  readonly notAnswered: string
  readonly notSigned: string
  readonly linked: (count: number) => string
  readonly noPlan: string
  readonly noCard: string
  readonly cards: (count: number) => string
  readonly noReceipt: string
  readonly receipts: (count: number) => string
}

export const words: Words<StateWords> = {
  en: {
    notTold: 'Not told yet',
    ways: { password: 'Password only', passkey: 'With a passkey', app: 'With an app', both: 'Passkey and app' },
    nobody: 'Nobody named',
    people: (count) => (count === 1 ? '1 person' : `${count} people`),
    onItsWay: 'New list on its way',
    notAnswered: 'Not answered yet',
    notSigned: 'Not signed',
    linked: (count) => (count === 0 ? 'None' : `${count} linked`),
    noPlan: 'None',
    noCard: 'None',
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
    noReceipt: 'None',
    receipts: (count) => (count === 1 ? '1 payment' : `${count} payments`),
  },
  es: {
    notTold: 'Falta decirlos',
    ways: { password: 'Solo contraseña', passkey: 'Con llave de acceso', app: 'Con una aplicación', both: 'Llave y aplicación' },
    nobody: 'Nadie',
    people: (count) => (count === 1 ? '1 persona' : `${count} personas`),
    onItsWay: 'Nueva lista en camino',
    notAnswered: 'Sin responder',
    notSigned: 'Sin firmar',
    linked: (count) => (count === 0 ? 'Ninguna' : count === 1 ? '1 conectada' : `${count} conectadas`),
    noPlan: 'Ninguna',
    noCard: 'Ninguna',
    cards: (count) => (count === 1 ? '1 tarjeta' : `${count} tarjetas`),
    noReceipt: 'Ninguno',
    receipts: (count) => (count === 1 ? '1 pago' : `${count} pagos`),
  },
}
