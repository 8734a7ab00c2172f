import { useWords } from '../../../client/language.ts'
import { Cards } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { type Unclaimed, unclaimed, unclaimedNew } from '../../data/search/unclaimed.ts'
import { usePolling } from '../../data/use-polling.ts'
import type { PanelProps } from '../panel-props.ts'
import { MatchCard } from './match-card.tsx'
import { shownMatches, type View } from './match-view.ts'
import styles from './unclaimed-matches.module.css'
import { words } from './unclaimed-matches.words.ts'
import { type MatchAnswers, useMatchAnswers } from './use-match-answers.ts'

const askAgain = () => void unclaimed.load(true)
const none: ReadonlySet<string> = new Set()

/** Money that states may hold for this person: whose it is, how to get it free, and how far each claim is. */
export function UnclaimedMatches({ empty, block: { view } }: PanelProps<'unclaimed-matches'>) {
  const listed = unclaimed.use()
  usePolling(listed.data?.search.state === 'running', askAgain)
  return (
    <Loaded of={listed} empty={empty}>
      {(data) => (view === 'new' ? <OnlyNew data={data} empty={empty} /> : <Matches data={data} view={view} fresh={none} empty={empty} />)}
    </Loaded>
  )
}

type Shown = { readonly data: Unclaimed; readonly empty: string | undefined }

function OnlyNew({ data, empty }: Shown) {
  const fresh = unclaimedNew.use()
  return (
    <Loaded of={fresh} empty={empty}>
      {(pks) => <Matches data={data} view="new" fresh={pks} empty={empty} />}
    </Loaded>
  )
}

function Matches({ data, view, fresh, empty }: Shown & { readonly view: View; readonly fresh: ReadonlySet<string> }) {
  const said = useWords(words)
  const saying = useMatchAnswers()
  const shown = shownMatches(data.results, view, fresh)
  const asksWhose = view === 'all' || view === 'new'
  const isSearching = data.search.state === 'running'
  return (
    <section className={styles.matches}>
      <MatchesLeft saying={saying} open={shown.filter(({ state }) => state === 'found').length} asks={asksWhose && shown.length > 0} />
      {isSearching && <p className={styles.about}>{said.searching}</p>}
      {shown.length === 0 && !isSearching && <Empty>{empty}</Empty>}
      <Cards>
        {shown.map((match) => (
          <MatchCard key={match.pk} match={match} view={view} saying={saying} />
        ))}
      </Cards>
      {shown.length > 0 && <p className={styles.about}>{data.free.words}</p>}
    </section>
  )
}

/** How many still wait for an answer, and the result of the last one: announced when it changes. */
function MatchesLeft({
  saying: { told, failure },
  open,
  asks,
}: {
  readonly saying: MatchAnswers
  readonly open: number
  readonly asks: boolean
}) {
  const said = useWords(words)
  const line = open > 0 ? said.open(open) : asks ? said.allAnswered : ''
  return (
    <p role="status" className={failure ? styles.failure : styles.standing}>
      {failure ? failure.detail : [told && said.saved[told.kind](told.holder), line].filter(Boolean).join(' ')}
    </p>
  )
}
