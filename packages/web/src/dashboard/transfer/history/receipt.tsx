import { type ReactNode, useEffect, useId, useState } from 'react'
import { leadTo } from '../../../ui/lead-to.ts'
import { Note } from '../../../ui/note.tsx'
import { TakeBack, type Waiting } from './take-back.tsx'

/** What people see once it is done: that it is, and its number; and what can still be taken back. */
export type Received = { readonly title: string; readonly about: string; readonly waiting?: Waiting }

/** What was asked for. For as long as it is not sent, it can be taken back right here. */
export function Receipt({ title, about, waiting }: Received) {
  const [takenBack, setTakenBack] = useState<string>()
  if (takenBack !== undefined) return <LedTo key="back">{takenBack}</LedTo>
  return (
    <LedTo key="done">
      <Note title={title} look="good">
        <p>{about}</p>
        {waiting && <TakeBack transfer={waiting} onTakenBack={setTakenBack} />}
      </Note>
    </LedTo>
  )
}

/** In sight and with the focus: the button that was pressed may be far below, or gone. */
function LedTo({ children }: { readonly children: ReactNode }) {
  const id = useId()
  useEffect(() => leadTo(id), [id])
  return (
    <div id={id} tabIndex={-1}>
      {children}
    </div>
  )
}
