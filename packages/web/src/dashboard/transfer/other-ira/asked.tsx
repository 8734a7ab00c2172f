import { dollarWords } from '@app/schemas/rules/money/money'
import { shortNumber } from '@app/schemas/rules/people/short-number'
import { useCallback, useEffect, useState } from 'react'
import { language, useWords } from '../../../client/language.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import { type Change, changes, readChangesAnew } from '../../../screens/data/money/recharacterizations.ts'
import { usePolling } from '../../../screens/data/use-polling.ts'
import { leadTo } from '../../../ui/focus/lead-to.ts'
import { Line, Lines } from '../../../ui/lines.tsx'
import { Tag } from '../../../ui/tag.tsx'
import parts from '../../frame/parts.module.css'
import { TakeBack } from '../history/take-back.tsx'
import styles from '../money.module.css'
import { isMoving } from './is-moving.ts'
import { words } from './other-ira.words.ts'

const lookEveryMs = 30_000

/** What people asked to change to their other kind of IRA, and where it is. It moves on by itself until it is done. Nothing before there is one. */
export function Asked() {
  const said = useWords(words)
  const { data: all = [] } = changes.use()
  const [done, setDone] = useState('')
  // One may have been carried out since another page looked.
  useEffect(() => void changes.load(true), [])
  // The button that was pressed is gone.
  useEffect(() => {
    if (done !== '') leadTo('change-news')
  }, [done])
  usePolling(
    all.some(isMoving),
    useCallback(() => void readChangesAnew(), []),
    lookEveryMs,
  )
  if (all.length === 0) return null
  return (
    <section className={parts.part} aria-labelledby="changed">
      <h2 id="changed">{said.asked}</h2>
      <p id="change-news" tabIndex={-1} role="status" className={parts.about}>
        {done}
      </p>
      <Lines>
        {all.map((change) => (
          <ChangeLine key={change.pk} change={change} onTakenBack={setDone} />
        ))}
      </Lines>
    </section>
  )
}

type LineProps = { readonly change: Change; readonly onTakenBack: (said: string) => void }

function ChangeLine({ change, onTakenBack }: LineProps) {
  const said = useWords(words)
  const { pk, state, state_words: where, reason, amount, moves, account_type: from, to_account_type: to } = change
  const look = state === 'REFUSED' ? 'bad' : state === 'SETTLED' ? 'sure' : 'maybe'
  const sum = dollarWords(moves, true)
  return (
    <Line>
      <div>
        <strong>{said.askedFor(dollarWords(amount, true), from, to)}</strong>
        <span className={styles.small}>{said.askedOn(dateWords(change.asked_at, language()), change.tax_year)}</span>
        {isMoving(change) && <span className={styles.small}>{said.movesWith(sum)}</span>}
        {state === 'SETTLED' && <span className={styles.small}>{said.movedWith(sum)}</span>}
        <span className={styles.small}>{[where, reason].filter(Boolean).join(' ')}</span>
        <span className={styles.small}>{said.number(shortNumber(pk))}</span>
        <TakeBack transfer={{ ...change, direction: 'CHANGE' }} onTakenBack={onTakenBack} />
      </div>
      <Tag look={look}>{said.tags[state]}</Tag>
    </Line>
  )
}
