import { useState } from 'react'
import type { Answer } from '../../client/answer.ts'
import { useWords } from '../../client/language.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Tag } from '../../ui/tag.tsx'
import { type Call, cancelCall } from '../data/calls.ts'
import { zoneWords } from '../data/time-zone.ts'
import { personalInformationKept } from '../records/personal-information.ts'
import { saveCalendarFile } from './calendar-file.ts'
import styles from './call-card.module.css'
import { words } from './call-card.words.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { callWords } from './moment-words.ts'
import { MoveCall } from './move-call.tsx'
import { phoneWords } from './phone-words.ts'

type Props = {
  readonly call: Call
  /** False where the page itself asks for a time. */
  readonly canMove: boolean
  readonly onMoved: (before: Call, after: Call) => void
  readonly onCancelled: (call: Call) => void
}

/** A call that is to come, with what can be done about it. */
export function CallCard({ call, canMove, onMoved, onCancelled }: Props) {
  const said = useWords(words)
  const { data: person } = personalInformationKept.use()
  const [open, setOpen] = useState<'move' | 'cancel'>()
  const [news, setNews] = useState('')
  const isWaiting = call.state === 'waiting_for_partner'
  const tell = async (work: Promise<Answer<unknown>>, done: string) => {
    const answer = await work
    setNews(answer.ok ? done : answer.failure.detail)
  }
  const minutes = (Date.parse(call.ends_at) - Date.parse(call.starts_at)) / 60_000
  return (
    <Card title={said.topics[call.topic]} tag={<Tag look={isWaiting ? 'maybe' : 'sure'}>{isWaiting ? said.waiting : said.held}</Tag>}>
      <p className={styles.when}>{callWords(call.starts_at, call.time_zone)}</p>
      {isWaiting && <p>{said.waitingWords}</p>}
      <Facts
        facts={[
          { name: said.there, value: zoneWords(call.time_zone) },
          { name: said.lasts, value: said.minutes(minutes) },
          { name: said.number, value: person ? phoneWords(person.phone_number) : said.noNumber },
        ]}
      />
      <div className={styles.buttons}>
        {!isWaiting && (
          <Button look="small" onClick={() => void tell(saveCalendarFile(call), said.saved)}>
            {said.calendar}
          </Button>
        )}
        {canMove && !isWaiting && open !== 'move' && (
          <Button look="small" onClick={() => setOpen('move')}>
            {said.move}
          </Button>
        )}
        <Button look="quiet" onClick={() => setOpen('cancel')}>
          {said.cancel}
        </Button>
      </div>
      {open === 'move' && (
        <MoveCall
          call={call}
          onDone={(after) => {
            setOpen(undefined)
            setNews(after ? said.moved : '')
            if (after) onMoved(call, after)
          }}
        />
      )}
      {open === 'cancel' && (
        <CancelDialog call={call} onKeep={() => setOpen(undefined)} onCancel={() => cancelCall(call)} onDone={() => onCancelled(call)} />
      )}
      <p role="status" className={styles.news}>
        {news}
      </p>
    </Card>
  )
}
