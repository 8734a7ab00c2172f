import type { Words } from '../../../client/language.ts'
import type { Membership } from '../../../screens/data/money/payments.ts'

export type MembershipWords = {
  readonly title: string
  readonly about: string
  readonly none: string
  readonly ended: string
  readonly states: Readonly<Record<Membership['status'], string>>
  readonly price: string
  readonly every: (period: string) => string
  readonly next: string
  readonly first: string
  readonly due: string
  readonly on: (sum: string, day: string) => string
  readonly lastPaidWith: string
  readonly ending: (brand: string, lastFour: string) => string
  readonly runsTo: string
  readonly endedOn: string
  readonly nothingMore: string
  readonly doesNotRenew: string
  readonly notPaid: string
  readonly failed: (day: string | undefined) => string
  readonly cancel: string
  readonly pay: (sum: string) => string
  readonly whichCard: string
  readonly whichCardHelp: string
  readonly noCard: string
  readonly paid: (plan: string) => string
  readonly because: Readonly<Record<NonNullable<Membership['ended_because']>, string>>
  readonly resume: string
  readonly resumeRenews: (sum: string, day: string) => string
  readonly resumed: (plan: string) => string
  readonly ask: (plan: string) => string
  readonly endsOn: (day: string) => string
  readonly endsNow: string
  readonly charged: Readonly<Record<'paid' | 'trial' | 'due' | 'unpaid', string>>
  readonly back: (days: number, phone: string, email: string) => string
  readonly goes: string
  readonly gets: Readonly<Record<string, string>>
  readonly stays: string
  readonly kept: readonly string[]
  readonly yes: string
  readonly no: string
  readonly left: (plan: string, day: string | undefined) => string
  readonly unknownPlan: string
}

