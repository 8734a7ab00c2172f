import { useWords, type Words } from '../../client/language.ts'
import styles from './settings.module.css'
import { type PartName, parts } from './settings-parts.ts'
import { type PartState, useSettingsStates } from './settings-states.ts'

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

/** Everything that can be changed here, each with how it stands, to go straight to it. */
export function SettingsContents() {
  const { title, names } = useWords(words)
  const states = useSettingsStates()
  return (
    <nav className={styles.index} aria-label={title}>
      <ul className={styles.contents}>
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>
              <span className={styles.name}>{names[part]}</span> <StateOf state={states[part]} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function StateOf({ state }: { readonly state: PartState | undefined }) {
  if (!state) return null
  return state.isOpen ? <strong className={styles.open}>{state.says}</strong> : <span className={styles.small}>{state.says}</span>
}
