import type { BrandFile } from '@app/schemas/flow/site/brand'
import { useWords, type Words } from '../../client/language.ts'
import { Mark } from '../../ui/mark.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import styles from './header.module.css'
import { HeaderMenu } from './header-menu.tsx'

type Own = { readonly skip: string; readonly help: string }

const words: Words<Own> = {
  en: { skip: 'Skip to the page', help: 'Help' },
  es: { skip: 'Ir a la página', help: 'Ayuda' },
}

/** The same on every page, in one line: whose page it is, a person to call, and a menu. Help is always in the same place. */
export function Header({ brand }: { readonly brand: Pick<BrandFile, 'name' | 'support'> | undefined }) {
  const said = useWords(words)
  return (
    <header className={styles.header}>
      <SkipLink>{said.skip}</SkipLink>
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
