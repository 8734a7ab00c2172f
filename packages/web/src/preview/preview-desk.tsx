import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ask } from '../client/ask.ts'
import { loadMode, type WalkedMode } from '../client/flow.ts'
import { type Language, languages } from '../client/language.ts'
import { readPageData } from '../client/page-data.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import { SelectInput } from '../ui/select-input.tsx'
import { Choice } from './choice.tsx'
import { addressOf, isStepAsked } from './preview-address.ts'
import styles from './preview-desk.module.css'

const widths = ['360', '768', '1440'] as const
const themes = ['system', 'light', 'dark'] as const

type Props = { readonly mode: string; readonly step: string; readonly persona: string }

/** Chooses what is shown, and how wide: the page itself stands in a frame of that width. */
export function PreviewDesk({ mode, step, persona }: Props) {
  const navigate = useNavigate()
  const [width, setWidth] = useState<(typeof widths)[number]>('360')
  const [theme, setTheme] = useState<(typeof themes)[number]>('system')
  const [language, setLanguage] = useState<Language>('en')
  const walked = useMode(mode)
  const personas = usePersonas()
  const steps = Object.keys(walked?.flow.resolved.steps ?? {})
  const shown = step === '' ? (steps[0] ?? '') : step
  const go = (to: Partial<Props>) => navigate(addressOf({ mode, step: shown, persona, ...to }))
  useEffect(() => {
    document.title = `Preview: ${shown} - ${readPageData().brand?.name ?? ''}`
  }, [shown])
  useEffect(() => {
    const heard = ({ origin, data }: MessageEvent) => {
      if (origin === location.origin && isStepAsked(data)) navigate(addressOf({ mode, step: data.step, persona }))
    }
    addEventListener('message', heard)
    return () => removeEventListener('message', heard)
  }, [navigate, mode, persona])
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Preview</h1>
        <p>
          For those who make the product. Nothing here is saved or sent. Panels show the data of whoever is signed in in this browser
          {readPageData().isDevelopment && (
            <>
              ; <a href="/dev/people">become a persona</a> to fill them
            </>
          )}
          .
        </p>
        <div className={styles.tools}>
          <FieldFrame id="preview-mode" label="Mode">
            <SelectInput
              id="preview-mode"
              value={mode}
              options={same(readPageData().modes)}
              onChange={(one) => go({ mode: one, step: '' })}
            />
          </FieldFrame>
          <FieldFrame id="preview-step" label="Step">
            <SelectInput id="preview-step" value={shown} options={same(steps)} onChange={(one) => go({ step: one })} />
          </FieldFrame>
          <FieldFrame id="preview-persona" label="Persona">
            <SelectInput id="preview-persona" value={persona} options={same(personas)} onChange={(one) => go({ persona: one })} />
          </FieldFrame>
          <Choice name="Width" options={widths} value={width} onChange={setWidth} />
          <Choice name="Theme" options={themes} value={theme} onChange={setTheme} />
          <Choice name="Language" options={languages} value={language} onChange={setLanguage} />
        </div>
      </header>
      <main>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys */}
        <section className={styles.stage} tabIndex={0} aria-label="The page">
          <iframe
            className={styles.frame}
            title={`${shown} at ${width} pixels`}
            style={{ width: `${width}px` }}
            src={`${addressOf({ mode, step: shown, persona })}&bare=${theme}&words=${language}`}
          />
        </section>
      </main>
    </div>
  )
}

function useMode(name: string): WalkedMode | undefined {
  const [mode, setMode] = useState<WalkedMode>()
  useEffect(() => {
    let isGone = false
    void loadMode(name).then((answer) => isGone || setMode(answer.ok ? answer.data : undefined))
    return () => {
      isGone = true
    }
  }, [name])
  return mode
}

function usePersonas(): readonly string[] {
  const [personas, setPersonas] = useState<readonly string[]>([])
  useEffect(() => {
    void ask('GET /api/flows').then((answer) => answer.ok && setPersonas(answer.data.personas.map(({ persona }) => persona)))
  }, [])
  return personas
}

function same(values: readonly string[]) {
  return values.map((value) => ({ value, label: value }))
}
