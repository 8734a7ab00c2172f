import { likelyConfidence } from '@app/schemas/rules/accounts/unclaimed-likeness'
import { useWords } from '../../../client/language.ts'
import { Cards } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { retirementMoney, type Unclaimed, unclaimed } from '../../data/search/unclaimed.ts'
import { usePolling } from '../../data/use-polling.ts'
import type { PanelProps } from '../panel-props.ts'
import { MatchCard } from '../unclaimed-matches/match-card.tsx'
import { useMatchAnswers } from '../unclaimed-matches/use-match-answers.ts'
import styles from './state-held-retirement.module.css'
import { words } from './state-held-retirement.words.ts'

const askAgain = () => void unclaimed.load(true)

/** Retirement money that a state may hold for this person: how much, where, and whether it is theirs. Renders nothing when there is none. */
export function StateHeldRetirement({ empty }: PanelProps) {
  const listed = unclaimed.use()
  const isRunning = listed.data?.search.state === 'running'
  usePolling(isRunning, askAgain)
  return (
    <Loaded of={listed} empty={empty} isEmpty={(data) => !isRunning && retirementMoney(data).length === 0}>
      {(data) => <Held data={data} />}
    </Loaded>
  )
}

function Held({ data }: { readonly data: Unclaimed }) {
  const said = useWords(words)
  const saying = useMatchAnswers()
  const held = retirementMoney(data)
  const isRunning = data.search.state === 'running'
  const parts = [
    { title: said.likely, about: said.likelyAbout, matches: held.filter(({ confidence }) => confidence >= likelyConfidence) },
    { title: said.unlikely, about: said.unlikelyAbout, matches: held.filter(({ confidence }) => confidence < likelyConfidence) },
  ].filter(({ matches }) => matches.length > 0)
  return (
    <>
      <p role="status" className={saying.failure ? styles.failure : styles.standing}>
        {saying.failure?.detail ?? (isRunning ? said.looking : '')}
      </p>
      {parts.map(({ title, about, matches }) => (
        <section key={title} className={styles.part}>
          <h2 className={styles.heading}>{title}</h2>
          <p className={styles.about}>{about}</p>
          <Cards>
            {matches.map((match) => (
              <MatchCard key={match.pk} match={match} view="all" saying={saying} level={3} />
            ))}
          </Cards>
        </section>
      ))}
      {held.length > 0 && <p className={styles.about}>{data.free.words}</p>}
    </>
  )
}
