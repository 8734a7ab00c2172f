import { useEffect, useRef } from 'react'
import { language, useWords } from '../../../client/language.ts'
import { dateWords, longDayWords } from '../../../client/words/day-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { More } from '../../../ui/more.tsx'
import { Note } from '../../../ui/note.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { isBeingFiled, type Match } from '../../data/search/unclaimed.ts'
import type { View } from './match-view.ts'
import styles from './unclaimed-matches.module.css'
import { words } from './unclaimed-matches.words.ts'
import type { MatchAnswers } from './use-match-answers.ts'

const tones = { found: 'maybe', confirmed: 'sure', rejected: 'maybe', 'claim-started': 'sure', claimed: 'sure' } as const

type Props = { readonly match: Match; readonly view: View; readonly saying: MatchAnswers; readonly level?: 2 | 3 }

/** One match in a state’s list: what it is, whether it is theirs, and how to claim it. */
export function MatchCard({ match, view, saying, level = 2 }: Props) {
  const said = useWords(words)
  const { state, holder, kind, amount_words: amount, free_way: way, is_retirement: isRetirement } = match
  const isMine = state === 'confirmed' || state === 'claim-started' || state === 'claimed'
  return (
    <Card title={holder} level={level} tag={<Tag look={tones[state]}>{isBeingFiled(match) ? said.filing : said.state[state]}</Tag>}>
      <p className={styles.amount}>{amount}</p>
      <p className={styles.about}>
        {said.heldBy(way.state_name)} · {kind}
      </p>
      {isRetirement && <p className={styles.retirement}>{said.retirement}</p>}
      <Place match={match} />
      {isMine && <ClaimPage match={match} />}
      {isMine && match.how === 'with-help' && <p>{match.filed_on ? said.filedOn(longDayWords(match.filed_on)) : said.withHelp}</p>}
      {match.late_since !== null && <Note title={said.lateTitle}>{said.late(dateWords(match.late_since, language()))}</Note>}
      {view === 'claim' ? <Claiming match={match} saying={saying} /> : <Mine match={match} saying={saying} />}
      <div className={styles.more}>
        {isMine && view !== 'all' && <Papers match={match} />}
        <Why match={match} />
      </div>
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

/** “Mine” or “not mine”, saved at once; and the way to undo it. */
function Mine({ match, saying }: Pick<Props, 'match' | 'saying'>) {
  const said = useWords(words)
  const { state, holder, pk } = match
  const isBusy = saying.busy?.pk === pk
  const labels = { yes: said.mine, no: said.notMine, unsure: said.undo }
  const box = useFocusFollows(state)
  if (state === 'claim-started' || state === 'claimed') return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a card would need a legend that says the heading again
    <div className={styles.answers} ref={box} role="group" aria-label={holder}>
      {answersTo[state].map((mine) => (
        <Button
          key={mine}
          look="small"
          isBusy={isBusy}
          aria-label={`${labels[mine]}: ${holder}`}
          onClick={() => saying.answer(match, mine)}
        >
          {labels[mine]}
        </Button>
      ))}
    </div>
  )
}

const answersTo = { found: ['yes', 'no'], confirmed: ['unsure'], rejected: ['unsure'] } as const

/** The pressed button goes with its answer: the keyboard focus continues at the one that takes its place. */
function useFocusFollows(state: Match['state']) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus()
  }, [state])
  return box
}

/** How far a claim is: two boxes that are saved at once, each with its undo. */
function Claiming({ match, saying }: Pick<Props, 'match' | 'saying'>) {
  const said = useWords(words)
  const { state, pk } = match
  const keeping = saying.busy?.pk === pk ? saying.busy.kind : undefined
  const isBusy = keeping !== undefined
  const isSent = state !== 'confirmed'
  // A tick shows at once; if it cannot be saved, it is removed and the reason is shown.
  const looksSent = keeping === 'sent' || (isSent && keeping !== 'yes')
  const looksPaid = keeping === 'paid' || (state === 'claimed' && keeping !== 'not-paid')
  const send = () => (isSent ? saying.answer(match, 'yes') : saying.claim(match, 'sent'))
  return (
    <div className={styles.claim}>
      {state !== 'claimed' && (
        <label className={styles.box}>
          <input type="checkbox" checked={looksSent} aria-disabled={isBusy || undefined} onChange={() => isBusy || send()} />
          {said.sent}
        </label>
      )}
      {isSent && (
        <label className={styles.box}>
          <input
            type="checkbox"
            checked={looksPaid}
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
