import type { Words } from '../client/language.ts'

type Own = {
  readonly all: string
  readonly reach: string
  readonly licensed: string
  readonly pages: Readonly<Record<PageAddress, string>>
}

/** Everything there is to read, in the order of the footer. */
export const footerPages = [
  '/about-us',
  '/mission',
  '/options',
  '/401kloan',
  '/careers',
  '/contact-us',
  '/legal',
  '/privacy',
  '/terms',
  '/privacy#form',
] as const
type PageAddress = (typeof footerPages)[number]

export const footerWords: Words<Own> = {
  en: {
    all: 'All pages',
    reach: 'A person answers',
    licensed: 'Registered and licensed:',
    pages: {
      '/about-us': 'About us',
      '/mission': 'Mission',
      '/options': 'Your options',
      '/401kloan': '401(k) loans',
      '/careers': 'Careers',
      '/contact-us': 'Contact',
      '/legal': 'Legal',
      '/privacy': 'Privacy',
      '/terms': 'Terms',
      '/privacy#form': 'Ad choices',
    },
  },
  es: {
    all: 'Todas las páginas',
    reach: 'Responde una persona',
    licensed: 'Registros y licencias:',
    pages: {
      '/about-us': 'Quiénes somos',
      '/mission': 'Misión',
      '/options': 'Tus opciones',
      '/401kloan': 'Préstamos del 401(k)',
      '/careers': 'Empleos',
      '/contact-us': 'Contacto',
      '/legal': 'Avisos legales',
      '/privacy': 'Privacidad',
      '/terms': 'Condiciones',
      '/privacy#form': 'Anuncios',
    },
  },
}
