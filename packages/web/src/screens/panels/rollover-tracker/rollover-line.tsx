import { useWords } from '../../../client/language.ts'
import { dayWords } from '../../../client/words/day-words.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Rollover } from '../../data/accounts/rollovers.ts'
import { isSumKnown, moveInShort, stageInShort } from './move-in-short.ts'
import styles from './rollover-tracker.module.css'
import { words } from './rollover-tracker.words.ts'

type Props = {
  readonly rollover: Rollover
  readonly isAtEnd: boolean
  /** Whether the page says elsewhere what has to be done. */
  readonly isToDoSaid: boolean
}

/** An account on its way in one line: the stage that it is at, or what has to be done where something is wrong. */
export function RolloverLine({ rollover, isAtEnd, isToDoSaid }: Props) {
  const said = useWords(words)
  const { employer_name: employer, amount, days_overdue: late, state } = rollover
  const isKnown = isSumKnown(rollover)
  const isBad = late > 0 || state === 'refused'
  const inShort = isToDoSaid ? stageInShort : moveInShort
  return (
    <li className={styles.line}>
      <span className={styles.lineName}>
        <strong>{employer}</strong>
        {amount !== null && (
          <span>
            {!isKnown && `${said.about} `}
            <Amount dollars={amount} hasCents={isKnown} />
          </span>
        )}
      </span>
      <span className={styles.keeper}>
        {inShort(rollover, isAtEnd, { said, day: (day) => dayWords(day, { month: 'long', day: 'numeric' }) })}
      </span>
      <Tag look={isBad ? 'bad' : state === 'received' ? 'sure' : 'maybe'}>{late > 0 ? said.tags.late : said.tags[state]}</Tag>
    </li>
  )
}
