import { useEffect } from 'react'
import { useWords } from '../../../client/language.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { fees } from '../../data/fees.ts'
import { foundAccounts } from '../../data/found-accounts.ts'
import { type Search, type Source, search } from '../../data/search.ts'
import { usePolling } from '../../data/use-polling.ts'
import type { PanelProps } from '../panel-props.ts'
import { QuickCheck } from './quick-check.tsx'
import { Requests } from './requests.tsx'
import styles from './search-progress.module.css'
import { words } from './search-progress.words.ts'

const askAgain = () => void search.load(true)

/** How the search stands, source by source. It follows a search that runs, and says when it has ended. Without one: what was looked through anyway. */
export function SearchProgress({ empty }: PanelProps) {
  const said = useWords(words)
  const looked = search.use()
  const isRunning = looked.data?.state === 'running'
  usePolling(isRunning, askAgain)
  const endedAt = looked.data?.ended_at
  useEffect(() => {
    if (!endedAt) return
    // What the search has found was not there when this was loaded.
    void foundAccounts.load(true)
    void fees.load(true)
  }, [endedAt])
  return (
    <Loaded of={looked} empty={empty}>
      {(data) =>
        data === null ? (
          <QuickCheck empty={empty} />
        ) : (
          <div className={styles.progress}>
            <Standing search={data} isAway={looked.failure !== undefined} />
            <section className={styles.part}>
              <h2 className={styles.heading}>{said.sources}</h2>
              <ul className={styles.sources}>
                {data.sources.map((source) => (
                  <OneSource key={source.source} source={source} hasEnded={data.state === 'ended'} />
                ))}
              </ul>
            </section>
            <Requests />
          </div>
        )
      }
    </Loaded>
  )
}

/** The one sentence that is said aloud when it changes. */
function Standing({ search: { state, sources }, isAway }: { readonly search: Search; readonly isAway: boolean }) {
  const said = useWords(words)
  const found = (name: Source['source']) => sources.find(({ source }) => source === name)?.found ?? 0
  const count = found('plan-filings') + found('your-entries')
  const isWaiting = state === 'ended' && sources.some((one) => one.state === 'running')
  const title = state === 'running' ? said.running : said.ended(count)
  return (
    <div role="status">
      <Note title={title} look={state === 'ended' && count > 0 ? 'good' : 'sun'}>
        {isAway ? said.away : isWaiting ? said.waitingForKeepers : said.leave}
      </Note>
    </div>
  )
}

function OneSource({ source: { source, state, found }, hasEnded }: { readonly source: Source; readonly hasEnded: boolean }) {
  const said = useWords(words)
  const { name, about } = said.source[source]
  const isAsking = hasEnded && state === 'running'
  return (
    <li className={styles.source}>
      <span className={`${styles.mark} ${styles[state]}`} aria-hidden="true" />
      <div className={styles.what}>
        <strong>{name}</strong>
        <p className={styles.about}>{about}</p>
        {state !== 'waiting' && <p className={styles.count}>{said.found(found, state === 'done')}</p>}
      </div>
      <Tag look={state === 'done' ? 'sure' : 'maybe'}>{isAsking ? said.asking : said.state[state]}</Tag>
    </li>
  )
}
