import type { Words } from '@app/schemas/language'

type Own = {
  readonly cancelled: string
  readonly sentAfterEnd: (sum: string) => string
  readonly stopping: (holder: string) => string
  readonly toSign: string
  readonly byHand: (holder: string) => string
  readonly unsent: (days: number, holder: string) => string
  readonly unreached: (holder: string) => string
  readonly returned: (sum: string) => string
  readonly different: (sent: string, came: string) => string
  readonly sixtyOver: string
  readonly sixtyLeft: (days: number) => string
  readonly sixtyRest: (came: string, rest: string, days: number) => string
  readonly partKept: (came: string, rest: string) => string
  readonly arrivedHere: string
  readonly arrivedElsewhere: string
  readonly late: (days: number, holder: string) => string
  readonly inTouch: (holder: string) => string
  readonly hasForm: (holder: string) => string
  readonly preparing: (holder: string) => string
  readonly onItsWay: string
  readonly tellUs: string
}

/** With none left, this is the last of the days. */
function within(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'within 1 day' : `within ${days} days`
}

function withinSpanish(days: number): string {
  if (days === 0) return 'hoy mismo'
  return days === 1 ? 'en 1 día' : `en ${days} días`
}

/** What happens next with a move, in the words of its page. */
export const nextStepWords: Words<Own> = {
  en: {
    cancelled: 'You canceled this. Nothing was sent, and you can ask again at any time.',
    sentAfterEnd: (sum) => `This had ended, but your old plan sent ${sum}. One of us will find out why and e-mail you.`,
    stopping: (holder) => `We’re asking ${holder} to stop the move. We’ll e-mail you the answer.`,
    toSign: 'Sign the transfer form. Nothing is sent until you do.',
    byHand: (holder) => `One of us will send your form to ${holder} and e-mail you the answer.`,
    unsent: (days, holder) =>
      `This is ${days === 1 ? 'a day' : `${days} days`} late: your form hasn’t gone to ${holder} yet. One of us will send it and e-mail you the answer.`,
    unreached: (holder) => `Your request is saved. We couldn’t reach ${holder} yet, and we’ll keep trying.`,
    returned: (sum) => `${sum} was returned to the sender. One of us will find out why and e-mail you.`,
    different: (sent, came) => `Your old plan says it sent ${sent}, but ${came} arrived. One of us will find out why and e-mail you.`,
    sixtyOver: 'The 60 days are over. Ask a tax adviser: in a few cases you can still put the money in.',
    sixtyLeft: (days) =>
      `Put the money into your new account ${within(days)}, including the 20% that was withheld. What you don’t put in is taxed.`,
    sixtyRest: (came, rest, days) =>
      `${came} has arrived. Put the other ${rest} into your new account ${within(days)}. What you don’t put in is taxed.`,
    partKept: (came, rest) =>
      `${came} is in your new account. The 60 days for the other ${rest} are over, and it’s taxed. You’ll get a Form 1099-R early next year.`,
    arrivedHere: 'The money is in your account here. You’ll get a Form 1099-R early next year. Check its code.',
    arrivedElsewhere: 'You told us the money has arrived. You’ll get a Form 1099-R early next year. Check its code.',
    late: (days, holder) =>
      `This is ${days === 1 ? 'a day' : `${days} days`} late. Ask ${holder}, or book a free call and we’ll ask together.`,
    inTouch: (holder) => `${holder} has your request. One of us is in touch with them and will e-mail you the answer.`,
    hasForm: (holder) => `${holder} has your form. You don’t need to do anything.`,
    preparing: (holder) => `${holder} is getting the payment ready. You don’t need to do anything.`,
    onItsWay: 'The money is on its way. If a check comes to you, don’t cash it. Send it on to your new account.',
    tellUs: ' Only you can see when it arrives, so tell us below.',
  },
  es: {
    cancelled: 'Cancelaste esto. No se envió nada, y puedes pedirlo otra vez en cualquier momento.',
    sentAfterEnd: (sum) =>
      `Esto había terminado, pero tu plan anterior envió ${sum}. Una persona de nuestro equipo averigua por qué y te escribe por correo electrónico.`,
    stopping: (holder) => `Estamos pidiendo a ${holder} que detenga el traslado. Te escribimos la respuesta por correo electrónico.`,
    toSign: 'Firma el formulario de traslado. Hasta entonces no se envía nada.',
    byHand: (holder) => `Una persona de nuestro equipo envía tu formulario a ${holder} y te escribe la respuesta por correo electrónico.`,
    unsent: (days, holder) =>
      `Esto lleva ${days === 1 ? 'un día' : `${days} días`} de retraso: tu formulario todavía no se envió a ${holder}. Una persona de nuestro equipo lo envía y te escribe la respuesta por correo electrónico.`,
    unreached: (holder) => `Tu solicitud está guardada. Aún no pudimos comunicarnos con ${holder}, y seguimos intentándolo.`,
    returned: (sum) =>
      `Se devolvieron ${sum} a quien los envió. Una persona de nuestro equipo averigua por qué y te escribe por correo electrónico.`,
    different: (sent, came) =>
      `Tu plan anterior dice que envió ${sent}, pero llegaron ${came}. Una persona de nuestro equipo averigua por qué y te escribe por correo electrónico.`,
    sixtyOver: 'Los 60 días terminaron. Pregunta a un asesor fiscal: en algunos casos todavía puedes poner el dinero.',
    sixtyLeft: (days) =>
      `Pon el dinero en tu cuenta nueva ${withinSpanish(days)}, con el 20% que se retuvo. Lo que no pongas paga impuestos.`,
    sixtyRest: (came, rest, days) =>
      `Llegaron ${came}. Pon los otros ${rest} en tu cuenta nueva ${withinSpanish(days)}. Lo que no pongas paga impuestos.`,
    partKept: (came, rest) =>
      `${came} están en tu cuenta nueva. Terminaron los 60 días para los otros ${rest}, que pagan impuestos. A principios del próximo año recibes un Formulario 1099-R.`,
    arrivedHere: 'El dinero está en tu cuenta aquí. A principios del próximo año recibes un Formulario 1099-R. Revisa su código.',
    arrivedElsewhere: 'Nos dijiste que el dinero llegó. A principios del próximo año recibes un Formulario 1099-R. Revisa su código.',
    late: (days, holder) =>
      `Esto lleva ${days === 1 ? 'un día' : `${days} días`} de retraso. Pregunta a ${holder}, o reserva una llamada gratis y preguntamos juntos.`,
    inTouch: (holder) =>
      `${holder} tiene tu solicitud. Una persona de nuestro equipo está en contacto con esa empresa y te escribe la respuesta por correo electrónico.`,
    hasForm: (holder) => `${holder} tiene tu formulario. No tienes que hacer nada.`,
    preparing: (holder) => `${holder} está preparando el pago. No tienes que hacer nada.`,
    onItsWay: 'El dinero está en camino. Si te llega un cheque, no lo cobres: envíalo a tu cuenta nueva.',
    tellUs: ' Solo tú puedes ver cuándo llega, así que dínoslo abajo.',
  },
}
