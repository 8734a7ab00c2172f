import { useEffect } from 'react'
import { useWords } from '../../../client/language.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { fees } from '../../data/accounts/fees.ts'
import { type FoundAccount, foundAccounts } from '../../data/accounts/found-accounts.ts'
import { savedEmployers } from '../../data/search/employers.ts'
import { type Search, type Source, search } from '../../data/search/search.ts'
import { usePolling } from '../../data/use-polling.ts'
import type { PanelProps } from '../panel-props.ts'
import { QuickCheck } from './quick-check.tsx'
import { Requests } from './requests.tsx'
import styles from './search-progress.module.css'
import { words } from './search-progress.words.ts'

const askAgain = () => void search.load(true)

/** The state of the search, source by source. It follows a running search and announces its end. Without one: what was searched anyway. */
export function SearchProgress({ empty }: PanelProps) {
  const looked = search.use()
  const isRunning = looked.data?.state === 'running'
  usePolling(isRunning, askAgain)
  useFoundAnew(looked.data?.ended_at)
  const { data: accounts } = foundAccounts.use()
  const { data: jobs } = savedEmployers.use()
  const isAway = looked.failure !== undefined
  return (
    <Loaded of={looked} empty={empty}>
      {(data) =>
        data === null ? <QuickCheck empty={empty} /> : <Progress search={data} accounts={accounts} jobs={jobs} isAway={isAway} />
      }
    </Loaded>
  )
}

/** What the search has found was not there when this was loaded, nor in an answer that is on its way: neither counts as fresh. */
function useFoundAnew(endedAt: string | null | undefined): void {
  useEffect(() => {
    if (!endedAt) return
    for (const { forget, load } of [foundAccounts, fees]) {
      forget()
      void load()
    }
  }, [endedAt])
}

type ProgressProps = {
  readonly search: Search
  readonly accounts: readonly FoundAccount[] | undefined
  readonly jobs: readonly unknown[] | undefined
  readonly isAway: boolean
}

function Progress({ search, accounts, jobs, isAway }: ProgressProps) {
  const said = useWords(words)
  const isUnasked = isNobodyAsked(search, accounts)
  return (
    <div className={styles.progress}>
      <SearchState search={search} isNobodyAsked={isUnasked} hasNoEmployer={accounts?.length === 0 && jobs?.length === 0} isAway={isAway} />
      <section className={styles.part}>
        <h2 className={styles.heading}>{said.sources}</h2>
        <ul className={styles.sources}>
          {search.sources.map((source) => (
            <OneSource
              key={source.source}
              source={source}
              hasEnded={search.state === 'ended'}
              isUnasked={source.source === 'record-keepers' && isUnasked}
            />
          ))}
        </ul>
      </section>
      <Requests />
    </div>
  )
}

/** True for a search that has ended without one provider or employer that could be asked. */
function isNobodyAsked({ state, sources }: Search, accounts: readonly FoundAccount[] | undefined): boolean {
  const areKeepersDone = sources.some((one) => one.source === 'record-keepers' && one.state === 'done')
  return state === 'ended' && areKeepersDone && accounts?.every(({ asked_at }) => asked_at === null) === true
}

type SearchStateProps = {
  readonly search: Search
  readonly isNobodyAsked: boolean
  readonly hasNoEmployer: boolean
  readonly isAway: boolean
}

/** The one sentence that is announced when it changes. */
function SearchState({ search: { state, sources }, isNobodyAsked, hasNoEmployer, isAway }: SearchStateProps) {
  const said = useWords(words)
  const found = (name: Source['source']) => sources.find(({ source }) => source === name)?.found ?? 0
  const fitting = found('plan-filings')
  const count = fitting + found('your-entries')
  const isWaiting = state === 'ended' && sources.some((one) => one.state === 'running')
  const meaning = isWaiting ? 'waitingForKeepers' : isNobodyAsked ? 'nobodyAsked' : 'leave'
  const ended = hasNoEmployer ? said.noEmployer : { title: said.ended(fitting), means: said[meaning] }
  const { title, means } = state === 'running' ? { title: said.running, means: said.runningMeans } : ended
  return (
    <div role="status">
      <Note title={title} look={state === 'ended' && count > 0 ? 'good' : 'sun'}>
        {isAway ? said.away : means}
      </Note>
    </div>
  )
}

type SourceProps = { readonly source: Source; readonly hasEnded: boolean; readonly isUnasked: boolean }

function OneSource({ source: { source, state, found }, hasEnded, isUnasked }: SourceProps) {
  const said = useWords(words)
  const { name, about } = said.source[source]
  const isAsking = hasEnded && state === 'running'
  const tag = isUnasked ? said.notAsked.tag : isAsking ? said.asking : said.state[state]
  return (
    <li className={styles.source}>
      <span className={[styles.mark, isUnasked ? '' : styles[state]].filter(Boolean).join(' ')} aria-hidden="true" />
      <div className={styles.what}>
        <strong>{name}</strong>
        <p className={styles.about}>{isUnasked ? said.notAsked.about : about}</p>
        {state !== 'waiting' && !isUnasked && <p className={styles.count}>{said.found(source, found, state === 'done')}</p>}
      </div>
      <Tag look={state === 'done' && !isUnasked ? 'sure' : 'maybe'}>{tag}</Tag>
    </li>
  )
}
