import { applyAnswers, type Decision, type Facts, next, takeAction } from '@app/engine'
import type { PersonaFile } from '@app/schemas/flow/persona'
import type { StepFile } from '@app/schemas/flow/step'
import { useEffect, useState } from 'react'
import { ask } from '../client/ask.ts'
import { useDrafts } from '../client/drafts.ts'
import { loadMode, type WalkedMode } from '../client/flow.ts'
import { languages, setLanguage } from '../client/language.ts'
import type { StepAction } from '../screens/screen-props.ts'
import { StepPage } from '../screens/step-page.tsx'
import { Page } from '../shell/page.tsx'
import { StepBoundary } from '../shell/step-boundary.tsx'
import { useStep } from '../shell/use-step.ts'
import { Waiting } from '../shell/waiting.tsx'
import { Note } from '../ui/note.tsx'
import { answersShown } from './answers-shown.ts'
import { saveNothing } from './nothing-saved.ts'
import { type Stand, walkTo } from './walk-to.ts'
import { WhatNext } from './what-next.tsx'

type Look = { readonly theme: string | null; readonly language: string | null }
type Props = { readonly mode: string; readonly step: string; readonly persona: string; readonly look: Look }

/** The page in the frame: the step as people see it, filled in, and below it what the engine would decide. */
export function BareStep({ mode: name, step, persona, look }: Props) {
  useLook(look)
  const [mode, setMode] = useState<WalkedMode | 'none'>()
  const [person, setPerson] = useState<PersonaFile | 'none'>()
  useEffect(() => {
    void loadMode(name).then((answer) => setMode(answer.ok ? answer.data : 'none'))
    if (persona === '') return setPerson('none')
    void ask('GET /api/personas/{persona}', { params: { persona } }).then((answer) => setPerson(answer.ok ? answer.data : 'none'))
  }, [name, persona])
  return (
    <Page>
      {mode === undefined || person === undefined ? (
        <Waiting />
      ) : mode === 'none' ? (
        <Note title="There is no such mode" look="problem">
          Choose another one above.
        </Note>
      ) : (
        <Filled mode={mode} name={step} persona={person === 'none' ? undefined : person} />
      )}
    </Page>
  )
}

type FilledProps = { readonly mode: WalkedMode; readonly name: string; readonly persona: PersonaFile | undefined }

function Filled({ mode, name, persona }: FilledProps) {
  const [stand] = useState(() => walkTo(mode.flow, name, persona))
  const step = useStep(mode, name)
  if (!step) return <Waiting />
  return <Shown mode={mode} step={step} persona={persona} stand={stand} />
}

type ShownProps = { readonly mode: WalkedMode; readonly step: StepFile; readonly persona: PersonaFile | undefined; readonly stand: Stand }

function Shown({ mode, step, persona, stand }: ShownProps) {
  const { flow } = mode
  const [decided, setDecided] = useState<{ readonly decision: Decision; readonly facts: Facts }>()
  // In the memory of this page alone, like everything that must not be kept.
  useState(() => useDrafts.setState({ steps: {}, secrets: { [step.step]: answersShown(mode, step, persona) } }))
  const goOn = (facts: Facts) => setDecided({ decision: next(flow, stand.place, facts), facts })
  const act = ({ to, leave, back }: StepAction) => {
    const decision = to === undefined ? undefined : takeAction(flow, stand.place, to, stand.facts)
    if (decision) setDecided({ decision, facts: stand.facts })
    else if (leave) setDecided({ decision: { leave, because: 'E2', reads: [] }, facts: stand.facts })
    else if (back) history.back()
  }
  return (
    <>
      {persona && !stand.isOnTheirWay && (
        <Note title={`${persona.persona} does not come by here in this mode`}>The page is shown with what they know at the start.</Note>
      )}
      <StepBoundary step={step.step}>
        <StepPage mode={mode} step={step} facts={stand.facts} onDone={goOn} onAction={act} />
      </StepBoundary>
      <WhatNext
        mode={mode}
        decided={decided}
        onWithout={() => goOn(applyAnswers(flow, step.step, answersShown(mode, step, persona), stand.facts))}
      />
    </>
  )
}

/** The theme and the language that the desk asks for. Nothing of it is kept. */
function useLook({ theme, language }: Look): void {
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
