import { useCallback, useEffect, useRef, useState } from 'react'
import { useWords } from '../../client/language.ts'
import { type HelpRequest, helpRequests } from '../../screens/data/help/help-requests.ts'
import { usePolling } from '../../screens/data/use-polling.ts'
import { Empty } from '../../ui/empty.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { More } from '../../ui/more.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from '../frame/parts.module.css'
import { Conversation } from './conversation.tsx'
import { words } from './conversations.words.ts'
import { OlderRequests } from './older-requests.tsx'

const lookEveryMs = 10_000

/** What the person has asked us, each with its number and how it stands. Answers appear by themselves. */
export function Conversations() {
  const said = useWords(words)
  const held = helpRequests.use()
  const came = useNewAnswers(held.data?.results)
  const look = useCallback(() => void helpRequests.load(true), [])
  useEffect(look, [look])
  usePolling(held.data?.results.some(({ state }) => state === 'waiting') === true, look, lookEveryMs)
  return (
    <section className={styles.part} aria-labelledby="requests">
      <h2 id="requests">{said.title}</h2>
      <VisuallyHidden role="status">{came && <span key={came.newest}>{said.answered(came.subjects.join(', '))}</span>}</VisuallyHidden>
      <Loaded of={held} empty={undefined}>
        {({ results, has_older: hasOlder }) =>
          results.length === 0 ? <Empty>{said.none}</Empty> : <Listed all={results} hasOlder={hasOlder} />
        }
      </Loaded>
    </section>
  )
}

/** The answers that came last while the page is open: for people who hear it and would not know. */
function useNewAnswers(all: readonly HelpRequest[] | undefined) {
  const known = useRef<{ readonly pks: ReadonlySet<string>; readonly until: string }>(undefined)
  const [came, setCame] = useState<{ readonly newest: string; readonly subjects: readonly string[] }>()
  useEffect(() => {
    if (!all) return
    const before = known.current
    const answers = all.flatMap(({ pk: request, subject, messages }) =>
      messages.flatMap(({ pk, sender, sent_at: at }) => (sender === 'desk' ? [{ pk, request, subject, at }] : [])),
    )
    known.current = {
      pks: new Set([...all, ...answers].map(({ pk }) => pk)),
      until: all.reduce((latest, { changed_at: at }) => (at > latest ? at : latest), ''),
    }
    // Older requests that are listed on demand bring their answers of then.
    const isFresh = ({ pk, request, at }: (typeof answers)[number]) =>
      before && !before.pks.has(pk) && (before.pks.has(request) || at > before.until)
    const fresh = answers.filter(isFresh)
    const [newest] = fresh
    if (newest) setCame({ newest: newest.pk, subjects: [...new Set(fresh.map(({ subject }) => subject))] })
  }, [all])
  return came
}

/** Open ones and closed ones. What became of one is said from here: closed or written back to, it goes from one list to the other. */
function Listed({ all, hasOlder }: { readonly all: readonly HelpRequest[]; readonly hasOlder: boolean }) {
  const said = useWords(words)
  const [closedNews, setClosedNews] = useState('')
  const [sent, setSent] = useState({ to: '', times: 0 })
  const draw = (one: HelpRequest) => (
    <Conversation
      key={one.pk}
      request={one}
      sentTimes={sent.to === one.pk ? sent.times : 0}
      onSent={() => {
        setClosedNews('')
        setSent(({ times }) => ({ to: one.pk, times: times + 1 }))
      }}
      onClosed={() => setClosedNews(said.isClosed(one.subject))}
    />
  )
  const [open, closed] = [all.filter(({ state }) => state !== 'closed'), all.filter(({ state }) => state === 'closed')]
  return (
    <>
      <OutcomeLine text={closedNews} />
      {open.map(draw)}
      {closed.length > 0 && <More title={said.closed(closed.length)}>{closed.map(draw)}</More>}
      <OlderRequests hasOlder={hasOlder} />
    </>
  )
}
