import { useState } from 'react'
import { AccountFormFrame } from '../../account/account-form-frame.tsx'
import { useAccountForm } from '../../account/use-account-form.ts'
import { readFormDraft } from '../../client/form-draft.ts'
import { useWords } from '../../client/language.ts'
import { useRequestKeys } from '../../client/service/use-request-keys.ts'
import { type HelpRequest, showRequest, writeBack } from '../../screens/data/help/help-requests.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, FieldFrame } from '../../ui/fields/field-frame.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import { More } from '../../ui/more.tsx'
import styles from '../frame/parts.module.css'
import { AttachPapers } from './attach-papers.tsx'
import { words } from './conversations.words.ts'
import { useMessagePapers } from './use-message-papers.ts'

type Props = { readonly request: HelpRequest; readonly sentTimes: number; readonly onSent: () => void }

/** Writing on in a conversation: it is our turn then. */
export function ReplyForm({ request, sentTimes, onSent }: Props) {
  const said = useWords(words)
  const [isOpen, setOpen] = useState(() => readFormDraft(formOf(request)) !== undefined)
  // What was typed on meanwhile is there to be sent next.
  const sent = (isTypedOn: boolean) => {
    setOpen(isTypedOn)
    onSent()
  }
  return (
    <>
      <OutcomeLine key={`sent-${sentTimes}`} text={sentTimes > 0 ? said.replySent : ''} />
      <More key={sentTimes} title={said.reply} isOpen={isOpen}>
        <Form request={request} onSent={sent} />
      </More>
    </>
  )
}

function Form({ request, onSent }: { readonly request: HelpRequest; readonly onSent: (isTypedOn: boolean) => void }) {
  const said = useWords(words)
  const papers = useMessagePapers()
  const keys = useRequestKeys(formOf(request))
  const id = `reply-${request.pk}`
  const form = useAccountForm({
    start: { message: '' },
    idOf: () => id,
    kept: { form: formOf(request), fields: ['message'] },
    check: ({ message = '' }) => (message.trim() === '' ? { message: said.messageMissing } : {}),
    send: async ({ message = '' }) => {
      const attached = await papers.attached()
      if (!attached.ok) return attached
      const written = { message, papers: attached.data }
      return writeBack(request, written, keys.keyOf(written))
    },
    onDone: (written, isTypedOn) => {
      keys.renew()
      onSent(isTypedOn)
      showRequest(written)
    },
  })
  const error = form.errors['message']
  return (
    <AccountFormFrame form={form}>
      {form.isResumed && <p className={styles.about}>{said.resumed}</p>}
      <FieldFrame id={id} label={said.message} help={said.messageHelp} error={error}>
        <TextArea
          id={id}
          rows={4}
          value={form.values['message'] ?? ''}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { help: said.messageHelp, error })}
          onChange={({ target }) => form.set('message', target.value)}
        />
      </FieldFrame>
      <AttachPapers id={`${id}-paper`} of={papers} isHeld={form.isSending} />
      <div>
        <Button type="submit" look="outline" isBusy={form.isSending}>
          {said.send}
        </Button>
      </div>
    </AccountFormFrame>
  )
}

function formOf({ pk }: HelpRequest): string {
  return `help-reply-${pk}`
}
