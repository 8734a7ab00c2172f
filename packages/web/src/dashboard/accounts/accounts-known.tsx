import { useEffect } from 'react'
import { language, useWords, type Words } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { answerDue } from '../../screens/data/accounts/answer-due.ts'
import { type FoundAccount, foundAccounts } from '../../screens/data/accounts/found-accounts.ts'
import { calls, comingCalls, searchTopics } from '../../screens/data/calls/calls.ts'
import { words as accountWords } from '../../screens/panels/accounts-found/accounts-found.words.ts'
import { groupOf, nextAction, sortAccounts } from '../../screens/panels/accounts-found/sort-accounts.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from '../frame/parts.module.css'

type Own = { readonly found: string; readonly allFound: string; readonly bookCall: string; readonly bookedCall: string }

const words: Words<Own> = {
  en: {
    found: 'Your old accounts',
    allFound: 'See the details, and how we know',
    bookCall: 'Book a free call about it',
    bookedCall: 'See your booked call',
  },
  es: {
    found: 'Tus cuentas antiguas',
    allFound: 'Verlo todo, y cómo lo sabemos',
    bookCall: 'Reservar una llamada gratis',
    bookedCall: 'Ver tu llamada reservada',
  },
}

/** What a search has found, a line for each account: where, how sure that is, and what is next. Moves have a card of their own. */
export function AccountsKnown() {
  const said = useWords(words)
  const found = foundAccounts.use()
  const isCallBooked = comingCalls(calls.use().data ?? [], new Date()).some(({ topic }) => searchTopics.includes(topic))
  // Record keepers answer in days, whatever page is open.
  useEffect(() => void foundAccounts.load(true), [])
  return (
    <Loaded of={found} empty={undefined}>
      {(all) => {
        const own = sortAccounts(all.filter(isShown))
        if (own.length === 0) return null
        return (
          <section className={styles.part} aria-labelledby="found">
            <h2 id="found">{said.found}</h2>
            <ul className={styles.lines}>
              {own.map((account) => (
                <AccountLine key={account.pk} account={account} isCallBooked={isCallBooked} />
              ))}
            </ul>
            <PlaceLink className={styles.more} place="accounts-found">
              {said.allFound}
            </PlaceLink>
          </section>
        )
      }}
    </Loaded>
  )
}

/** An account that is the person's as far as is known, and is not being moved. */
export function isShown({ show, is_mine, rollover }: FoundAccount): boolean {
  return show && is_mine !== 'no' && rollover === null
}

type LineProps = { readonly account: FoundAccount; readonly isCallBooked: boolean }

function AccountLine({ account, isCallBooked }: LineProps) {
  const said = useWords(words)
  const { tags, nothingThere, heldAt, noKeeper, next: nextWords, waitUntil } = useWords(accountWords)
  const { employer_name: employer, record_keeper_name: keeper, record_keeper_answer: heard, kind } = account
  const group = groupOf(account)
  // Of one that has answered we need not say that its name is missing.
  const isKeeperSaid = kind !== 'no-match' && keeper !== employer && !(keeper === null && heard === 'found')
  const next = nextAction(account, false)
  const due = next === 'wait' ? answerDue(account) : undefined
  const callWords = isCallBooked ? said.bookedCall : said.bookCall
  const isCall = next === 'call' || next === 'look-further' || next === 'gone'
  return (
    <li className={styles.line}>
      <strong>{employer}</strong>
      <Tag look={group === 'confirmed' ? 'sure' : 'maybe'}>{heard === 'nothing' ? nothingThere : tags[group]}</Tag>
      {isKeeperSaid && <span className={styles.about}>{keeper === null ? noKeeper : heldAt(keeper)}</span>}
      <span>{due === undefined ? nextWords[next] : `${nextWords[next]} ${waitUntil(dateWords(due, language()))}`}</span>
      {isCall && (
        <PlaceLink className={styles.more} place="search-call" aria-label={`${callWords}: ${employer}`}>
          {callWords}
        </PlaceLink>
      )}
    </li>
  )
}
