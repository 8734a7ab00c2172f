import { useWords } from '../../client/language.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import styles from '../frame/parts.module.css'
import { words } from '../to-do/to-do.words.ts'
import type { ToDo } from '../to-do/to-do-of.ts'
import own from './overview-page.module.css'

/** One thing that waits for the person, then the rest. Where there is no room beside the chart, the one thing stands above it (`FirstToDo`). Renders nothing where nothing waits. */
export function WhatToDo({ all: [first, ...rest] }: { readonly all: readonly ToDo[] }) {
  const said = useWords(words)
  if (!first) return null
  return (
    <section className={rest.length > 0 ? styles.part : `${styles.part} ${own.beside}`} aria-labelledby="to-do">
      <h2 id="to-do" className={own.beside}>
        {said.title}
      </h2>
      <div className={own.beside}>
        <Card title={first.title} level={3}>
          {first.about && <p>{first.about}</p>}
          <Link className={styles.main} to={first.to}>
            {first.link}
          </Link>
        </Card>
      </div>
      {rest.length > 0 && (
        <>
          <h3>{said.rest}</h3>
          <ul className={styles.links}>
            {rest.map(({ id, title, about, to, link }) => (
              <li key={id}>
                <strong>{title}</strong>
                {about && <span className={styles.about}>{about}</span>}
                <Link to={to} aria-label={`${link}: ${title}`}>
                  {link}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
