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

const lookEveryMs = 10_000

/** What the person has asked us, each with its number and how it stands. Answers appear by themselves. */
export function Conversations() {
  const said = useWords(words)
  const held = helpRequests.use()
  const came = useNewAnswers(held.data)
  const look = useCallback(() => void helpRequests.load(true), [])
  useEffect(look, [look])
  usePolling(held.data?.some(({ state }) => state === 'waiting') === true, look, lookEveryMs)
  return (
    <section className={styles.part} aria-labelledby="requests">
      <h2 id="requests">{said.title}</h2>
      <VisuallyHidden role="status">{came && <span key={came.newest}>{said.answered(came.subjects.join(', '))}</span>}</VisuallyHidden>
      <Loaded of={held} empty={undefined}>
        {(all) => (all.length === 0 ? <Empty>{said.none}</Empty> : <Listed all={all} />)}
      </Loaded>
    </section>
  )
}

/** The answers that came last while the page is open: for people who hear it and would not know. */
function useNewAnswers(all: readonly HelpRequest[] | undefined) {
  const known = useRef<ReadonlySet<string>>(undefined)
  const [came, setCame] = useState<{ readonly newest: string; readonly subjects: readonly string[] }>()
  useEffect(() => {
    if (!all) return
    const before = known.current
    const answers = all.flatMap(({ subject, messages }) =>
      messages.flatMap(({ pk, sender }) => (sender === 'desk' ? [{ pk, subject }] : [])),
    )
    known.current = new Set(answers.map(({ pk }) => pk))
    const fresh = before ? answers.filter(({ pk }) => !before.has(pk)) : []
    const [newest] = fresh
    if (newest) setCame({ newest: newest.pk, subjects: [...new Set(fresh.map(({ subject }) => subject))] })
  }, [all])
  return came
}

/** Open ones and closed ones. What became of one is said from here: closed or written back to, it goes from one list to the other. */
function Listed({ all }: { readonly all: readonly HelpRequest[] }) {
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
    </>
  )
}
