import type { Words } from '@app/schemas/language'

type Own = {
  readonly wait: string
  readonly toShow: (account: string, document: string | undefined) => string
  readonly send: string
  /** The last one was of no use, and why. */
  readonly sendAgain: (because: string) => string
  readonly rejected: (account: string, reason: string) => string
  readonly afterRejection: string
  /** One of us has asked, and the answer went out by e-mail. */
  readonly afterAnswer: string
  readonly owed: (sum: string) => string
  readonly payOwed: string
}

/** What holds up an account, and what people can do about it. */
export const issueWords: Words<Own> = {
  en: {
    wait: 'You don’t need to do anything. We’ll e-mail you as soon as there’s news.',
    toShow: (account, document = 'more about who you are') => `Before your ${account} can open, the brokerage has to see ${document}.`,
    send: 'Send a photo or a scan of it.',
    sendAgain: (because) => `What you sent last wasn’t accepted. ${because}`,
    rejected: (account, reason) => `The brokerage didn’t accept your application for a ${account}. ${reason}`.trim(),
    afterRejection: 'One of us will ask the brokerage why, and e-mail you what you can still do.',
    afterAnswer: 'We’ve e-mailed you what you can do now.',
    owed: (sum) => `A deposit came back after its money was paid out. You owe ${sum}.`,
    payOwed: 'Make a deposit. The next money that comes in pays this first.',
  },
  es: {
    wait: 'No tienes que hacer nada. Te escribimos por correo electrónico en cuanto haya novedades.',
    toShow: (account, document = 'más sobre quién eres') =>
      `Antes de que se abra tu cuenta ${account}, la casa de bolsa tiene que ver ${document}.`,
    send: 'Envía una foto o un escaneo.',
    sendAgain: (because) => `Lo último que enviaste no se aceptó. ${because}`,
    rejected: (account, reason) => `La casa de bolsa no aceptó tu solicitud de una cuenta ${account}. ${reason}`.trim(),
    afterRejection: 'Una persona de nuestro equipo pregunta el motivo a la casa de bolsa y te escribe qué puedes hacer todavía.',
    afterAnswer: 'Te escribimos por correo electrónico qué puedes hacer ahora.',
    owed: (sum) => `Un depósito fue devuelto después de que su dinero ya se había pagado. Debes ${sum}.`,
    payOwed: 'Haz un depósito. El próximo dinero que entre paga esto primero.',
  },
}
