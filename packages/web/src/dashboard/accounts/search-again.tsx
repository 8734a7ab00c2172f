import { useCallback, useState } from 'react'
import { language, useWords, type Words } from '../../client/language.ts'
import type { Failure } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { foundAccounts } from '../../screens/data/accounts/found-accounts.ts'
import { type Searched, searched, storeSearched } from '../../screens/data/search/searched.ts'
import { usePolling } from '../../screens/data/use-polling.ts'
import { Button } from '../../ui/button.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from '../frame/parts.module.css'

type Own = {
  readonly title: string
  readonly first: string
  readonly never: string
  readonly begin: string
  readonly last: (day: string) => string
  readonly running: string
  readonly again: string
  readonly more: string
  readonly begun: string
}

const words: Words<Own> = {
  en: {
    title: 'Search once more',
    first: 'Search for old accounts',
    never: 'No search has been made yet. It looks through plan filings, and then at the companies that hold old plans.',
    begin: 'Begin a search',
    last: (day) => `The last search was on ${day}. Filings and answers change, so another one can find more.`,
    running: 'A search is under way. What it finds shows up here as it comes in.',
    again: 'Search now',
    more: 'Add a job or another name first',
    begun: 'The search has begun.',
  },
  es: {
    title: 'Buscar otra vez',
    first: 'Buscar cuentas antiguas',
    never:
      'Todavía no se ha hecho ninguna búsqueda. Revisa los informes de los planes y luego las empresas que administran planes antiguos.',
    begin: 'Empezar una búsqueda',
    last: (day) => `La última búsqueda fue el ${day}. Los informes y las respuestas cambian, así que otra puede encontrar más.`,
    running: 'Hay una búsqueda en curso. Lo que encuentre aparece aquí solo.',
    again: 'Buscar ahora',
    more: 'Agregar antes un empleo u otro nombre',
    begun: 'La búsqueda ha empezado.',
  },
}

const lookEveryMs = 3_000

/** When the last search was, and another one at a press. */
export function SearchAgain() {
  const said = useWords(words)
  const held = searched.use()
  const isRunning = held.data?.search?.state === 'running'
  const look = useCallback(() => {
    void searched.load(true)
    void foundAccounts.load(true)
  }, [])
  usePolling(isRunning, look, lookEveryMs)
  const { news, ...another } = useAnotherSearch(said.begun)
  return (
    <section className={styles.part} aria-labelledby="search-again">
      <h2 id="search-again">{held.data?.search === null ? said.first : said.title}</h2>
      <Loaded of={held} empty={undefined}>
        {(known) => <Last known={known} said={said} {...another} />}
      </Loaded>
      <OutcomeLine text={news} isForLost />
    </section>
  )
}

type LastProps = { readonly known: Searched; readonly said: Own } & Omit<ReturnType<typeof useAnotherSearch>, 'news'>

function Last({ known: { search }, said, isBusy, again }: LastProps) {
  if (search === null)
    return (
      <>
        <p>{said.never}</p>
        <PlaceLink className={styles.main} place="search">
          {said.begin}
        </PlaceLink>
      </>
    )
  if (search.state === 'running') return <p>{said.running}</p>
  return (
    <>
      <p>{said.last(dateWords(search.ended_at ?? search.started_at, language()))}</p>
      <div>
        <Button look="outline" isBusy={isBusy} onClick={() => void again()}>
          {said.again}
        </Button>
      </div>
      <PlaceLink className={styles.more} place="search">
        {said.more}
      </PlaceLink>
    </>
  )
}

/** Begins a search at a press, and tells what came of that. */
function useAnotherSearch(whenBegun: string) {
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const [news, setNews] = useState('')
  const again = async () => {
    setBusy(true)
    const begun = storeSearched(await ask('POST /api/v1/accounts/onboarding/create/', { body: {} }))
    setBusy(false)
    setFailure(begun.ok ? undefined : begun.failure)
    setNews(begun.ok ? whenBegun : '')
  }
  return { again, isBusy, news: failure?.detail ?? news }
}
