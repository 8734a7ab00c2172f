import { useWords, type Words } from '../../client/language.ts'
import { isBeingFiled, type Match, openMatches, unclaimed } from '../../screens/data/search/unclaimed.ts'
import { words as stateWords } from '../../screens/panels/unclaimed-matches/unclaimed-matches.words.ts'
import { Line, Lines } from '../../ui/lines.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from '../frame/parts.module.css'
import own from './overview-page.module.css'

type Own = { readonly title: string; readonly about: string; readonly more: (count: number) => string; readonly all: string }

const words: Words<Own> = {
  en: {
    title: 'Money that states hold',
    about: 'It isn’t counted in your savings. Claiming it is free.',
    more: (count) => (count === 1 ? 'And one more.' : `And ${count} more.`),
    all: 'See each, and claim it',
  },
  es: {
    title: 'Dinero que guardan los estados',
    about: 'No cuenta entre tus ahorros. Reclamarlo es gratis.',
    more: (count) => (count === 1 ? 'Y una cantidad más.' : `Y ${count} más.`),
    all: 'Ver cada una y reclamarla',
  },
}

const shown = 3

/** What states may hold for this person and have not paid yet: what is under way first. Renders nothing without any. */
export function StateMoney() {
  const said = useWords(words)
  const { data } = unclaimed.use()
  const open = openMatches(data)
  if (open.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="state-money">
      <h2 id="state-money">{said.title}</h2>
      <p className={styles.about}>{said.about}</p>
      <Lines>
        {open.slice(0, shown).map((match) => (
          <MatchLine key={match.pk} match={match} />
        ))}
      </Lines>
      {open.length > shown && <p className={styles.about}>{said.more(open.length - shown)}</p>}
      <PlaceLink className={styles.more} place="state-money">
        {said.all}
      </PlaceLink>
    </section>
  )
}

function MatchLine({ match }: { readonly match: Match }) {
  const said = useWords(stateWords)
  const { holder, state, free_way: way, amount_words: amount } = match
  return (
    <Line>
      <span className={own.name}>
        <strong>{holder}</strong>
        <span className={styles.about}>{said.heldBy(way.state_name)}</span>
        <Tag look={state === 'found' ? 'maybe' : 'sure'}>{isBeingFiled(match) ? said.filing : said.state[state]}</Tag>
      </span>
      <span className={own.figure}>{amount}</span>
    </Line>
  )
}
