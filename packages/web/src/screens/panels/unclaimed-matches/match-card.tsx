import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { More } from '../../../ui/more.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Match } from '../../data/unclaimed.ts'
import type { View } from './match-view.ts'
import styles from './unclaimed-matches.module.css'
import { words } from './unclaimed-matches.words.ts'
import type { MatchSaying } from './use-match-saying.ts'

const looks = { found: 'maybe', confirmed: 'sure', rejected: 'maybe', 'claim-started': 'sure', claimed: 'sure' } as const

type Props = { readonly match: Match; readonly view: View; readonly saying: MatchSaying }

/** One match in a state’s list: what it is, whether it is theirs, and how to claim it. */
export function MatchCard({ match, view, saying }: Props) {
  const said = useWords(words)
  const { state, holder, kind, amount_words: amount, free_way: way, is_retirement: isRetirement } = match
  const isMine = state === 'confirmed' || state === 'claim-started' || state === 'claimed'
  return (
    <Card title={holder} tag={<Tag look={looks[state]}>{said.state[state]}</Tag>}>
      <p className={styles.amount}>{amount}</p>
      <p className={styles.about}>
        {said.heldBy(way.state_name)} · {kind}
      </p>
      {isRetirement && <p className={styles.retirement}>{said.retirement}</p>}
      <Place match={match} />
      {isMine && <ClaimPage match={match} />}
      {isMine && match.how === 'with-help' && <p>{said.withHelp}</p>}
      {view === 'claim' ? <Claiming match={match} saying={saying} /> : <Mine match={match} saying={saying} />}
      {isMine && view !== 'all' && <Papers match={match} />}
      <Why match={match} />
    </Card>
  )
}

type Part = Pick<Props, 'match'>

function Place({ match: { address_on_record: address } }: Part) {
  const said = useWords(words)
  const place = [address.city, [address.state, address.zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return place ? <p className={styles.about}>{said.address(place)}</p> : null
}

function ClaimPage({ match: { free_way: way } }: Part) {
  const said = useWords(words)
  const { claim_page: page, is_states_own_page: isOwn, state_name: state } = way
  if (!page.startsWith('https://')) return null
  return (
    <a className={styles.link} href={page} target="_blank" rel="noopener noreferrer">
      {isOwn ? said.page(state) : said.generalPage(state)} <span className={styles.about}>({said.newTab})</span>
    </a>
  )
}

/** “Mine” or “not mine”, kept at once; and the way back. */
function Mine({ match, saying }: Pick<Props, 'match' | 'saying'>) {
  const said = useWords(words)
  const { state, holder, pk } = match
  const isBusy = saying.busyPk === pk
  if (state === 'claim-started' || state === 'claimed') return null
  if (state !== 'found') {
    return (
      <Button
        look="small"
        className={styles.undo}
        isBusy={isBusy}
        aria-label={`${said.undo}: ${holder}`}
        onClick={() => saying.answer(match, 'unsure')}
      >
        {said.undo}
      </Button>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a card would need a legend that says the heading again
    <div className={styles.answers} role="group" aria-label={holder}>
      <Button look="small" isBusy={isBusy} aria-label={`${said.mine}: ${holder}`} onClick={() => saying.answer(match, 'yes')}>
        {said.mine}
      </Button>
      <Button look="small" isBusy={isBusy} aria-label={`${said.notMine}: ${holder}`} onClick={() => saying.answer(match, 'no')}>
        {said.notMine}
      </Button>
    </div>
  )
}

/** How far a claim is: two boxes that are kept at once, each with its way back. */
function Claiming({ match, saying }: Pick<Props, 'match' | 'saying'>) {
  const said = useWords(words)
  const { state, pk } = match
  const isBusy = saying.busyPk === pk
  const isSent = state !== 'confirmed'
  const send = () => (isSent ? saying.answer(match, 'yes') : saying.claim(match, 'sent'))
  return (
    <div className={styles.claim}>
      {state !== 'claimed' && (
        <label className={styles.box}>
          <input type="checkbox" checked={isSent} aria-disabled={isBusy || undefined} onChange={() => isBusy || send()} />
          {said.sent}
        </label>
      )}
      {isSent && (
        <label className={styles.box}>
          <input
            type="checkbox"
            checked={state === 'claimed'}
            aria-disabled={isBusy || undefined}
            onChange={() => isBusy || saying.claim(match, state === 'claimed' ? 'not-paid' : 'paid')}
          />
          {said.paid}
        </label>
      )}
    </div>
  )
}

function Papers({ match: { free_way: way } }: Part) {
  const said = useWords(words)
  return (
    <More title={said.claim}>
      <p>{said.papers}</p>
      <ul className={styles.papers}>
        {way.papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
      <p>{way.usual_wait}</p>
    </More>
  )
}

function Why({ match: { why, confidence, report_year: year, state_reference: reference } }: Part) {
  const said = useWords(words)
  return (
    <More title={said.how}>
      <p>{why}</p>
      <p>{said.sure(confidence)}</p>
      <p>{said.reported(year, reference)}</p>
      <p>{said.amountTold}</p>
    </More>
  )
}
