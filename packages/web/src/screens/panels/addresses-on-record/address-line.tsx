import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { type Answer, done } from '../../../client/service/answer.ts'
import { Button } from '../../../ui/button.tsx'
import { Line } from '../../../ui/lines.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { answerMatch, type Match, type Mine } from '../../data/search/unclaimed.ts'
import type { Address } from './addresses.ts'
import styles from './addresses-on-record.module.css'
import { addressWords } from './addresses-on-record.words.ts'
import type { LivedAt } from './use-lived-at.ts'

type Props = { readonly address: Address; readonly livedAt: LivedAt }

/** One address: was it theirs, or was it never? Either answer can be taken back. */
export function AddressLine({ address, livedAt }: Props) {
  const said = useWords(addressWords)
  const { told, isBusy, lived, never, back } = useAnswer(address, livedAt)
  const { zip, words, matches, isNever, isClaimed } = address
  const isLived = !isNever && livedAt.has(zip)
  // Today’s ZIP code says nothing about the house: other people may live there too.
  const isToday = livedAt.isToday(zip)
  const isAnswered = isNever || (isLived && !isToday)
  return (
    <Line>
      <p className={styles.words}>
        <span className={styles.address}>{words}</span>
        <span className={styles.details}>{said.from(matches.map(({ holder }) => holder))}</span>
      </p>
      {(isNever || isLived) && <Tag look={isNever ? 'maybe' : 'sure'}>{isNever ? said.never : isToday ? said.today : said.lived}</Tag>}
      <div className={styles.buttons}>
        {!isAnswered && !isToday && zip !== null && (
          <Button look="small" isBusy={isBusy} aria-label={`${said.yes}: ${words}`} onClick={() => void lived()}>
            {said.yes}
          </Button>
        )}
        {!isAnswered && !isClaimed && (
          <Button look="small" isBusy={isBusy} aria-label={`${said.no}: ${words}`} onClick={() => void never()}>
            {said.no}
          </Button>
        )}
        {isAnswered && (
          <Button look="word" aria-label={`${said.back}: ${words}`} onClick={() => void back()}>
            {said.back}
          </Button>
        )}
      </div>
      <p className={styles.told} role="status">
        {told}
      </p>
    </Line>
  )
}

/** Saves what they say of an address, and reports how that went. */
function useAnswer({ zip, matches, isNever }: Address, livedAt: LivedAt) {
  const said = useWords(addressWords)
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)
  const keep = async (work: () => Promise<Answer<unknown>>, after: string) => {
    setBusy(true)
    const kept = await work()
    setBusy(false)
    setTold(kept.ok ? after : kept.failure.detail)
  }
  const lived = () => keep(async () => (zip === null ? done(undefined) : livedAt.set(zip, true)), said.livedDone)
  const never = () => keep(() => answerAll(matches, 'no'), said.neverDone)
  const back = () =>
    keep(
      () => (isNever ? answerAll(matches, 'unsure') : zip === null ? Promise.resolve(done(undefined)) : livedAt.set(zip, false)),
      said.backDone,
    )
  return { told, isBusy, lived, never, back }
}

/** One after the other: what is claimed already stays as it is. */
async function answerAll(matches: readonly Match[], mine: Mine): Promise<Answer<unknown>> {
  for (const match of matches) {
    const kept = await answerMatch(match, mine)
    if (!kept.ok) return kept
  }
  return done(undefined)
}
