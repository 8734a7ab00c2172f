import type { Words } from '../../../client/language.ts'

type Said = { readonly general: string; readonly none: string }

type Own = {
  readonly move: Said & {
    readonly who: (holder: string) => string
    readonly about: (sum: string) => string
    readonly ahead: (names: string) => string
  }
  readonly moved: Said & {
    readonly last: string
    readonly one: (name: string, sum: string, day: string, state: string) => string
    readonly by: (day: string) => string
    readonly late: (day: string, number: string) => string
    readonly more: (count: number) => string
    readonly change: (what: string, day: string, state: string) => string
    readonly there: (day: string) => string
    readonly notThere: (day: string, number: string) => string
  }
  readonly taken: Said & {
    readonly next: (what: string, day: string) => string
    readonly resting: (what: string, why: string) => string
    readonly loan: (sum: string, day: string) => string
    readonly stop: string
    readonly stopLoan: string
  }
  readonly loan: Said & { readonly next: (sum: string, day: string) => string; readonly owed: (sum: string) => string }
  readonly unpaid: Said & { readonly call: (day: string) => string; readonly missed: (due: string, until: string) => string }
  readonly states: Said & {
    readonly free: string
    readonly more: (count: number) => string
  }
}

export const words: Words<Own> = {
  en: {
    move: {
      general: 'Each move shows who has the money, and by when its next stage is expected.',
      none: 'You’re not moving an account. Once you are, you’ll see who has the money and by when each stage is expected.',
      who: (holder) => `Who has it now: ${holder}.`,
      about: (sum) => `about ${sum}`,
      ahead: (names) => `You want to move ${names} Nobody has been asked for that yet: the page of your moves says what’s next.`,
    },
    moved: {
      general: 'Each deposit and withdrawal is listed with its state, its day and its number.',
      none: 'You haven’t made a deposit or withdrawal. Each one will be listed with where it is and its number.',
      last: 'No deposit or withdrawal is under way. This was the last one:',
      one: (name, sum, day, state) => `${name}, ${sum}, asked for on ${day}. ${state}`,
      by: (day) => `It’s usually at your bank by ${day}.`,
      late: (day, number) => `It should have been at your bank by ${day}. Ask us below, and give its number: ${number}.`,
      more: (count) => (count === 1 ? 'One more is under way.' : `${count} more are under way.`),
      change: (what, day, state) => `Change to your other IRA: ${what}, asked for on ${day}. ${state}`,
      there: (day) => `It’s usually there by ${day}.`,
      notThere: (day, number) => `It should have been there by ${day}. Ask us below, and give its number: ${number}.`,
    },
    taken: {
      general: 'Each repeating deposit shows its next day, and can be paused or ended. Loan payments are listed with your loan.',
      none: 'No deposit repeats, and no loan payment is coming up.',
      next: (what, day) => `${what}. The next deposit is on ${day}.`,
      resting: (what, why) => `${what}. ${why}`,
      loan: (sum, day) => `Your loan payment of ${sum} is debited from your linked bank on ${day}.`,
      stop: 'To stop a deposit, pause or end it.',
      stopLoan: 'A loan payment can be made early, but not skipped.',
    },
    loan: {
      general: 'Your loan shows its next payment, what’s late, and how to pay early.',
      none: 'You have no loan from your savings, so nothing is due.',
      next: (sum, day) => `Your next payment is ${sum}, on ${day}.`,
      owed: (sum) => `You owe ${sum} in all, without interest.`,
    },
    unpaid: {
      general: 'A missed payment can be made up until the end of the next quarter. After that the rest counts as money paid out to you.',
      none: 'You have no loan from your savings, so there’s no payment to miss.',
      call: (day) => `If you can’t pay what’s late by ${day}, call {phone} before that day.`,
      missed: (due, until) =>
        `If the payment of ${due} is missed, it can be made up until ${until}. After that the rest of the loan counts as money paid out to you, and you owe tax on it.`,
    },
    states: {
      general: 'States hold money from old accounts until its owner claims it. Looking for it and claiming it are free.',
      none: 'A search in the lists we have shows nothing in your name. Looking again and claiming are free.',
      free: 'Claiming it is free. It isn’t counted in your savings.',
      more: (count) => (count === 1 ? 'And one more.' : `And ${count} more.`),
    },
  },
  es: {
    move: {
      general: 'Cada traslado muestra quién tiene el dinero y para cuándo se espera su próxima etapa.',
      none: 'No estás trasladando ninguna cuenta. Cuando lo hagas, verás quién tiene el dinero y para cuándo se espera cada etapa.',
      who: (holder) => `Quién lo tiene ahora: ${holder}.`,
      about: (sum) => `unos ${sum}`,
      ahead: (names) => `Quieres trasladar ${names} Todavía no se le ha pedido a nadie: la página de tus traslados dice qué sigue.`,
    },
    moved: {
      general: 'Cada depósito y cada retiro aparece con su estado, su fecha y su número.',
      none: 'No has hecho ningún depósito ni retiro. Cada uno aparecerá con dónde está y su número.',
      last: 'No hay ningún depósito ni retiro en curso. Este fue el último:',
      one: (name, sum, day, state) => `${name}, ${sum}, pedido el ${day}. ${state}`,
      by: (day) => `Por lo general está en tu banco a más tardar el ${day}.`,
      late: (day, number) => `Debía estar en tu banco a más tardar el ${day}. Pregúntanos abajo y da su número: ${number}.`,
      more: (count) => (count === 1 ? 'Hay uno más en curso.' : `Hay ${count} más en curso.`),
      change: (what, day, state) => `Cambio a tu otra IRA: ${what}, pedido el ${day}. ${state}`,
      there: (day) => `Por lo general está ahí a más tardar el ${day}.`,
      notThere: (day, number) => `Debía estar ahí a más tardar el ${day}. Pregúntanos abajo y da su número: ${number}.`,
    },
    taken: {
      general:
        'Cada depósito que se repite muestra su próxima fecha, y lo puedes pausar o terminar. Los pagos del préstamo aparecen con tu préstamo.',
      none: 'No se repite ningún depósito y no hay ningún pago de préstamo por venir.',
      next: (what, day) => `${what}. El próximo depósito es el ${day}.`,
      resting: (what, why) => `${what}. ${why}`,
      loan: (sum, day) => `El pago de tu préstamo, ${sum}, se cobra de tu banco conectado el ${day}.`,
      stop: 'Para detener un depósito, ponlo en pausa o termínalo.',
      stopLoan: 'Un pago del préstamo se puede hacer antes, pero no saltar.',
    },
    loan: {
      general: 'Tu préstamo muestra su próximo pago, lo que está atrasado y cómo pagar antes.',
      none: 'No tienes un préstamo de tus ahorros, así que no vence nada.',
      next: (sum, day) => `Tu próximo pago es de ${sum}, el ${day}.`,
      owed: (sum) => `Debes ${sum} en total, sin intereses.`,
    },
    unpaid: {
      general:
        'Un pago que falta se puede hacer hasta el final del próximo trimestre. Después, el resto cuenta como dinero que se te pagó.',
      none: 'No tienes un préstamo de tus ahorros, así que no hay ningún pago que pueda faltar.',
      call: (day) => `Si no puedes pagar lo atrasado a más tardar el ${day}, llama al {phone} antes de ese día.`,
      missed: (due, until) =>
        `Si falta el pago del ${due}, lo puedes hacer hasta el ${until}. Después, el resto del préstamo cuenta como dinero que se te pagó, y debes impuestos por él.`,
    },
    states: {
      general: 'Los estados guardan dinero de cuentas antiguas hasta que su dueño lo reclama. Buscarlo y reclamarlo es gratis.',
      none: 'Una búsqueda en las listas que tenemos no muestra nada a tu nombre. Buscar otra vez y reclamar es gratis.',
      free: 'Reclamarlo es gratis. No cuenta entre tus ahorros.',
      more: (count) => (count === 1 ? 'Y una cantidad más.' : `Y ${count} más.`),
    },
  },
}
