import { type ReactNode, useState } from 'react'
import type { Answer } from '../../client/service/answer.ts'
import { Button } from '../button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = {
  readonly name: string
  readonly words: { readonly remove: string; readonly ask: (name: string) => string; readonly yes: string; readonly no: string }
  readonly act: () => Promise<Answer<unknown>>
  readonly onRemoved: () => void
  /** What it means. */
  readonly children: ReactNode
}

/** Removes something of a list, after saying what that means. */
export function RemoveButton({ name, words, act, onRemoved, children }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="small" aria-haspopup="dialog" aria-label={`${words.remove}: ${name}`} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog title={words.ask(name)} yes={words.yes} no={words.no} act={act} onKeep={() => setAsking(false)} onDone={onRemoved}>
          <p>{children}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
