import { type ClosingObstacle, graceDays } from '@app/schemas/rules/people/closing'
import type { Words } from '../../../client/language.ts'

type Part = { readonly title: string; readonly lines: readonly string[] }

type Own = {
  readonly title: string
  readonly about: string
  readonly begin: string
  readonly first: string
  readonly obstacles: Readonly<Record<ClosingObstacle, { readonly what: string; readonly link: string }>>
  readonly parts: readonly Part[]
  readonly type: string
  readonly typeHelp: (email: string) => string
  readonly otherAddress: (email: string) => string
  readonly close: string
  readonly stay: string
  readonly closes: (day: string) => string
  readonly stillYours: string
  readonly keep: string
}

export const words: Words<Own> = {
  en: {
    title: 'Close your account',
    about: `You can close your account here. You have ${graceDays} days to change your mind.`,
    begin: 'Close my account',
    first: 'You can close your account once this is settled:',
    obstacles: {
      money: { what: 'There’s still money in your account.', link: 'Take it out' },
      owed: { what: 'You owe money for a deposit that came back.', link: 'See it and pay it' },
      application: { what: 'You’ve applied for an account, and it isn’t decided yet.', link: 'See how it stands' },
      transfer: { what: 'A deposit or withdrawal is on its way.', link: 'See your transfers' },
      rollover: { what: 'An old account is being moved.', link: 'See or cancel the move' },
      loan: { what: 'Your loan isn’t paid back.', link: 'Open your loan' },
      payment: { what: 'A payment to us is still open.', link: 'See your receipts' },
      colleague: { what: 'You work at our desk.', link: 'Ask to be taken off it' },
    },
    parts: [
      {
        title: 'What ends right away',
        lines: [
          'If you have a membership, it won’t renew. If a refund is due to you, ask for it before you close.',
          'Repeating deposits, linked accounts and booked calls end.',
          'If you signed a letter of authorization, it’s withdrawn. We send no more texts.',
        ],
      },
      {
        title: `What happens after ${graceDays} days`,
        lines: [
          'An empty account at the brokerage is closed there first, and an application that waits for your papers is withdrawn. That can take a few more days.',
          'You’re signed out everywhere, and nobody can sign in again.',
          'Your answers, your Social Security number and the accounts we found are deleted.',
        ],
      },
      {
        title: 'What the law makes us keep',
        lines: [
          'Signed papers, ID papers, and the record of what was paid, moved, lent or invested.',
          'Tax forms and statements. Those still due come by mail, so we keep your name and address until the last one.',
        ],
      },
    ],
    type: 'Type your e-mail address to confirm',
    typeHelp: (email) => `It’s ${email}.`,
    otherAddress: (email) => `Type ${email}, the address of this account.`,
    close: 'Close my account',
    stay: 'Stay',
    closes: (day) => `Your account will be closed after ${day}`,
    stillYours: 'Until then it’s still yours, and you can keep it. What has ended stays ended, and you can start it again.',
    keep: 'Keep my account',
  },
  es: {
    title: 'Cerrar tu cuenta',
    about: `Puedes cerrar tu cuenta aquí. Tienes ${graceDays} días para cambiar de opinión.`,
    begin: 'Cerrar mi cuenta',
    first: 'Puedes cerrar tu cuenta cuando esto esté resuelto:',
    obstacles: {
      money: { what: 'Todavía hay dinero en tu cuenta.', link: 'Sacarlo' },
      owed: { what: 'Debes dinero por un depósito que fue devuelto.', link: 'Verlo y pagarlo' },
      application: { what: 'Solicitaste una cuenta y aún no está decidido.', link: 'Ver cómo va' },
      transfer: { what: 'Hay un depósito o retiro en camino.', link: 'Ver tus transferencias' },
      rollover: { what: 'Se está trasladando una cuenta antigua.', link: 'Ver o cancelar el traslado' },
      loan: { what: 'Tu préstamo no está pagado.', link: 'Abrir tu préstamo' },
      payment: { what: 'Un pago a nosotros sigue pendiente.', link: 'Ver tus recibos' },
      colleague: { what: 'Trabajas en nuestra mesa de ayuda.', link: 'Pedir que te quiten de ella' },
    },
    parts: [
      {
        title: 'Lo que termina enseguida',
        lines: [
          'Si tienes una membresía, no se renovará. Si te corresponde un reembolso, pídelo antes de cerrar.',
          'Terminan los depósitos periódicos, las cuentas conectadas y las llamadas reservadas.',
          'Si firmaste una carta de autorización, se retira. No enviamos más mensajes de texto.',
        ],
      },
      {
        title: `Lo que pasa después de ${graceDays} días`,
        lines: [
          'Si tienes una cuenta vacía en la casa de bolsa, primero se cierra allí, y una solicitud que espera tus documentos se retira. Eso puede tardar unos días más.',
          'Se cierra tu sesión en todas partes y ya nadie puede entrar.',
          'Se borran tus respuestas, tu número de Seguro Social y las cuentas que encontramos.',
        ],
      },
      {
        title: 'Lo que la ley nos obliga a guardar',
        lines: [
          'Documentos firmados, identificaciones y el registro de lo que se pagó, movió, prestó o invirtió.',
          'Formularios de impuestos y estados de cuenta. Los que falten llegan por correo postal, así que guardamos tu nombre y dirección hasta el último.',
        ],
      },
    ],
    type: 'Escribe tu correo electrónico para confirmar',
    typeHelp: (email) => `Es ${email}.`,
    otherAddress: (email) => `Escribe ${email}, el correo de esta cuenta.`,
    close: 'Cerrar mi cuenta',
    stay: 'Quedarme',
    closes: (day) => `Tu cuenta se cerrará después del ${day}`,
    stillYours: 'Hasta entonces sigue siendo tuya y puedes conservarla. Lo que terminó sigue terminado, y puedes volver a empezarlo.',
    keep: 'Conservar mi cuenta',
  },
}
