import type { Words } from '../../client/language.ts'
import type { CallTopic } from '../data/calls/calls.ts'

type Own = {
  readonly topics: Readonly<Record<CallTopic, string>>
  readonly held: string
  readonly waiting: string
  readonly when: string
  readonly there: string
  readonly number: string
  readonly noNumber: string
  readonly lasts: string
  readonly minutes: (count: number) => string
  readonly waitingWords: string
  readonly calendar: string
  readonly saved: string
  readonly move: string
  readonly moveTo: string
  readonly moved: string
  readonly choose: string
  readonly keep: string
  readonly cancel: string
  readonly cancelTitle: string
  readonly cancelWords: (when: string) => string
  readonly yesCancel: string
  readonly cancelled: (when: string) => string
}

export const words: Words<Own> = {
  en: {
    topics: {
      rollover: 'Call with your provider',
      combine: 'Call about all your accounts',
      search: 'Call about your search',
      help: 'Call with us',
    },
    held: 'Held for you',
    waiting: 'Not confirmed yet',
    when: 'When',
    there: 'Time zone',
    number: 'We call',
    noNumber: 'The number in your details',
    lasts: 'Set aside',
    minutes: (count) => `${count} minutes`,
    waitingWords: 'Our calendar isn’t answering right now. We saved the time you want, and we’ll e-mail you as soon as it’s confirmed.',
    calendar: 'Add to calendar',
    saved: 'The file for your calendar is saved. Open it to add the call.',
    move: 'Move the call',
    moveTo: 'Move to this time',
    moved: 'Your call is moved. The new time is above.',
    choose: 'Choose a day and a time first.',
    keep: 'Keep the call',
    cancel: 'Cancel the call',
    cancelTitle: 'Cancel this call?',
    cancelWords: (when) => `It’s on ${when}. Once it’s canceled, someone else can have the time. You can book another one.`,
    yesCancel: 'Yes, cancel it',
    cancelled: (when) => `The call on ${when} is canceled. Nothing else has changed. You can book another time whenever you like.`,
  },
  es: {
    topics: {
      rollover: 'Llamada con tu proveedor',
      combine: 'Llamada sobre todas tus cuentas',
      search: 'Llamada sobre tu búsqueda',
      help: 'Llamada con nosotros',
    },
    held: 'Reservada para ti',
    waiting: 'Sin confirmar',
    when: 'Cuándo',
    there: 'Zona horaria',
    number: 'Llamamos al',
    noNumber: 'El número de tus datos',
    lasts: 'Reserva',
    minutes: (count) => `${count} minutos`,
    waitingWords:
      'Nuestro calendario no responde en este momento. Tu petición está guardada y te escribimos cuando la hora esté confirmada.',
    calendar: 'Añadir al calendario',
    saved: 'El archivo para tu calendario está guardado. Ábrelo para añadir la llamada.',
    move: 'Cambiar la hora',
    moveTo: 'Cambiar a esta hora',
    moved: 'La llamada ha cambiado de hora. La nueva está arriba.',
    choose: 'Elige primero un día y una hora.',
    keep: 'Mantener la llamada',
    cancel: 'Cancelar la llamada',
    cancelTitle: '¿Cancelar esta llamada?',
    cancelWords: (when) => `Es el ${when}. Si la cancelas, otra persona puede ocupar la hora. Puedes reservar otra.`,
    yesCancel: 'Sí, cancelarla',
    cancelled: (when) => `La llamada del ${when} está cancelada. Nada más ha cambiado. Puedes reservar otra hora cuando quieras.`,
  },
}
