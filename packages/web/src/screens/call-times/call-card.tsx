import { useState } from 'react'
import { useWords } from '../../client/language.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import { useReturnedFocus } from '../../ui/focus/use-returned-focus.ts'
import { Tag } from '../../ui/tag.tsx'
import { type Call, cancelCall } from '../data/calls/calls.ts'
import { saveCalendarFile } from './calendar-file.ts'
import styles from './call-card.module.css'
import { words } from './call-card.words.ts'
import { CallFacts } from './call-facts.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { MoveCall } from './move-call.tsx'

type Props = {
  readonly call: Call
  /** False where the page itself asks for a time. */
  readonly canMove: boolean
  readonly onMoved: (before: Call, after: Call) => void
  readonly onCancelled: (call: Call) => void
}

type Open = 'move' | 'cancel' | undefined

/** A call that is to come, with what can be done about it. */
export function CallCard({ call, canMove, onMoved, onCancelled }: Props) {
  const said = useWords(words)
  const [open, setOpen] = useState<Open>()
  const [news, setNews] = useState('')
  const buttons = useReturnedFocus<HTMLDivElement>(open === 'move', '[data-move]')
  const isWaiting = call.state === 'waiting_for_partner'
  const moved = (after: Call | undefined) => {
    setOpen(undefined)
    setNews(after ? said.moved : '')
    if (after) onMoved(call, after)
  }
  return (
    <Card title={said.topics[call.topic]} tag={<Tag look={isWaiting ? 'maybe' : 'sure'}>{isWaiting ? said.waiting : said.held}</Tag>}>
      <CallFacts call={call} />
      <div ref={buttons}>
        <CallButtons call={call} canMove={canMove && open !== 'move'} onOpen={setOpen} onNews={setNews} />
      </div>
      {open === 'move' && <MoveCall call={call} onDone={moved} />}
      {open === 'cancel' && (
        <CancelDialog call={call} onKeep={() => setOpen(undefined)} onCancel={() => cancelCall(call)} onDone={() => onCancelled(call)} />
      )}
      <OutcomeLine text={news} isForLost />
    </Card>
  )
}

type Buttons = Pick<Props, 'call' | 'canMove'> & { readonly onOpen: (open: Open) => void; readonly onNews: (news: string) => void }

function CallButtons({ call, canMove, onOpen, onNews }: Buttons) {
  const said = useWords(words)
  const isHeld = call.state !== 'waiting_for_partner'
  const save = async () => {
    const saved = await saveCalendarFile(call)
    onNews(saved.ok ? said.saved : saved.failure.detail)
  }
  return (
    <div className={styles.buttons}>
      {isHeld && (
        <Button look="small" onClick={() => void save()}>
          {said.calendar}
        </Button>
      )}
      {isHeld && canMove && (
        <Button data-move="" look="small" onClick={() => onOpen('move')}>
          {said.move}
        </Button>
      )}
      <Button look="quiet" onClick={() => onOpen('cancel')}>
        {said.cancel}
      </Button>
    </div>
  )
}
