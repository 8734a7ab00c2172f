import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Language, languages, useWords } from '../../client/language.ts'
import { readPageData } from '../../client/service/page-data.ts'
import type { ModeView } from '../modes/flows-client.ts'
import { stepAddress } from '../studio-address.ts'
import { Choice } from './choice.tsx'
import { type FromFrame, followMessages, type ToFrame } from './frame-messages.ts'
import { stepWords } from './step.words.ts'
import styles from './step-frame.module.css'

const widths = ['360', '768', '1440'] as const
const themes = ['system', 'light', 'dark'] as const

type Props = {
  readonly view: ModeView
  readonly persona: string
  readonly shown: ToFrame
  readonly onMessage: (message: FromFrame) => void
}

/** The real step in a frame of a chosen width, theme and language. */
export function StepFrame({ view, persona, shown, onMessage }: Props) {
  const { mode } = view.resolved
  const loads = useLoads(view)
  const said = useWords(stepWords)
  const [width, setWidth] = useState<(typeof widths)[number]>('360')
  const [theme, setTheme] = useState<(typeof themes)[number]>('system')
  const [language, setLanguage] = useState<Language>('en')
  const frame = useFramedStep(shown, onMessage)
  const { mayPreview, isDevelopment } = readPageData()
  const [first] = useState(shown.step)
  if (!mayPreview && !isDevelopment)
    return (
      <p>
        {said.forStaff} <a href={stepAddress({ mode, step: shown.step, persona })}>{said.signIn}</a>
      </p>
    )
  const address = stepAddress({ mode, step: first, persona })
  const more = `bare=${theme}&words=${language}`
  return (
    <div className={styles.framed}>
      <div className={styles.tools}>
        <Choice name={said.width} options={widths} value={width} onChange={setWidth} />
        <Choice name={said.theme} options={themes} labels={said.themes} value={theme} onChange={setTheme} />
        <Choice name={said.language} options={languages} value={language} onChange={setLanguage} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse scroll it with the arrow keys */}
      <section className={styles.stage} tabIndex={0} aria-label={said.page}>
        <iframe
          key={`${more} ${loads}`}
          ref={frame}
          className={styles.frame}
          title={said.framed(shown.step, width)}
          style={{ width: `${width}px` }}
          src={`${address}${address.includes('?') ? '&' : '?'}${more}`}
        />
      </section>
    </div>
  )
}

/**
 * How often the mode was loaded. A change of words in another language, or of the brand, makes no new version of it, and yet the frame has
 * to be loaded anew with it: it keeps what it has loaded.
 */
function useLoads(view: ModeView): number {
  const last = useRef({ view, loads: 0 })
  if (last.current.view !== view) last.current = { view, loads: last.current.loads + 1 }
  return last.current.loads
}

/** Shows the step in the frame, and hears what is done there. */
function useFramedStep(shown: ToFrame, onMessage: (message: FromFrame) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const show = useEffectEvent(() => frame.current?.contentWindow?.postMessage(shown, location.origin))
  const hear = useEffectEvent((message: FromFrame) => {
    if (message.is === 'ready') show()
    // What a page says that is shown no more is about another step.
    else if (message.visit === shown.visit) onMessage(message)
  })
  // Before the frame can say anything: what it says while nobody listens is lost.
  useLayoutEffect(() => followMessages<FromFrame>(() => frame.current?.contentWindow, hear), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit or other facts are another page to draw
  useEffect(() => void show(), [shown.visit, shown.facts])
  return frame
}
