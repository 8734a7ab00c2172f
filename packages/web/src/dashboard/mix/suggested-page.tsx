import { useEffect } from 'react'
import { useWords } from '../../client/language.ts'
import { openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { type Portfolio, portfolioNow, type Suggestion, suggestedModel, suggestion } from '../../screens/data/money/portfolio.ts'
import { ModelShown } from '../../screens/panels/portfolio/model-shown.tsx'
import { words as portfolioWords } from '../../screens/panels/portfolio/portfolio.words.ts'
import { whyWords } from '../../screens/panels/portfolio/why-words.ts'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from '../frame/parts.module.css'
import { words } from './mix.words.ts'
import { MixPreview } from './mix-preview.tsx'
import { Unanswered } from './unanswered.tsx'

/** What the answers as an investor lead to, why, and held against what is there. */
export function SuggestedPage() {
  const said = useWords(words)
  const found = suggestion.use()
  const { data: now } = portfolioNow.use()
  // Answers may have been changed while another page was open.
  useEffect(() => void suggestion.load(true), [])
  return (
    <div className={styles.page}>
      <PageHeading title={said.suggestedTitle} />
      {found.isKnown && !found.data ? (
        <Unanswered />
      ) : (
        <Loaded of={found} empty={undefined}>
          {(data) => data && <Suggested found={data} now={now} />}
        </Loaded>
      )}
      <Link className={styles.more} to="/dashboard/settings/investor/profile">
        {said.answers}
      </Link>
    </div>
  )
}

function Suggested({ found, now }: { readonly found: Suggestion; readonly now: Portfolio | undefined }) {
  const said = useWords(words)
  const why = useWords(portfolioWords)
  const { proposal } = found
  // Money in cash waits for a first mix.
  const isOpen = openedAccounts.use().data?.accounts.some(({ is_active: isActive }) => isActive) === true
  const suggested = suggestedModel(found)
  return (
    <>
      {now?.portfolio_model_id === suggested.pk && <p>{said.isYours}</p>}
      <ModelShown model={suggested} drift={proposal.suggested_drift} why={whyWords(proposal.model, suggested, why)} />
      {now && now.portfolio_model_id !== suggested.pk && <MixPreview now={now} picked={suggested} />}
      {(now || isOpen) && (
        <Link className={styles.more} to="/dashboard/settings/portfolio">
          {now ? said.toYours : said.first.others}
        </Link>
      )}
    </>
  )
}
