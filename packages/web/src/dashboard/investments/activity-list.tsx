import { dollarWords } from '@app/schemas/rules/money/money'
import { useEffect, useState } from 'react'
import { language, useWords } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { type ActivityKind, type ActivityPage, activityPage, latestActivity, portfolioNow } from '../../screens/data/money/portfolio.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { More } from '../../ui/more.tsx'
import styles from '../frame/parts.module.css'
import money from '../transfer/money.module.css'
import { words } from './investments.words.ts'

type Activity = ActivityPage['results'][number]
type Shown = ActivityKind | 'everything'

const filters: readonly Shown[] = ['everything', 'bought', 'sold', 'dividend', 'adjusted', 'chosen']

/** What was bought, sold and brought back to its aim, the latest first; earlier pages are added when asked for. */
export function ActivityList() {
  const said = useWords(words)
  useEffect(() => void latestActivity.load(true), [])
  return (
    <Loaded of={latestActivity.use()} empty={undefined}>
      {(latest) =>
        latest && (
          <section className={styles.part} aria-labelledby="activity">
            <h2 id="activity">{said.activity}</h2>
            {latest.results.length === 0 ? <p>{said.noActivity}</p> : <Filtered latest={latest} />}
          </section>
        )
      }
    </Loaded>
  )
}

type Read = { readonly shown: Shown; readonly pages: readonly ActivityPage[] }

/** All kinds, or one of them. What was shown stays until the answer is there. */
function Filtered({ latest }: { readonly latest: ActivityPage }) {
  const said = useWords(words)
  const [read, setRead] = useState<Read>({ shown: 'everything', pages: [] })
  const [problem, setProblem] = useState('')
  const pages = read.shown === 'everything' ? [latest, ...read.pages] : read.pages
  const results = pages.flatMap((page) => page.results)
  const next = pages.at(-1)?.next_offset ?? null
  const show = async (shown: Shown, offset: number) => {
    const id = portfolioNow.peek()?.pk
    if (id === undefined) return
    if (shown === 'everything' && offset === 0) return setRead({ shown, pages: [] })
    const answer = await activityPage(id, { kind: shown === 'everything' ? undefined : shown, offset })
    setProblem(answer.ok ? '' : answer.failure.detail)
    if (answer.ok) setRead((before) => ({ shown, pages: offset === 0 ? [answer.data] : [...before.pages, answer.data] }))
  }
  return (
    <>
      <Choices
        legend={said.show}
        choices={filters.map((value) => ({ value, label: value === 'everything' ? said.everything : said.filters[value] }))}
        chosen={read.shown}
        onChoose={(shown) => void show(shown, 0)}
      />
      {results.length === 0 && <Empty>{said.noneOf}</Empty>}
      <ul className={styles.lines}>
        {results.map((activity) => (
          <ActivityLine key={activity.id} activity={activity} />
        ))}
      </ul>
      <p role="status">{problem}</p>
      {next !== null && (
        <Button look="small" onClick={() => void show(read.shown, next)}>
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
