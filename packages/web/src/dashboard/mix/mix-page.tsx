import { dollarWords } from '@app/schemas/rules/money/money'
import { useEffect, useState } from 'react'
import { language, useWords } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { type BrokerageAccount, openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { type Portfolio, portfolioNow, suggestion } from '../../screens/data/money/portfolio.ts'
import { MixParts } from '../../screens/panels/portfolio/mix-parts.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from '../frame/parts.module.css'
import { NothingYet } from '../starts/nothing-yet.tsx'
import { ChangeMix } from './change-mix.tsx'
import { words } from './mix.words.ts'
import { Unanswered } from './unanswered.tsx'

/** The mix that counts, whether it still fits, and another one in its place, seen before anything is bought or sold. */
export function MixPage() {
  const said = useWords(words)
  // Answers about risk may have been changed while another page was open.
  useEffect(() => void suggestion.load(true), [])
  const held = portfolioNow.use()
  // Kept here, since the first mix that is chosen draws what is below anew.
  const [news, setNews] = useState('')
  const onChanged = (mix: string) => setNews(said.changed(mix))
  return (
    <div className={styles.page}>
      <PageHeading title={said.title} />
      {held.isKnown && !held.data ? (
        <NoMix onChanged={onChanged} />
      ) : (
        <Loaded of={held} empty={undefined}>
          {(now) => now && <OwnMix now={now} news={news} onChanged={onChanged} />}
        </Loaded>
      )}
    </div>
  )
}

/** Also what comes in. An account may be empty, and more than empty: a deposit that came back is owed. */
function hasMoney({ cash_available: cash, unsettled, pending }: BrokerageAccount): boolean {
  return cash + unsettled + pending > 0
}

/** Before an account is open there is nothing to invest; once one is, its money waits for a mix. */
function NoMix({ onChanged }: Pick<PicksProps, 'onChanged'>) {
  const said = useWords(words)
  const { none, noneAbout } = said
  const [opened, found] = [openedAccounts.use(), suggestion.use()]
  return (
    <Loaded of={opened} empty={undefined}>
      {({ accounts }) =>
        accounts.some(({ is_active: isActive }) => isActive) ? (
          <>
            <section className={styles.part} aria-labelledby="in-cash">
              <h2 id="in-cash">{accounts.some(hasMoney) ? said.inCash : said.noMoney}</h2>
              <p>{accounts.some(hasMoney) ? said.inCashAbout : said.noMoneyAbout}</p>
            </section>
            <Picks now={undefined} found={found} onChanged={onChanged} />
            <Link className={styles.more} to="/dashboard/settings/portfolio-build">
              {said.buildOwn}
            </Link>
          </>
        ) : (
          <NothingYet title={none} about={noneAbout} />
        )
      }
    </Loaded>
  )
}

type PicksProps = {
  readonly now: Portfolio | undefined
  readonly found: ReturnType<typeof suggestion.use>
  readonly onChanged: (mix: string) => void
}

/** The ready-made mixes, once there are answers to hold them against. */
function Picks({ now, found, onChanged }: PicksProps) {
  if (found.isKnown && !found.data) return <Unanswered />
  return (
    <Loaded of={found} empty={undefined}>
      {(data) => data && <ChangeMix key={now?.version} now={now} found={data} onChanged={onChanged} />}
    </Loaded>
  )
}

type OwnProps = Pick<PicksProps, 'onChanged'> & { readonly now: Portfolio; readonly news: string }

function OwnMix({ now, news, onChanged }: OwnProps) {
  const said = useWords(words)
  const found = suggestion.use()
  const { name, chosen_at, kind, stocks, target, suitability, portfolio_model_id } = now
  return (
    <>
      <section className={styles.part} aria-labelledby="mix-now">
        <h2 id="mix-now">{name}</h2>
        <p>{said.chosen(dateWords(chosen_at, language()), stocks)}</p>
        {found.data?.proposal.suggested_model_id === portfolio_model_id && <p>{said.fits}</p>}
        <MixParts name={name} stocks={stocks} allocation={target} facts={costFacts(now, said)} />
        <p className={styles.about}>{kind === 'model' ? said.glides : said.stays}</p>
        {suitability.words !== null && (
          <Note title={said.unsuitable}>
            <p>{suitability.words}</p>
          </Note>
        )}
        <OutcomeLine text={news} />
      </section>
      <Picks now={now} found={found} onChanged={onChanged} />
      <Link className={styles.more} to="/dashboard/settings/portfolio-build">
        {kind === 'custom' ? said.changeOwn : said.buildOwn}
      </Link>
      <Link className={styles.more} to="/dashboard/settings/investor/portfolio">
        {said.toSuggested}
      </Link>
    </>
  )
}

/** What its funds cost: of what is held, and of a sum that is easily reckoned with. */
function costFacts({ value, yearly_cost_of_10000: forEach }: Portfolio, { costNow, each, aYear }: (typeof words)['en']) {
  const facts = [{ name: each, value: aYear(dollarWords(forEach, true)) }]
  return value ? [{ name: costNow, value: aYear(dollarWords((value * forEach) / 10_000, true)) }, ...facts] : facts
}
