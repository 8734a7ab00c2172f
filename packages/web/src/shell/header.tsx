import type { BrandFile } from '@app/schemas/flow/brand'
import { useWords, type Words } from '../client/language.ts'
import { signOut, useSession } from '../client/session.ts'
import styles from './header.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

type Own = { readonly skip: string; readonly help: string; readonly leave: string; readonly enter: string }

const words: Words<Own> = {
  en: { skip: 'Skip to the page', help: 'Help', leave: 'Sign out', enter: 'Sign in' },
  es: { skip: 'Ir a la página', help: 'Ayuda', leave: 'Cerrar sesión', enter: 'Iniciar sesión' },
}

/** The same on every page, help and telephone in the same place. */
export function Header({ brand }: { readonly brand: BrandFile | undefined }) {
  const said = useWords(words)
  const { user } = useSession()
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {said.skip}
      </a>
      <a className={styles.logo} href="/">
        {brand?.name}
      </a>
      {brand && (
        <a className={styles.help} href={`tel:${brand.support.phone.replaceAll(' ', '')}`}>
          {said.help} · {brand.support.phone}
        </a>
      )}
      <ThemeSwitch />
      {user && user !== 'unknown' && (
        <button type="button" className={styles.leave} onClick={() => void signOut().then(() => location.assign('/signin'))}>
          {said.leave}
        </button>
      )}
      {user === false && (
        <a className={styles.leave} href={`/signin?next=${encodeURIComponent(location.pathname)}`}>
          {said.enter}
        </a>
      )}
    </header>
  )
}
