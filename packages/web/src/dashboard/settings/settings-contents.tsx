import { useWords, type Words } from '../../client/language.ts'
import styles from './settings.module.css'

const parts = [
  'plans',
  'receipts',
  'cards',
  'links',
  'you',
  'beneficiaries',
  'contact',
  'letter',
  'investor',
  'sign-in',
  'notifications',
  'choices',
  'privacy',
] as const
export type PartName = (typeof parts)[number]

type Own = { readonly title: string; readonly names: Readonly<Record<PartName, string>> }

const words: Words<Own> = {
  en: {
    title: 'On this page',
    names: {
      plans: 'Membership',
      receipts: 'Receipts',
      cards: 'Cards',
      links: 'Linked accounts',
      you: 'About you',
      beneficiaries: 'Beneficiaries',
      contact: 'Trusted contact',
      letter: 'Letter of authorization',
      investor: 'Investor answers',
      'sign-in': 'Signing in',
      notifications: 'Notifications',
      choices: 'This device',
      privacy: 'Your data',
    },
  },
  es: {
    title: 'En esta página',
    names: {
      plans: 'Membresía',
      receipts: 'Recibos',
      cards: 'Tarjetas',
      links: 'Cuentas conectadas',
      you: 'Sobre ti',
      beneficiaries: 'Beneficiarios',
      contact: 'Contacto de confianza',
      letter: 'Carta de autorización',
      investor: 'Respuestas como inversionista',
      'sign-in': 'Inicio de sesión',
      notifications: 'Avisos',
      choices: 'Este dispositivo',
      privacy: 'Tus datos',
    },
  },
}

/** Everything that can be changed here, to go straight to it. */
export function SettingsContents() {
  const { title, names } = useWords(words)
  return (
    <nav aria-label={title}>
      <ul className={styles.contents}>
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{names[part]}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
