import type { Words } from '../../../client/language.ts'

type CardsWords = {
  readonly title: string
  readonly about: string
  readonly none: string
  readonly ending: (brand: string, lastFour: string) => string
  readonly remove: string
  readonly ask: (name: string) => string
  readonly what: string
  readonly stays: string
  readonly cancelled: string
  readonly yes: string
  readonly no: string
  readonly inUse: string
  readonly removed: (name: string) => string
  readonly add: string
  readonly whichCard: string
  readonly addHelp: string
  readonly noCard: string
  readonly save: string
  readonly keep: string
  readonly added: (name: string) => string
}

export const words: Words<CardsWords> = {
  en: {
    title: 'Cards',
    about: 'The payment company keeps these for you. We see the kind of card and its last four digits, and no more.',
    none: 'We don’t have a card on file for you.',
    ending: (brand, lastFour) => `${brand} ending in ${lastFour}`,
    remove: 'Remove',
    ask: (name) => `Remove ${name}?`,
    what: 'The payment company deletes it, and nothing can be charged to it here. To pay with it again, you’ll enter it again.',
    stays: 'You keep your receipts, and a refund still goes to the card that paid.',
    cancelled: 'If you canceled a membership that renewed with this card, you won’t be able to undo that.',
    yes: 'Remove the card',
    no: 'Keep it',
    inUse:
      'We didn’t remove it, because your membership is charged to this card. If a payment is due, pay it with another card. If not, cancel the membership: it continues to the end of what you’ve paid for. Then remove the card.',
    removed: (name) => `${name} is removed. Nothing can be charged to it here.`,
    add: 'Add a card',
    whichCard: 'Your card',
    addHelp: 'Nothing is charged now. We charge it only for what you’ve agreed to.',
    noCard: 'Enter the card’s number, expiration date and code.',
    save: 'Save the card',
    keep: 'Don’t add one',
    added: (name) => `${name} is saved.`,
  },
  es: {
    title: 'Tarjetas',
    about: 'La empresa de pagos las guarda para ti. Vemos el tipo de tarjeta y sus cuatro últimas cifras, y nada más.',
    none: 'No hay ninguna tarjeta guardada.',
    ending: (brand, lastFour) => `${brand} terminada en ${lastFour}`,
    remove: 'Quitar',
    ask: (name) => `¿Quitar ${name}?`,
    what: 'La empresa de pagos la olvida y aquí no se le puede cobrar nada. Para pagar con ella otra vez, la escribes de nuevo.',
    stays: 'Tus recibos se quedan, y el dinero que se devuelva va a la tarjeta que pagó.',
    cancelled: 'Si la membresía que cancelaste se renovaba con esta tarjeta, después ya no podrás deshacer la cancelación.',
    yes: 'Quitar la tarjeta',
    no: 'Conservarla',
    inUse:
      'No se quitó nada: tu membresía se cobra a esta tarjeta. Si hay un pago pendiente, págalo con otra tarjeta. Si no, cancela la membresía: dura hasta el final de lo pagado. Después quita la tarjeta.',
    removed: (name) => `${name} ya no está guardada. Aquí no se le puede cobrar nada.`,
    add: 'Agregar una tarjeta',
    whichCard: 'Tu tarjeta',
    addHelp: 'Ahora no se cobra nada. Solo le cobramos lo que aceptaste.',
    noCard: 'Escribe el número de la tarjeta, el mes hasta el que vale y su código.',
    save: 'Guardar la tarjeta',
    keep: 'No agregar ninguna',
    added: (name) => `${name} quedó guardada.`,
  },
}
