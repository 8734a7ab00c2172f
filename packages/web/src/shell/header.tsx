import type { BrandFile } from '@app/schemas/flow/brand'
import { useWords, type Words } from '../client/language.ts'
import styles from './header.module.css'
import { HeaderMenu } from './header-menu.tsx'

type Own = { readonly skip: string; readonly help: string }

const words: Words<Own> = {
  en: { skip: 'Skip to the page', help: 'Help' },
  es: { skip: 'Ir a la página', help: 'Ayuda' },
}

/** The same on every page, in one line: whose page it is, a person to call, and a menu. Help is always in the same place. */
export function Header({ brand }: { readonly brand: BrandFile | undefined }) {
  const said = useWords(words)
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {said.skip}
      </a>
      <a className={styles.logo} href="/">
        <Mark />
        {brand?.name}
      </a>
      {brand && (
        <a className={styles.help} href={`tel:${brand.support.phone.replaceAll(' ', '')}`}>
          <span className={styles.helpWord}>{said.help}</span> {brand.support.phone}
        </a>
      )}
      <HeaderMenu />
    </header>
  )
}

/** Two jars that become one. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.markLine} d="M4.5 8.5h6M5 8.5v9a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-9M13.5 8.5h6" />
      <path className={styles.markLine} d="M7.5 4.5c0 3 4.5 2.5 4.5 6.5M16.5 4.5c0 3-4.5 2.5-4.5 6.5" />
      <path className={styles.markSun} d="M7 14h10v3.5H7z" />
    </svg>
  )
}
