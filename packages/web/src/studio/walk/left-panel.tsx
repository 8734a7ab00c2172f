import type { Decision } from '@app/engine'
import { useEffect, useRef } from 'react'
import buttons from '../buttons.module.css'
import styles from './left-panel.module.css'

type Props = {
  readonly why: Decision | undefined
  readonly from: string | undefined
  readonly takesFocus: boolean
  readonly onStartAgain: () => void
}

const places = {
  home: 'the home page',
  'sign-in': 'the sign-in page',
  'sign-up': 'the sign-up page',
  'wait-list': 'the wait list',
  dashboard: 'the dashboard',
  settings: 'the settings',
} as const satisfies Record<NonNullable<Decision['leave']>, string>

/** The flow let the person out: where to. */
export function LeftPanel({ why, from, takesFocus, onStartAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusAtArrival = useRef(takesFocus)
  useEffect(() => {
    if (focusAtArrival.current) heading.current?.focus()
  }, [])
  const where = why?.leave ? places[why.leave] : 'nowhere'
  return (
    <article className={styles.panel} aria-labelledby="step-title">
      <p className={styles.step}>The walk is over</p>
      <h2 id="step-title" ref={heading} tabIndex={-1}>
        The flow leads out, to {where}
      </h2>
      <p className={styles.lead}>{from === undefined ? 'It let nobody in.' : `The last step was “${from}”.`}</p>
      <div>
        <button type="button" className={buttons.main} onClick={onStartAgain}>
          Start again
        </button>
      </div>
    </article>
  )
}
