import { useWords } from '../../../client/language.ts'
import { dayWords } from '../../../client/words/day-words.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Rollover } from '../../data/accounts/rollovers.ts'
import { isSumKnown, moveInShort } from './move-in-short.ts'
import styles from './rollover-tracker.module.css'
import { words } from './rollover-tracker.words.ts'

/** An account on its way in one line: the stage that it is at, and what has to be done where something is wrong. */
export function RolloverLine({ rollover, isAtEnd }: { readonly rollover: Rollover; readonly isAtEnd: boolean }) {
  const said = useWords(words)
  const { employer_name: employer, amount, days_overdue: late, state } = rollover
  const isKnown = isSumKnown(rollover)
  const isBad = late > 0 || state === 'refused'
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
        {moveInShort(rollover, isAtEnd, { said, day: (day) => dayWords(day, { month: 'long', day: 'numeric' }) })}
      </span>
      <Tag look={isBad ? 'bad' : state === 'received' ? 'sure' : 'maybe'}>{late > 0 ? said.tags.late : said.tags[state]}</Tag>
    </li>
  )
}
