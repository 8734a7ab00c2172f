import { useState } from 'react'
import { ask } from '../../client/service/ask.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Note } from '../../ui/note.tsx'
import { readDraft, saveDraft } from '../data/drafts.ts'
import type { OwnRole } from '../data/own-role.ts'
import type { Changed, Task } from '../data/task.ts'
import { watchAccess } from '../data/watch-access.ts'
import layout from '../frame/layout.module.css'
import { Time } from '../frame/time.tsx'
import { AddPaper } from './add-paper.tsx'
import { HandOver } from './hand-over.tsx'
import { SettleForm } from './settle-form.tsx'
import styles from './task.module.css'
import { words } from './task.words.ts'
import { draftOf } from './use-settling.ts'

type Props = { readonly task: Task; readonly me: OwnRole; readonly onChanged: Changed }

/** Where a task is: to be taken, to be worked on, or done. */
export function TaskState({ task, me, onChanged }: Props) {
  const mayHandOver = task.state === 'open' && task.may_work && (task.is_mine || me.role === 'lead')
  return (
    <>
      {task.state === 'open' ? <Open task={task} me={me} onChanged={onChanged} /> : <Ended task={task} />}
      {!(task.is_mine && task.state === 'open') && <Unsent key={task.state} task={task} />}
      {mayHandOver && <HandOver task={task} me={me} onChanged={onChanged} />}
    </>
  )
}

function Open({ task, me, onChanged }: Props) {
  const { assignee, is_mine: isMine, may_work: mayWork } = task
  if (!mayWork) return <p className={layout.panel}>{words.notYours}</p>
  // An outcome that was only recorded leaves a note, and the form begins anew with what is still in the draft.
  if (isMine)
    return (
      <>
        {task.takes_paper && <AddPaper task={task} onChanged={onChanged} />}
        <SettleForm key={task.notes.length} task={task} onChanged={onChanged} />
      </>
    )
  return (
    <section className={layout.panel}>
      <p>{assignee ? words.others(assignee.name) : words.takeFirst}</p>
      {(!assignee || me.role === 'lead') && <Take task={task} onChanged={onChanged} />}
    </section>
  )
}

function Take({ task, onChanged }: Omit<Props, 'me'>) {
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    const answer = watchAccess(
      await ask('POST /api/v1/desk/tasks/{id}/take/', { params: { id: task.pk }, body: { from: task.assignee?.pk ?? null } }),
    )
    setBusy(false)
    // Also when it is refused: then a colleague was faster, and the page shows who.
    await onChanged(answer.ok ? words.taken : answer.failure.detail)
  }
  return (
    <div>
      <Button isBusy={isBusy} onClick={() => void take()}>
        {task.assignee ? words.takeOver : words.take}
      </Button>
    </div>
  )
}

function Ended({ task }: { readonly task: Task }) {
  const { state, outcome, outcomes, settled_at: at, settled_by: by } = task
  if (state === 'withdrawn')
    return (
      <Note title={words.withdrawn} look="good">
        {words.withdrawnText}
      </Note>
    )
  const facts = [
    { name: words.how, value: outcomes.find(({ name }) => name === outcome)?.label ?? outcome ?? '' },
    { name: words.by, value: by ?? words.left },
    { name: words.when, value: at === null ? '' : <Time at={at} /> },
  ]
  return (
    <section className={layout.panel}>
      <h2>{words.done}</h2>
      <Facts facts={facts} />
    </section>
  )
}

/** What was typed for a task that changed meanwhile: it can't be sent any more, and isn't thrown away either. */
function Unsent({ task }: { readonly task: Task }) {
  const name = draftOf(task.pk)
  const [draft, setDraft] = useState(() => readDraft(name))
  const typed = Object.entries(draft).flatMap(([field, text]) => (field === 'outcome' || text === '' ? [] : [text]))
  if (typed.length === 0) return null
  const drop = () => {
    saveDraft(name, {})
    setDraft({})
  }
  return (
    <section className={layout.panel}>
      <h2>{words.typed}</h2>
      {typed.map((text) => (
        <p key={text} className={styles.typed}>
          {text}
        </p>
      ))}
      <Button look="word" onClick={drop}>
        {words.drop}
      </Button>
    </section>
  )
}
