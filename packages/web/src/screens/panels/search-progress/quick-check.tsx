import { useWords } from '../../../client/language.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { heldAccounts } from '../../data/accounts/held-accounts.ts'
import { retirementMoney, type Unclaimed, unclaimed } from '../../data/search/unclaimed.ts'
import { usePolling } from '../../data/use-polling.ts'
import { words } from './quick-check.words.ts'
import styles from './search-progress.module.css'

const askAgain = () => void unclaimed.load(true)

/** What was searched for a person who has started no search: the lists of states, their own accounts, and who was not asked. */
export function QuickCheck({ empty }: { readonly empty: string | undefined }) {
  const listed = unclaimed.use()
  usePolling(listed.data?.search.state === 'running', askAgain)
  return (
    <Loaded of={listed} empty={empty} isEmpty={({ search }) => search.state === 'needs_personal_information'}>
      {(data) => <QuickResult data={data} />}
    </Loaded>
  )
}

function QuickResult({ data }: { readonly data: Unclaimed }) {
  const said = useWords(words)
  const held = heldAccounts.use()
  const isRunning = data.search.state === 'running'
  const found = retirementMoney(data).length
  const others = data.results.length - found
  const about = [said.states.about, others > 0 && !isRunning ? said.others(others) : ''].filter(Boolean).join(' ')
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{said.title}</h2>
      <ul className={styles.sources} aria-busy={isRunning || undefined}>
        <Source mark={isRunning ? 'running' : 'done'} name={said.states.name} about={about}>
          <span role="status" className={styles.count}>
            {isRunning ? said.looking : found === 0 ? said.noRetirement : said.found(found)}
          </span>
        </Source>
        <Source mark={held.data ? 'done' : undefined} name={said.own.name} about={said.own.about}>
          <span className={styles.count}>{held.data && said.found(held.data.length)}</span>
        </Source>
        <Source mark={undefined} name={said.providers.name} about={said.providers.about}>
          <Tag look="maybe">{said.notAsked}</Tag>
        </Source>
      </ul>
    </section>
  )
}

type Props = {
  readonly mark: 'running' | 'done' | undefined
  readonly name: string
  readonly about: string
  readonly children: React.ReactNode
}

function Source({ mark, name, about, children }: Props) {
  return (
    <li className={styles.source}>
      <span className={[styles.mark, mark && styles[mark]].filter(Boolean).join(' ')} aria-hidden="true" />
      <div className={styles.what}>
        <strong>{name}</strong>
        <p className={styles.about}>{about}</p>
      </div>
      {children}
    </li>
  )
}
