import type { NotificationSubject } from '@app/schemas/rules/people/notification-subjects'
import type { Words } from '../../client/language.ts'

type Own = {
  readonly title: string
  readonly about: string
  readonly choose: string
  readonly readAll: string
  readonly allRead: string
  readonly isNew: string
  readonly older: string
  readonly none: string
  readonly noneAbout: string
  readonly subjects: Readonly<Record<NotificationSubject, string>>
}

export const words: Words<Own> = {
  en: {
    title: 'Notifications',
    about: 'What we’ve told you about your account in the last two years.',
    choose: 'Choose what we e-mail you',
    readAll: 'Mark all as read',
    allRead: 'All notifications are marked as read.',
    isNew: 'New',
    older: 'Show older ones',
    none: 'No notifications yet',
    noneAbout: 'When something happens to your money, your details or your documents, you’ll read about it here.',
    subjects: {
      money: 'Money',
      identity: 'Your details',
      papers: 'Documents',
      help: 'Answers',
      search: 'Searches',
      calls: 'Calls',
      reminders: 'Reminders',
    },
  },
  es: {
    title: 'Avisos',
    about: 'Lo que te dijimos sobre tu cuenta en los últimos dos años.',
    choose: 'Elegir qué correos te enviamos',
    readAll: 'Marcar todo como leído',
    allRead: 'Todos los avisos están marcados como leídos.',
    isNew: 'Nuevo',
    older: 'Mostrar anteriores',
    none: 'Todavía no hay avisos',
    noneAbout: 'Cuando pase algo con tu dinero, tus datos o tus documentos, lo leerás aquí.',
    subjects: {
      money: 'Dinero',
      identity: 'Tus datos',
      papers: 'Documentos',
      help: 'Respuestas',
      search: 'Búsquedas',
      calls: 'Llamadas',
      reminders: 'Recordatorios',
    },
  },
}
