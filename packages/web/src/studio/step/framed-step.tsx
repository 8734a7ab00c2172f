import type { PersonaFile } from '@app/schemas/flow/persona'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { languages, setLanguage, useWords } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import { useDrafts } from '../../client/walk/drafts.ts'
import { loadMode, useStep, type WalkedMode } from '../../client/walk/flow.ts'
import { StepPage } from '../../screens/step-page.tsx'
import { Page } from '../../shell/frame/page.tsx'
import { PageBoundary } from '../../shell/frame/page-boundary.tsx'
import { Waiting } from '../../shell/frame/waiting.tsx'
import { Note } from '../../ui/note.tsx'
import { type StudioPlace, stepAddress } from '../studio-address.ts'
import { walkTo } from '../walk/walk-to.ts'
import { answersShown } from './answers-shown.ts'
import { followMessages, sendToStudio, type ToFrame } from './frame-messages.ts'
import { saveNothing } from './nothing-saved.ts'
import { stepWords } from './step.words.ts'

type Props = { readonly place: StudioPlace; readonly theme: string | null; readonly language: string | null }

/** The page in the frame: a step as people see it, which tells the studio what is done on it. */
export function FramedStep({ place, theme, language }: Props) {
  useAppearance(theme, language)
  const said = useWords(stepWords)
  const [mode, setMode] = useState<WalkedMode | 'none'>()
  const [shown, setShown] = useState<ToFrame>()
  const navigate = useNavigate()
  useEffect(() => {
    void loadMode(place.mode).then((answer) => setMode(answer.ok ? answer.data : 'none'))
  }, [place.mode])
  useEffect(() => {
    if (parent === window) return
    sendToStudio({ is: 'ready' })
    return followMessages<ToFrame>(
      () => parent,
      (next) => {
        navigate(stepAddress({ ...place, step: next.step }), { replace: true })
        setShown(next)
      },
    )
  }, [navigate, place])
  useAlone(place, mode, setShown)
  return (
    <Page>
      {mode === 'none' ? (
        <Note title={said.noMode} look="problem">
          {said.chooseMode}
        </Note>
      ) : mode && shown ? (
        <Drawn key={shown.visit} mode={mode} shown={shown} />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

/** Opened by itself, the page works out what the persona brings to the step. */
function useAlone({ step, persona }: StudioPlace, mode: WalkedMode | 'none' | undefined, show: (shown: ToFrame) => void): void {
  useEffect(() => {
    if (parent !== window || mode === undefined || mode === 'none') return
    void loadPersona(persona).then((person) => {
      const file = mode.steps[step]
      show({ visit: 0, step, facts: walkTo(mode.flow, step, person).facts, filled: file ? answersShown(mode, file, person) : {} })
    })
  }, [mode, step, persona, show])
}

async function loadPersona(persona: string): Promise<PersonaFile | undefined> {
  if (persona === '') return undefined
  const answer = await ask('GET /api/personas/{persona}', { params: { persona } })
  return answer.ok ? answer.data : undefined
}

type DrawnProps = { readonly mode: WalkedMode; readonly shown: ToFrame }

function Drawn({ mode, shown }: DrawnProps) {
  // In the memory of this page alone, like everything that must not be saved.
  useState(() => useDrafts.setState({ steps: {}, secrets: { [shown.step]: shown.filled } }))
  const { step } = useStep(mode, shown.step)
  return step ? <LoadedStep mode={mode} shown={shown} step={step} /> : <Waiting />
}

function LoadedStep({ mode, shown, step }: DrawnProps & { readonly step: StepFile }) {
  const { visit } = shown
  useEffect(() => {
    const tell = () => sendToStudio({ is: 'typed', visit, typed: typedOn(step.step) })
    tell()
    return useDrafts.subscribe(tell)
  }, [visit, step])
  return (
    <PageBoundary>
      <StepPage
        mode={mode}
        step={step}
        facts={shown.facts}
        onDone={() => sendToStudio({ is: 'done', visit, typed: typedOn(step.step) })}
        onAction={(action) => sendToStudio({ is: 'action', visit, action })}
      />
    </PageBoundary>
  )
}

/** Texts and choices only: files and the like cannot be sent, and decide nothing. */
function typedOn(step: string) {
  const { steps, secrets } = useDrafts.getState()
  const decides = (value: unknown) => typeof value === 'string' || typeof value === 'boolean'
  return Object.fromEntries(Object.entries({ ...secrets[step], ...steps[step] }).filter(([, value]) => decides(value)))
}

/** The theme and the language that the studio asks for. Nothing of it is saved. */
function useAppearance(theme: string | null, language: string | null): void {
  const words = languages.find((one) => one === language)
  useState(() => {
    saveNothing()
    if (words) setLanguage(words)
  })
  useEffect(() => {
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
    else delete document.documentElement.dataset['theme']
  }, [theme])
}
