import type { Decision, Facts } from '@app/engine'
import { useEffect, useRef, useState } from 'react'
import { ask } from '../client/ask.ts'
import type { WalkedMode } from '../client/flow.ts'
import { LastDecision } from '../dev-flows/last-decision.tsx'
import { Button } from '../ui/button.tsx'
import styles from './what-next.module.css'

type Props = {
  readonly mode: WalkedMode
  readonly decided: { readonly decision: Decision; readonly facts: Facts } | undefined
  /** Goes on with what the persona answers, whatever the page would need to be sent. */
  readonly onWithout: () => void
}

/** What the engine would decide, and why. */
export function WhatNext({ mode, decided, onWithout }: Props) {
  const about = useAbout(mode.flow.resolved.mode)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (decided) box.current?.focus()
  }, [decided])
  const to = decided?.decision.go?.step
  return (
    <aside className={styles.next} ref={box} tabIndex={-1} aria-label="What comes next">
      {decided ? (
        <LastDecision why={decided.decision} facts={decided.facts} about={about} />
      ) : (
        <p>Continue, and what the engine decides is shown here. Nothing is sent.</p>
      )}
      <p className={styles.buttons}>
        <Button look="small" onClick={onWithout}>
          Decide from the answers of the persona
        </Button>
        {to !== undefined && (
          <Button look="small" onClick={() => parent.postMessage({ step: to }, location.origin)}>
            Show that step
          </Button>
        )}
      </p>
    </aside>
  )
}

/** What each fact says, in words. */
function useAbout(mode: string): Readonly<Record<string, string>> {
  const [about, setAbout] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    void ask('GET /api/flows/{mode}', { params: { mode } }).then((answer) => answer.ok && setAbout(answer.data.about))
  }, [mode])
  return about
}
