import type { Words } from '../../../client/language.ts'

type Verdict = 'worth-it' | 'lower-payment-higher-cost' | 'not-worth-it'

type Own = {
  readonly failed: string
  readonly failedAbout: (detail: string) => string
  readonly again: string
  readonly unknownLimit: string
  readonly unknownLimitAbout: string
  readonly notPossible: string
  readonly spoken: (dollars: string, years: string, payment: string, received: string) => string
  readonly card: string
  readonly cardOf: (brand: string, lastFour: string) => string
  readonly charged: string
  readonly chargedAbout: (card: string, fee: string) => string
  readonly spouse: string
  readonly spouseAgrees: string
  readonly spouseHelp: string
  readonly example: string
  readonly exampleAbout: (rate: string | number, fee: string) => string
  readonly wouldCost: (dollars: string) => string
  readonly stillOwed: (all: string, left: string, rest: string) => string
  readonly verdict: Readonly<Record<Verdict, string>>
  readonly compared: (lender: string | null, dollars: string) => string
  readonly columns: readonly string[]
  readonly rateAYear: string
  readonly time: string
  readonly monthly: string
  readonly interestAndFee: string
  readonly askFor: string
  readonly paidBackOver: string
  readonly rateAndFee: string
  readonly asBelow: string
}

export const termWords: Words<Own> = {
  en: {
    failed: 'We couldn’t work out the cost',
    failedAbout: (detail) => `${detail} Nothing is agreed, and we keep what you typed.`,
    again: 'Try again',
    unknownLimit: 'We don’t know your limit yet',
    unknownLimitAbout: 'These figures show what such a loan would cost. Whether you may have it depends on your vested balance.',
    notPossible: 'This loan isn’t possible as it is',
    spoken: (dollars, years, payment, received) => `${dollars} over ${years}: each payment is ${payment}, and you receive ${received}.`,
    card: 'card',
    cardOf: (brand, lastFour) => `${brand} card ending in ${lastFour}`,
    charged: 'Your card is charged now',
    chargedAbout: (card, fee) =>
      `If you continue, we charge the ${fee} fee to your ${card}. If your bank says no, the loan isn’t confirmed. You can try again or have the fee taken out of the loan. If the loan isn’t paid out, you get the fee back.`,
    spouse: 'Your spouse has to agree',
    spouseAgrees: 'My spouse has read these terms and agrees to the loan.',
    spouseHelp:
      'The plan asks for this if you’re married and your loans come to more than $5,000. Your spouse signs the loan note too, and no money is sent before that.',
    example: 'This is an example, not an offer',
    exampleAbout: (rate, fee) =>
      `Nobody has offered you this rate. It’s ${rate}% a year, one point above the prime rate, with a fee of ${fee}. The plan at your work, or a lender, sets its own. Yours can be higher.`,
    wouldCost: (dollars) => `What a loan of ${dollars} would cost at this rate`,
    stillOwed: (all, left, rest) => `You owe ${all} on the loan you have. The ${left} wouldn’t pay all of it: you’d still owe ${rest}.`,
    verdict: {
      'worth-it': 'At this rate, a new loan could cost less',
      'lower-payment-higher-cost': 'At this rate: lower payments, higher cost',
      'not-worth-it': 'At this rate, a new loan isn’t worth it',
    },
    compared: (lender, dollars) => `Your loan now${lender === null ? '' : ` (${lender})`} and the example, for ${dollars}`,
    columns: ['Loan', 'Now', 'Example'],
    rateAYear: 'Rate a year',
    time: 'Time',
    monthly: 'Each month',
    interestAndFee: 'Interest and fee',
    askFor: 'You ask for',
    paidBackOver: 'Paid back over',
    rateAndFee: 'Rate and fee',
    asBelow: 'As in the ranges below',
  },
  es: {
    failed: 'No se pudo calcular el costo',
    failedAbout: (detail) => `${detail} No hay nada acordado y lo que escribiste está guardado.`,
    again: 'Intentar de nuevo',
    unknownLimit: 'Todavía no se conoce tu límite',
    unknownLimitAbout:
      'Estas cifras muestran lo que costaría un préstamo así. Que lo puedas tener depende de tu saldo “vested”, el que ya es tuyo.',
    notPossible: 'Este préstamo no es posible tal como está',
    spoken: (dollars, years, payment, received) => `${dollars} en ${years}: cada pago es de ${payment} y recibes ${received}.`,
    card: 'tarjeta',
    cardOf: (brand, lastFour) => `tarjeta ${brand} que termina en ${lastFour}`,
    charged: 'Se hace el cargo a tu tarjeta ahora',
    chargedAbout: (card, fee) =>
      `Si continúas, se cobran ${fee} a tu ${card} por preparar el préstamo. Si tu banco dice que no, el préstamo no se confirma, y puedes intentarlo de nuevo o pedir que el cargo se descuente del préstamo. Si el préstamo no se paga, se devuelve el cargo.`,
    spouse: 'Tu cónyuge tiene que estar de acuerdo',
    spouseAgrees: 'Mi cónyuge ha leído estas condiciones y está de acuerdo con el préstamo.',
    spouseHelp:
      'El plan lo pide si tienes cónyuge y tus préstamos suman más de $5,000. Tu cónyuge también firma el pagaré, y antes de eso no se envía dinero.',
    example: 'Esto es un ejemplo, no una oferta',
    exampleAbout: (rate, fee) =>
      `Nadie te ha ofrecido esta tasa. Es de ${rate}% al año, un punto por encima de la tasa preferencial, con un cargo de ${fee}. El plan de tu trabajo, o un prestamista, fija la suya. La tuya puede ser más alta.`,
    wouldCost: (dollars) => `Lo que costaría un préstamo de ${dollars} a esta tasa`,
    stillOwed: (all, left, rest) => `Debes ${all} del préstamo que tienes. Los ${left} no lo pagarían todo: quedarían ${rest} pendientes.`,
    verdict: {
      'worth-it': 'A esta tasa, un préstamo nuevo podría costar menos',
      'lower-payment-higher-cost': 'A esta tasa: pagos más bajos, costo más alto',
      'not-worth-it': 'A esta tasa, un préstamo nuevo no vale la pena',
    },
    compared: (lender, dollars) => `Tu préstamo de ahora${lender === null ? '' : ` (${lender})`} y el ejemplo, por ${dollars}`,
    columns: ['Préstamo', 'Ahora', 'Ejemplo'],
    rateAYear: 'Tasa al año',
    time: 'Plazo',
    monthly: 'Cada mes',
    interestAndFee: 'Intereses y cargos',
    askFor: 'Pides',
    paidBackOver: 'Se devuelve en',
    rateAndFee: 'Tasa y cargo',
    asBelow: 'Como en los rangos de abajo',
  },
}
