import type { EmailWay, OptionalSubject } from '@app/schemas/rules/people/notification-subjects'
import type { Words } from '../../../client/language.ts'

type Option = { readonly label: string; readonly help: string }
type Own = {
  readonly title: string
  readonly about: string
  readonly emails: Readonly<Record<OptionalSubject, Option>>
  readonly ways: Readonly<Record<EmailWay, string>>
  readonly texts: string
  readonly text: Option
  readonly saved: string
}

export const words: Words<Own> = {
  en: {
    title: 'Notifications',
    about:
      'We always e-mail you about your money, your details and your documents, and when we answer you. The rest is up to you. Whatever you turn off is still listed under Notifications.',
    emails: {
      search: { label: 'E-mails about searches', help: 'When a search ends, or a record keeper answers.' },
      calls: { label: 'E-mails about calls', help: 'When a call with us is booked, moved or canceled, and the day before.' },
      reminders: { label: 'E-mails with reminders', help: 'When something you’ve begun is waiting for you.' },
    },
    ways: { 'at-once': 'At once', weekly: 'Once a week, in one e-mail', never: 'No e-mails' },
    texts: 'Text me about',
    text: {
      label: 'Searches',
      help: 'At most five texts per search, to the phone number in your details. Your phone company may charge for messages and data. Reply STOP to end the texts, HELP for help. After a STOP, a phone gets texts again when it replies START.',
    },
    saved: 'Saved',
  },
  es: {
    title: 'Avisos',
    about:
      'Siempre te escribimos por correo sobre tu dinero, tus datos y tus documentos, y cuando te respondemos. Lo demás lo eliges tú. Lo que desactives sigue estando en Avisos.',
    emails: {
      search: { label: 'Correos sobre búsquedas', help: 'Cuando una búsqueda termina o un administrador de plan responde.' },
      calls: { label: 'Correos sobre llamadas', help: 'Cuando se reserva, cambia o cancela una llamada con nosotros, y el día anterior.' },
      reminders: { label: 'Correos con recordatorios', help: 'Cuando algo que empezaste te espera.' },
    },
    ways: { 'at-once': 'Al momento', weekly: 'Una vez por semana, en un solo correo', never: 'Ningún correo' },
    texts: 'Envíenme mensajes de texto sobre',
    text: {
      label: 'Búsquedas',
      help: 'Como máximo cinco mensajes por búsqueda, al número de teléfono de tus datos. Tu compañía de teléfono puede cobrar por mensajes y datos. Responde STOP para terminar los mensajes, HELP para pedir ayuda. Después de un STOP, un teléfono vuelve a recibir mensajes cuando responde START.',
    },
    saved: 'Guardado',
  },
}
