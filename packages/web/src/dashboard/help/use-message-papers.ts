import { useRef, useState } from 'react'
import { useWords } from '../../client/language.ts'
import { type Answer, done, type Failure, failed } from '../../client/service/answer.ts'
import { type Paper, removeHelpPaper, sendHelpPaper } from '../../screens/data/help/help-requests.ts'
import { problemOf } from '../../screens/fields/file/chosen-file.ts'
import { words } from './conversations.words.ts'

const mostPapers = 5

export type MessagePapers = {
  readonly papers: readonly Paper[]
  /** What came of the last one that was chosen or taken back. */
  readonly news: string
  readonly isFull: boolean
  readonly add: (files: FileList | null) => Promise<void>
  readonly remove: (paper: Paper) => void
  /** All of them, once those on their way are there. Where one fails so does this: no message goes without its paper unasked. */
  readonly attached: () => Promise<Answer<readonly Paper[]>>
}

type Held = { readonly papers: readonly Paper[]; readonly underWay: readonly Promise<Answer<Paper>>[] }

/** Papers that go with a message. Each is sent as soon as it is chosen, also while others are on their way. */
export function useMessagePapers(): MessagePapers {
  const said = useWords(words)
  const [news, setNews] = useState('')
  const { held, heldNow, change } = useHeld()
  const add = async (files: FileList | null) => {
    const file = files?.[0]
    if (!file) return
    if (problemOf(file)) return setNews(said.wrongFile)
    setNews('')
    const sending = sendHelpPaper(file)
    change(({ underWay }) => ({ underWay: [...underWay, sending] }))
    const sent = await sending
    change(({ papers, underWay }) => ({
      papers: sent.ok ? [...papers.filter(({ pk }) => pk !== sent.data.pk), sent.data] : papers,
      underWay: underWay.filter((one) => one !== sending),
    }))
    if (!sent.ok) setNews(wordsOf(sent.failure))
  }
  const remove = (paper: Paper) => {
    change(({ papers }) => ({ papers: papers.filter(({ pk }) => pk !== paper.pk) }))
    setNews(said.detached(paper.file_name))
    void removeHelpPaper(paper)
  }
  const attached = async () => {
    for (const sending of heldNow().underWay) {
      const sent = await sending
      if (!sent.ok) return failed(ofMessage(sent.failure))
    }
    return done(heldNow().papers)
  }
  const { papers, underWay } = held
  const isFull = papers.length + underWay.length >= mostPapers
  return { papers, news: news || (underWay.length > 0 ? said.attaching : ''), isFull, add, remove, attached }
}

/** What is attached and on its way, as drawn and as it is at this moment: what was chosen before the last one was there still counts. */
function useHeld() {
  const [held, setHeld] = useState<Held>({ papers: [], underWay: [] })
  const latest = useRef(held)
  const change = (how: (now: Held) => Partial<Held>) => {
    latest.current = { ...latest.current, ...how(latest.current) }
    setHeld(latest.current)
  }
  return { held, heldNow: () => latest.current, change }
}

/** The form of a message has no field of this name. */
function ofMessage(failure: Failure): Failure {
  const { fields: _ofFile, ...rest } = failure
  return { ...rest, detail: wordsOf(failure) }
}

function wordsOf({ fields, detail }: Failure): string {
  return fields?.['file']?.[0] ?? detail
}
