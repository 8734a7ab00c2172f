import { useNavigate, useSearchParams } from 'react-router-dom'
import { useWords, type Words } from '../client/language.ts'
import styles from './account.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

type Own = { readonly in: string; readonly up: string; readonly upLead: string }

const words: Words<Own> = {
  en: { in: 'Sign in', up: 'Make an account', upLead: 'It is free, and everything you enter is kept.' },
  es: { in: 'Inicia sesión', up: 'Crea una cuenta', upLead: 'Es gratis y todo lo que escribes se conserva.' },
}

/** Sign-in and sign-up as pages of their own: from there people go on to where they left off. */
export function AccountPage({ isNew }: { readonly isNew: boolean }) {
  const said = useWords(words)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const goOn = () => navigate(ownAddress(query.get('next')) ?? '/dashboard', { replace: true })
  const other = () => navigate({ pathname: isNew ? '/signin' : '/signup', search: query.toString() })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 id="step-title" className={styles.title} tabIndex={-1}>
          {isNew ? said.up : said.in}
        </h1>
        {isNew && <p>{said.upLead}</p>}
      </header>
      {isNew ? <SignUpForm onOther={other} onDone={goOn} /> : <SignInForm onOther={other} onDone={goOn} />}
    </div>
  )
}

/** Only a page of ours: an address of another site in a link would be a trap. */
function ownAddress(next: string | null): string | undefined {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : undefined
}
