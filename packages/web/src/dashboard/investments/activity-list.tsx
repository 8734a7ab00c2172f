import { dollarWords } from '@app/schemas/rules/money/money'
import { useEffect, useState } from 'react'
import { language, useWords } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { type ActivityPage, latestActivity, moreActivity, portfolioNow } from '../../screens/data/money/portfolio.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { More } from '../../ui/more.tsx'
import styles from '../frame/parts.module.css'
import money from '../transfer/money.module.css'
import { words } from './investments.words.ts'

type Activity = ActivityPage['results'][number]

/** What was bought, sold and brought back to its aim, the latest first; earlier pages are added when asked for. */
export function ActivityList() {
  const said = useWords(words)
  useEffect(() => void latestActivity.load(true), [])
  return (
    <Loaded of={latestActivity.use()} empty={undefined}>
      {(first) =>
        first && (
          <section className={styles.part} aria-labelledby="activity">
            <h2 id="activity">{said.activity}</h2>
            {first.results.length === 0 ? <p>{said.noActivity}</p> : <Pages first={first} />}
          </section>
        )
      }
    </Loaded>
  )
}

function Pages({ first }: { readonly first: ActivityPage }) {
  const said = useWords(words)
  const [earlier, setEarlier] = useState<readonly ActivityPage[]>([])
  const [problem, setProblem] = useState('')
  const next = (earlier.at(-1) ?? first).next_offset
  const id = portfolioNow.peek()?.pk
  const show = async () => {
    if (id === undefined || next === null) return
    const answer = await moreActivity(id, next)
    if (answer.ok) setEarlier((before) => [...before, answer.data])
    setProblem(answer.ok ? '' : answer.failure.detail)
  }
  return (
    <>
      <ul className={styles.lines}>
        {[first, ...earlier]
          .flatMap(({ results }) => results)
          .map((activity) => (
            <ActivityLine key={activity.id} activity={activity} />
          ))}
      </ul>
      <p role="status">{problem}</p>
      {next !== null && (
        <Button look="small" onClick={() => void show()}>
          {said.more}
        </Button>
      )}
    </>
  )
}

function ActivityLine({ activity: { kind, at, amount, trades } }: { readonly activity: Activity }) {
  const said = useWords(words)
  return (
    <li className={styles.line}>
      <span className={money.between}>
        <strong>{said.kinds[kind]}</strong>
        {amount !== null && <span className={money.figure}>{dollarWords(amount, true)}</span>}
      </span>
      <span className={styles.day}>{dateWords(at, language())}</span>
      {trades.length > 0 && (
        <More title={said.trades(trades.length)}>
          <ul className={styles.lines}>
            {trades.map((trade) => (
              <li key={trade.id} className={styles.day}>
                {(trade.amount < 0 ? said.sold : said.bought)(trade.name, dollarWords(Math.abs(trade.amount), true))}
              </li>
            ))}
          </ul>
        </More>
      )}
    </li>
  )
}
