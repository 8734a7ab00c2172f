import { useState } from 'react'
import { AccountFormFrame } from '../../account/account-form-frame.tsx'
import { useAccountForm } from '../../account/use-account-form.ts'
import { language, useWords } from '../../client/language.ts'
import { useRequestKeys } from '../../client/service/use-request-keys.ts'
import { dateWords } from '../../client/words/day-words.ts'
import { openHelpRequest } from '../../screens/data/help/help-requests.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, FieldFrame } from '../../ui/fields/field-frame.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import styles from '../frame/parts.module.css'
import { AttachPapers } from './attach-papers.tsx'
import { words } from './conversations.words.ts'
import { useMessagePapers } from './use-message-papers.ts'

/** Asks us something: it gets a number at once, and stands in the list above with our answer. */
export function AskForm() {
  const said = useWords(words)
  const [times, setTimes] = useState(0)
  const [news, setNews] = useState('')
  return (
    <section className={styles.part} aria-labelledby="ask">
      <h2 id="ask">{said.ask}</h2>
      <p className={styles.about}>{said.askAbout}</p>
      <OutcomeLine text={news} />
      <Form
        key={times}
        onSent={(words) => {
          setTimes(times + 1)
          setNews(words)
        }}
      />
    </section>
  )
}

const formName = 'help-request'
const idOf = (name: string) => `ask-${name}`

function Form({ onSent }: { readonly onSent: (words: string) => void }) {
  const said = useWords(words)
  const { form, papers } = useQuestion(onSent)
  const shared = (name: 'subject' | 'message', help: string) => ({
    id: idOf(name),
    value: form.values[name] ?? '',
    'aria-invalid': form.errors[name] !== undefined || undefined,
    'aria-describedby': describedBy(idOf(name), { help, error: form.errors[name] }),
  })
  return (
    <AccountFormFrame form={form}>
      {form.isResumed && <p className={styles.about}>{said.resumed}</p>}
      <FieldFrame id={idOf('subject')} label={said.subject} help={said.subjectHelp} error={form.errors['subject']}>
        <TextInput {...shared('subject', said.subjectHelp)} onChange={({ target }) => form.set('subject', target.value)} />
      </FieldFrame>
      <FieldFrame id={idOf('message')} label={said.message} help={said.messageHelp} error={form.errors['message']}>
        <TextArea {...shared('message', said.messageHelp)} onChange={({ target }) => form.set('message', target.value)} />
      </FieldFrame>
      <AttachPapers id="ask-paper" of={papers} isHeld={form.isSending} />
      <div>
        <Button type="submit" isBusy={form.isSending}>
          {said.send}
        </Button>
      </div>
    </AccountFormFrame>
  )
}

/** What a person asks us, with its papers: it is kept while it is typed, and sent once. */
function useQuestion(onSent: (words: string) => void) {
  const said = useWords(words)
  const papers = useMessagePapers()
  const keys = useRequestKeys(formName)
  const form = useAccountForm({
    start: { subject: '', message: '' },
    idOf,
    kept: { form: formName, fields: ['subject', 'message'] },
    check: ({ subject = '', message = '' }) => ({
      ...(subject.trim() === '' && { subject: said.subjectMissing }),
      ...(message.trim() === '' && { message: said.messageMissing }),
    }),
    send: async ({ subject = '', message = '' }) => {
      const attached = await papers.attached()
      if (!attached.ok) return attached
      const asked = { subject, message, papers: attached.data }
      return openHelpRequest(asked, keys.keyOf(asked))
    },
    onDone: ({ number, answer_by: by }) => {
      keys.renew()
      onSent(said.sent(number, by === null ? '' : dateWords(by, language())))
    },
  })
  return { form, papers }
}
