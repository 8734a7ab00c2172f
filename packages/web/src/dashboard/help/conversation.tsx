import { useState } from 'react'
import { language, useWords } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { closeHelpRequest, type HelpRequest } from '../../screens/data/help/help-requests.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from '../frame/parts.module.css'
import own from './conversation.module.css'
import { words } from './conversations.words.ts'
import { MessageLine } from './message-line.tsx'
import { ReplyForm } from './reply-form.tsx'

const looks = { waiting: 'maybe', answered: 'sure', closed: 'sure' } as const satisfies Record<HelpRequest['state'], string>

type Props = {
  readonly request: HelpRequest
  /** How often something was written back since the page is open. */
  readonly sentTimes: number
  readonly onSent: () => void
  readonly onClosed: () => void
}

/** One request: its number, whose turn it is, what was said, and a way to write back. */
export function Conversation({ request, sentTimes, onSent, onClosed }: Props) {
  const said = useWords(words)
  const { subject, number, state, answer_by: by, messages } = request
  const [problem, setProblem] = useState('')
  const close = async () => {
    setProblem('')
    const closed = await closeHelpRequest(request)
    setProblem(closed.ok ? '' : closed.failure.detail)
    if (closed.ok) onClosed()
  }
  return (
    <Card title={subject} level={3} tag={<Tag look={looks[state]}>{said.states[state]}</Tag>}>
      <p className={styles.about}>
        {said.number(number)}
        {by !== null && `. ${said.by(dateWords(by, language()))}`}
      </p>
      <ol className={own.messages} aria-label={subject}>
        {messages.map((message) => (
          <MessageLine key={message.pk} message={message} />
        ))}
      </ol>
      {state === 'closed' && <p className={styles.about}>{said.closedNow}</p>}
      <ReplyForm request={request} sentTimes={sentTimes} onSent={onSent} />
      {state !== 'closed' && (
        <Button look="quiet" className={styles.leave} onClick={() => void close()} aria-label={`${said.solved}: ${subject}`}>
          {said.solved}
        </Button>
      )}
      <p role="status">{problem}</p>
    </Card>
  )
}
