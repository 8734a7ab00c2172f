import { useLayoutEffect, useRef } from 'react'
import { type Language, useLanguage } from '../client/language.ts'
import { useBrand } from '../client/service/page-data.ts'
import styles from './page-heading.module.css'

type Props = {
  readonly title: string
  /** The part of the journey it belongs to. */
  readonly section?: string | undefined
  /** Another number is another page, also under the same heading. */
  readonly turn?: number
}

type Shown = { readonly spoken: Language; readonly path: string; readonly turn: number }

/**
 * The heading of a page: it names the window, and takes the focus when the page is new, so that it is what is read out first. Worded in
 * another language it is the same page: whoever chose that stays where it was chosen.
 */
export function PageHeading({ title, section, turn = 0 }: Props) {
  const name = useBrand()?.name
  const heading = useRef<HTMLHeadingElement>(null)
  const spoken = useLanguage()
  const shown = useRef<Shown>(undefined)
  // In the commit that draws the page: an effect that came later would take the focus from a person who already types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language alone changes nothing, until it is in these words
  useLayoutEffect(() => {
    document.title = [title, section, name].filter(Boolean).join(' - ')
    const [before, path] = [shown.current, location.pathname]
    shown.current = { spoken, path, turn }
    if (before && before.spoken !== spoken && before.path === path && before.turn === turn) return
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [title, section, name, turn])
  return (
    <h1 ref={heading} className={styles.heading} id="step-title" tabIndex={-1}>
      {title}
    </h1>
  )
}
