import type { Words } from '@app/schemas/language'
import type { Email } from '../../core/email.ts'
import type { Addressed } from '../auth/write-to.ts'

const most = 15

/** What has waited for the e-mail of the week: titles alone. The rest is read in the account. */
export function digestEmail({ to, personId, firstName }: Addressed, titles: readonly Words<string>[]): Email {
  const shown = titles.slice(0, most)
  const more = titles.length - shown.length
  return {
    kind: 'digest',
    to,
    personId,
    link: '/dashboard/notifications',
    en: {
      subject: titles.length === 1 ? 'Your week: one thing is new' : `Your week: ${titles.length} things are new`,
      paragraphs: [
        `Hello ${firstName}. This is what you asked to hear about once a week.`,
        ...shown.map(({ en }) => `• ${en}`),
        ...(more > 0 ? [`And ${more} more.`] : []),
        'Sign in to read all of it. In your settings you choose what comes at once, once a week, or not at all.',
      ],
      button: 'Read my notifications',
    },
    es: {
      subject: titles.length === 1 ? 'Tu semana: hay una novedad' : `Tu semana: hay ${titles.length} novedades`,
      paragraphs: [
        `Hola, ${firstName}. Esto es lo que pediste recibir una vez por semana.`,
        ...shown.map(({ es }) => `• ${es}`),
        ...(more > 0 ? [`Y ${more} más.`] : []),
        'Inicia sesión para leerlo todo. En tus ajustes eliges qué llega al momento, una vez por semana, o nunca.',
      ],
      button: 'Leer mis avisos',
    },
  }
}
