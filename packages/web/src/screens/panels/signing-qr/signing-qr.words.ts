import type { Words } from '../../../client/language.ts'

type Own = {
  readonly title: string
  readonly code: string
  readonly until: (time: string) => string
  readonly ended: string
  readonly endedWhy: string
  readonly again: string
  readonly open: string
  readonly text: (number: string) => string
  readonly email: string
  readonly sent: (to: string) => string
  readonly waiting: string
  readonly opened: string
  readonly signed: string
}

export const words: Words<Own> = {
  en: {
    title: 'The code for your phone',
    code: 'A code for the camera of your phone. It opens your papers there. Below it are other ways to get the same link.',
    until: (time) => `Works once, until ${time}.`,
    ended: 'This link has stopped working',
    endedWhy: 'It’s been used, or it’s too old. Nothing was signed with it that isn’t listed here.',
    again: 'Make a new link',
    open: 'Open the link on this device',
    text: (number) => `Text it to ${number}`,
    email: 'Send it by e-mail',
    sent: (to) => `A new link is on its way to ${to}. The code here is the same link.`,
    waiting: 'Waiting for your phone. This page continues once you’ve signed.',
    opened: 'Your phone has opened the papers. Read and sign them there. This page then continues.',
    signed: 'Signed. One moment.',
  },
  es: {
    title: 'El código para tu teléfono',
    code: 'Un código para la cámara de tu teléfono. Abre allí tus documentos. Debajo hay otras formas de recibir el mismo enlace.',
    until: (time) => `Funciona una vez, hasta las ${time}.`,
    ended: 'Este enlace ya no funciona',
    endedWhy: 'Se usó o pasó su tiempo. No se firmó nada con él que no aparezca aquí.',
    again: 'Crear un enlace nuevo',
    open: 'Abrir el enlace en este dispositivo',
    text: (number) => `Enviarlo por mensaje a ${number}`,
    email: 'Enviarlo por correo electrónico',
    sent: (to) => `Un enlace nuevo va en camino a ${to}. El código de aquí es el mismo enlace.`,
    waiting: 'Esperando a tu teléfono. Esta página sigue sola cuando hayas firmado.',
    opened: 'Tu teléfono abrió los documentos. Léelos y fírmalos allí. Esta página sigue sola.',
    signed: 'Firmado. Seguimos.',
  },
}
