import type { PageDrawing } from '@app/schemas/pages/page-drawing'
import { Mark } from '../ui/mark.tsx'
import { anchorOf } from './blocks/anchor-of.ts'
import styles from './page-header.module.css'

const places = [
  ['steps', 'How it works'],
  ['cost', 'What it costs'],
] as const

/** The same on every page, in one line: whose page it is, where its parts are, a person to call, and the way in for members. */
export function PageHeader({ brand, blocks }: PageDrawing) {
  const there = places.filter(([name]) => blocks.some(({ block }) => block === name))
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <a className={styles.logo} href="/">
        <Mark />
        {brand.name}
      </a>
      {there.length > 0 && (
        <nav className={styles.places} aria-label="On this page">
          {there.map(([name, words]) => (
            <a key={name} href={`#${anchorOf(name)}`}>
              {words}
            </a>
          ))}
        </nav>
      )}
      <a className={styles.call} href={`tel:${brand.support.phone.replaceAll(' ', '')}`}>
        <span className={styles.wide}>Help </span>
        {brand.support.phone.replaceAll(' ', '\u00a0')}
      </a>
      <a className={styles.signIn} href="/signin">
        Sign in
      </a>
    </header>
  )
}
