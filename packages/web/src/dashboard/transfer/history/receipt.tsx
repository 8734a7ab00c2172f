import { type ReactNode, useEffect, useId, useState } from 'react'
import { transfers } from '../../../screens/data/money/transfers.ts'
import { leadTo } from '../../../ui/focus/lead-to.ts'
import { Note } from '../../../ui/note.tsx'
import { TakeBack, type Waiting } from './take-back.tsx'

/** What people see once it is done: that it is, and its number; and what can still be taken back. */
export type Received = { readonly title: string; readonly about: string; readonly waiting?: Waiting }

/** What was asked for. For as long as it is not sent, it can be taken back right here. */
export function Receipt({ title, about, waiting }: Received) {
  const [takenBack, setTakenBack] = useState<string>()
  // It may have been sent, or taken back in the list, since this was written.
  const now = transfers.use().data?.find(({ pk }) => pk === waiting?.pk)
  if (takenBack !== undefined) return <LedTo key="back">{takenBack}</LedTo>
  return (
    <LedTo key="done">
      <Note title={title} look="good">
        <p>{about}</p>
        {waiting && (
          <TakeBack transfer={{ ...waiting, waits_until: now ? now.waits_until : waiting.waits_until }} onTakenBack={setTakenBack} />
        )}
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