export const words: Words<MembershipWords> = {
  en: {
    title: 'Membership and plans',
    about: 'What you pay for, what comes next, and how to end it. No call is needed.',
    none: 'You have no membership. Nothing renews, and nothing is charged. If you join one, you’ll see it here with its price, its next payment and a button to cancel.',
    ended: 'Memberships that have ended',
    states: {
      pending_payment: 'Not paid yet',
      trial: 'Free trial',
      active: 'Active',
      past_due: 'Payment failed',
      cancelled: 'Canceled',
      ended: 'Ended',
    },
    price: 'Price',
    every: (period) => `a ${period}`,
    next: 'Next payment',
    first: 'First payment',
    due: 'Not paid',
    on: (sum, day) => `${sum} on ${day}`,
    lastPaidWith: 'Last paid with',
    ending: (brand, lastFour) => `${brand} ending in ${lastFour}`,
    runsTo: 'Runs to',
    endedOn: 'Ended on',
    nothingMore: 'Nothing more is charged.',
    doesNotRenew: 'It doesn’t renew. Nothing more is charged.',
    notPaid: 'You chose it but haven’t paid. Nothing was charged, and it hasn’t started.',
    failed: (day) =>
      `Your bank didn’t accept the renewal. Nothing was charged.${day ? ` We’ll try again on ${day}.` : ''} It continues until then.`,
    cancel: 'Cancel it',
    pay: (sum) => `Pay ${sum} now`,
    whichCard: 'Card to pay with',
    whichCardHelp: 'Later payments for this membership go to it too.',
    noCard: 'Choose a card, or enter its number, expiration date and code.',
    paid: (plan) => `It’s paid, or on its way. ${plan} continues.`,
    because: {
      cancelled: 'You canceled it, or joined a larger plan.',
      unpaid: 'We couldn’t charge the renewal. You owe nothing.',
      refunded: 'You have your money back.',
      not_renewed: 'It was paid for one period and didn’t renew.',
      disputed: 'The payment was disputed at your bank.',
    },
    resume: 'Undo the cancellation',
    resumeRenews: (sum, day) => `If you undo it, we charge your card ${sum} on ${day} and it renews from then on.`,
    resumed: (plan) => `${plan} continues. You can cancel it again at any time.`,
    ask: (plan) => `Cancel: ${plan}?`,
    endsOn: (day) => `It ends on ${day}. Until then you keep all of it, and you can undo this.`,
    endsNow: 'It ends now.',
    charged: {
      paid: 'Nothing more is charged.',
      trial: 'You’ve paid nothing, and you won’t be charged.',
      due: 'Nothing more is charged, and you owe nothing.',
      unpaid: 'Nothing was charged, and nothing will be.',
    },
    back: (days, phone, email) =>
      `Canceling alone doesn’t get your money back. Call ${phone} or write to ${email} within ${days} days to get all of it back.`,
    goes: 'What ends with it',
    gets: {
      transfer_tracking: 'We stop following your transfers and asking when one is late. A transfer that’s on its way continues.',
      form_help: 'Help with forms from one of us.',
      concierge: 'Calls and forms that the concierge does for you.',
      find_money: 'Our search for unclaimed money under all your names.',
    },
    stays: 'What you keep, free',
    kept: [
      'Your account here, and everything we found.',
      'Your letters, papers and receipts.',
      'The search for old accounts, the call that moves one, and our guides.',
    ],
    yes: 'Cancel the membership',
    no: 'Keep it',
    left: (plan, day) =>
      day
        ? `${plan} is canceled. It ends on ${day}, and nothing more is charged. We’ve e-mailed you.`
        : `${plan} is canceled and has ended. Nothing more is charged.`,
    unknownPlan: 'Whatever this plan did for you.',
  },
  es: {
    title: 'Membresía y planes',
    about: 'Por qué pagas, qué viene después y cómo terminarlo. No hace falta llamar.',
    none: 'No tienes membresía. Nada se renueva y nada se cobra. Si te unes a una, aquí verás su precio, su próximo pago y un botón para cancelar.',
    ended: 'Membresías que terminaron',
    states: {
      pending_payment: 'Sin pagar',
      trial: 'Prueba gratis',
      active: 'Activa',
      past_due: 'El pago falló',
      cancelled: 'Cancelada',
      ended: 'Terminada',
    },
    price: 'Precio',
    every: (period) => ({ year: 'al año', month: 'al mes' })[period] ?? `cada ${period}`,
    next: 'Próximo pago',
    first: 'Primer pago',
    due: 'Sin pagar',
    on: (sum, day) => `${sum} el ${day}`,
    lastPaidWith: 'Último pago con',
    ending: (brand, lastFour) => `${brand} terminada en ${lastFour}`,
    runsTo: 'Dura hasta',
    endedOn: 'Terminó el',
    nothingMore: 'No se cobra nada más.',
    doesNotRenew: 'No se renueva. No se cobra nada más.',
    notPaid: 'La elegiste y no la pagaste. No se cobró nada y no ha empezado.',
    failed: (day) =>
      `Tu banco no aceptó la renovación. No se cobró nada.${day ? ` Lo intentamos otra vez el ${day}.` : ''} Hasta entonces sigue.`,
    cancel: 'Cancelarla',
    pay: (sum) => `Pagar ${sum} ahora`,
    whichCard: 'Tarjeta para pagar',
    whichCardHelp: 'Los pagos siguientes de esta membresía también van a ella.',
    noCard: 'Elige una tarjeta, o escribe su número, el mes hasta el que vale y su código.',
    paid: (plan) => `Está pagado o en camino. ${plan} sigue.`,
    because: {
      cancelled: 'La cancelaste, o te uniste a un plan más amplio.',
      unpaid: 'No se pudo cobrar su renovación. No debes nada.',
      refunded: 'Se te devolvió el dinero.',
      not_renewed: 'Se pagó por un período y no se renovó.',
      disputed: 'El pago se disputó en tu banco.',
    },
    resume: 'Deshacer la cancelación',
    resumeRenews: (sum, day) => `Si la deshaces, cobramos ${sum} a tu tarjeta el ${day} y desde entonces se renueva.`,
    resumed: (plan) => `${plan} sigue. Puedes cancelarla otra vez cuando quieras.`,
    ask: (plan) => `¿Cancelar ${plan}?`,
    endsOn: (day) => `Termina el ${day}. Hasta entonces la conservas entera y puedes deshacerlo.`,
    endsNow: 'Termina ahora.',
    charged: {
      paid: 'No se cobra nada más.',
      trial: 'No has pagado nada y no se te cobrará.',
      due: 'No se cobra nada más y no debes nada.',
      unpaid: 'No se cobró nada y no se cobrará.',
    },
    back: (days, phone, email) =>
      `Cancelar no devuelve por sí solo lo que pagaste. Pídelo en un plazo de ${days} días y te lo devolvemos todo. Para eso, llama al ${phone} o escribe a ${email}.`,
    goes: 'Lo que termina con ella',
    gets: {
      transfer_tracking: 'Dejamos de seguir tus traslados y de preguntar si uno se retrasa. Un traslado en camino sigue.',
      form_help: 'La ayuda de una persona de nuestro equipo con formularios.',
      concierge: 'Las llamadas y formularios que el conserje hace por ti.',
      find_money: 'Nuestra búsqueda de dinero sin reclamar con todos tus nombres.',
    },
    stays: 'Lo que conservas, gratis',
    kept: [
      'Tu cuenta aquí y todo lo que encontramos.',
      'Tus cartas, papeles y recibos.',
      'La búsqueda de cuentas antiguas, la llamada que mueve una y nuestras guías.',
    ],
    yes: 'Cancelar la membresía',
    no: 'Conservarla',
    left: (plan, day) =>
      day
        ? `${plan}: cancelada. Termina el ${day} y no se cobra nada más. Te hemos escrito.`
        : `${plan}: cancelada y terminada. No se cobra nada más.`,
    unknownPlan: 'Lo que este plan hacía por ti.',
  },
}
