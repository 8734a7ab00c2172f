import type { PageDrawing } from '@app/schemas/pages/page-drawing'
import { useWords } from '../client/language.ts'
import { Mark } from '../ui/mark.tsx'
import { anchorOf } from './blocks/anchor-of.ts'
import { LanguageLinks } from './language-links.tsx'
import styles from './page-header.module.css'
import { headerWords } from './page-header.words.ts'

const places = ['steps', 'cost'] as const

/** The same on every page, in one line: whose page it is, where its parts are, a person to call, and the way in for members. */
export function PageHeader({ brand, blocks, address, language }: PageDrawing) {
  const said = useWords(headerWords)
  const there = places.filter((name) => blocks.some(({ block }) => block === name))
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {said.skip}
      </a>
      <a className={styles.logo} href="/">
        <Mark />
        {brand.name}
      </a>
      {there.length > 0 && (
        <nav className={styles.places} aria-label={said.here}>
          {there.map((name) => (
            <a key={name} href={`#${anchorOf(name)}`}>
              {said.places[name]}
            </a>
          ))}
        </nav>
      )}
      <LanguageLinks address={address} language={language} className={styles.language} />
      <a className={styles.call} href={`tel:${brand.support.phone.replaceAll(' ', '')}`}>
        <span className={styles.wide}>{said.help} </span>
        <span className={styles.number}>{brand.support.phone.replaceAll(' ', '\u00a0')}</span>
        <span className={styles.short}>{said.call}</span>
      </a>
      <a className={styles.signIn} href="/signin">
        {said.enter}
      </a>
    </header>
  )
}
