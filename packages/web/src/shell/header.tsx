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

/** The one jar. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.markSun} d="M5 13h14v5.5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18.5Z" />
      <path className={styles.markLine} d="M7.5 3v2.5Q5 6.5 5 9.5v9A2.5 2.5 0 0 0 7.5 21h9a2.5 2.5 0 0 0 2.5-2.5v-9q0-3-2.5-4V3M6 3h12" />
    </svg>
  )
}
