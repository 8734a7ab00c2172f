import { useCallback, useEffect } from 'react'
import { useWords } from '../../client/language.ts'
import { type Rollover, rollovers } from '../../screens/data/accounts/rollovers.ts'
import { begunJourneys } from '../../screens/data/journeys/journeys.ts'
import { openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { usePolling } from '../../screens/data/use-polling.ts'
import { isAtItsEnd, isOver } from '../../screens/panels/rollover-tracker/is-at-its-end.ts'
import { RolloverCard } from '../../screens/panels/rollover-tracker/rollover-card.tsx'
import { RolloverNotes } from '../../screens/panels/rollover-tracker/rollover-notes.tsx'
import { Cards } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { More } from '../../ui/more.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import parts from '../frame/parts.module.css'
import { AskForPaper } from './ask-for-paper.tsx'
import { words } from './rollover-page.words.ts'
import { TransferPapers } from './transfer-papers.tsx'

/** What was just signed is sent a moment later, by a job. */
const lookEveryMs = 5_000

/** Every account that is being moved: its stages and dates, who has it, what is next, and its papers. */
export function RolloverPage() {
  const said = useWords(words)
  const moving = rollovers.use()
  const { data: begun = [] } = begunJourneys.use()
  const look = useCallback(() => void rollovers.load(true), [])
  // It may have moved on since another page looked, and moves on while this one is open.
  useEffect(look, [look])
  usePolling(moving.data?.some(({ state }) => state !== 'received' && state !== 'cancelled') === true, look, lookEveryMs)
  return (
    <div className={parts.page}>
      <PageHeading title={said.title} />
      <Loaded of={moving} empty={undefined}>
        {(all) => (all.length === 0 ? <NoMove /> : <Moves all={all} />)}
      </Loaded>
      <RolloverNotes />
      <TransferPapers />
      {moving.data !== undefined && moving.data.length > 0 && <AskForPaper moves={moving.data} />}
      {moving.data !== undefined && moving.data.length > 0 && (
        <section className={parts.part} aria-labelledby="another">
          <h2 id="another">{said.another}</h2>
          <p>{said.anotherAbout}</p>
          <Link className={parts.main} to="/dashboard/search-result">
            {said.start}
          </Link>
          <PlaceLink className={parts.more} place="moving-money" begun={begun}>
            {said.goOn}
          </PlaceLink>
        </section>
      )}
    </div>
  )
}

function NoMove() {
  const said = useWords(words)
  return (
    <Empty>
      <p>
        <strong>{said.none}</strong>
      </p>
      <p>{said.noneAbout}</p>
      <Link className={parts.main} to="/dashboard/search-result">
        {said.find}
      </Link>
      <Link className={parts.more} to="/dashboard/need-help">
        {said.help}
      </Link>
    </Empty>
  )
}

/** Those that need something or are under way first; what is over opens when asked for. */
function Moves({ all }: { readonly all: readonly Rollover[] }) {
  const said = useWords(words)
  const { data: opened } = openedAccounts.use()
  const accounts = opened?.accounts ?? []
  const help = (
    <PlaceLink className={parts.more} place="move-call">
      {said.bookCall}
    </PlaceLink>
  )
  const draw = (one: Rollover) => <RolloverCard key={one.pk} rollover={one} isAtEnd={isAtItsEnd(accounts, one)} help={help} />
  const over = all.filter((one) => isOver(accounts, one))
  const open = all.filter((one) => !over.includes(one))
  return (
    <>
      {open.length > 0 && <Cards>{open.map(draw)}</Cards>}
      {over.length > 0 && <More title={said.over(over.length)}>{over.map(draw)}</More>}
    </>
  )
}
