import type { Decision } from '@app/engine'
import { useEffect, useRef } from 'react'
import { useWords } from '../../client/language.ts'
import buttons from '../buttons.module.css'
import styles from './left-panel.module.css'
import { walkWords } from './walk.words.ts'

type Props = {
  readonly why: Decision | undefined
  readonly from: string | undefined
  readonly takesFocus: boolean
  readonly onStartAgain: () => void
}

/** The walk has left the flow: which page it leads to. */
export function LeftPanel({ why, from, takesFocus, onStartAgain }: Props) {
  const said = useWords(walkWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusAtArrival = useRef(takesFocus)
  useEffect(() => {
    if (focusAtArrival.current) heading.current?.focus()
  }, [])
  return (
    <article className={styles.panel} aria-labelledby="step-title">
      <p className={styles.step}>{said.over}</p>
      <h2 id="step-title" ref={heading} tabIndex={-1}>
        {said.leadsOut(why?.leave ? said.places[why.leave] : said.nowhere)}
      </h2>
      <p className={styles.lead}>{from === undefined ? said.nobodyIn : said.lastStep(from)}</p>
      <div>
        <button type="button" className={buttons.main} onClick={onStartAgain}>
          {said.startAgain}
        </button>
      </div>
    </article>
  )
}
