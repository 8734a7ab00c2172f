import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import { useWords, type Words } from '../../client/language.ts'
import styles from './jump-list.module.css'

const words: Words<{ readonly contents: string; readonly here: string }> = {
  en: { contents: 'Contents', here: 'On this page' },
  es: { contents: 'Contenido', here: 'En esta página' },
}

const fewestParts = 5
/** Texts that people search for one part of. A page of offers alone is short, and has its button first. */
const texts: ReadonlySet<string> = new Set(['prose', 'comparison'])
const notParts: ReadonlySet<string> = new Set(['hero', 'note', 'ways', 'closing', 'lately'])

type Part = { readonly id: string; readonly title: string }

/** The parts that a long page leads to from its top; none on a page that is short. */
export function jumpParts(blocks: readonly PageBlock[]): readonly Part[] {
  const parts = blocks.flatMap((block, at) =>
    'title' in block && block.title && !notParts.has(block.block) ? [{ id: headingIdAt(at), title: block.title }] : [],
  )
  return parts.length >= fewestParts && blocks.some(({ block }) => texts.has(block)) ? parts : []
}

/** The id of the heading of a part, by its place on the page. */
export function headingIdAt(at: number): string {
  return `part-${at}`
}

export function JumpList({ parts }: { readonly parts: readonly Part[] }) {
  const { contents, here } = useWords(words)
  return (
    <nav className={styles.jumps} aria-label={contents}>
      <details>
        <summary className={styles.here}>{here}</summary>
        <ul className={styles.list}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
