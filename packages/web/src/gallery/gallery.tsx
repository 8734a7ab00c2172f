import { type ReactNode, useEffect, useState } from 'react'
import { readPageData } from '../client/service/page-data.ts'
import { ChartSamples } from './chart-samples.tsx'
import { FeedbackSamples } from './feedback-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import styles from './gallery.module.css'
import { SceneSamples } from './scene-samples.tsx'
import { ThingSamples } from './thing-samples.tsx'

const parts: readonly { readonly id: string; readonly title: string; readonly Shown: () => ReactNode }[] = [
  { id: 'things', title: 'Buttons, cards, tags, amounts', Shown: ThingSamples },
  { id: 'feedback', title: 'Notes, loading, empty, failure, dialog', Shown: FeedbackSamples },
  { id: 'fields', title: 'Fields and errors', Shown: FieldSamples },
  { id: 'charts', title: 'Charts', Shown: ChartSamples },
  { id: 'scenes', title: 'Pictures', Shown: SceneSamples },
]

/** Every component of ui/ in every state it has. Only in development; narrow the window to see it at 320 pixels. */
export function Gallery() {
  useEffect(() => {
    document.title = `Components - ${readPageData().brand?.name ?? ''}`
  }, [])
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Components</h1>
        <p>Every component of packages/web/src/ui in every state, for those who make the product. Nothing here is real data.</p>
        <ThemeChoice />
        <nav aria-label="Parts">
          <ul className={styles.parts}>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className={styles.main}>
        {parts.map(({ id, title, Shown }) => (
          <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <Shown />
          </section>
        ))}
      </main>
    </div>
  )
}

const themes = ['system', 'light', 'dark'] as const

/** For this page alone: nothing is saved. */
function ThemeChoice() {
  const [theme, setTheme] = useState<(typeof themes)[number]>('system')
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <fieldset className={styles.themes}>
      <legend>Theme</legend>
      {themes.map((one) => (
        <label key={one} className={styles.theme}>
          <input type="radio" name="theme" checked={theme === one} onChange={() => setTheme(one)} />
          {one}
        </label>
      ))}
    </fieldset>
  )
}
