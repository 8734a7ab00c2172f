import type { Facts } from '@app/engine'
import type { Typed } from '../../client/walk/drafts.ts'
import type { StepAction } from '../../screens/screen-props.ts'

/** What the studio sends to the page in its frame: which step to draw, for whom, and which visit of a walk it is. */
export type ToFrame = { readonly visit: number; readonly step: string; readonly facts: Facts; readonly filled: Typed }

/** What the page in the frame sends back. `typed`: the values of the step’s fields now. */
export type FromFrame =
  | { readonly is: 'ready' }
  | { readonly is: 'typed' | 'done'; readonly visit: number; readonly typed: Typed }
  | { readonly is: 'action'; readonly visit: number; readonly action: StepAction }

export function sendToStudio(message: FromFrame): void {
  parent.postMessage(message, location.origin)
}

/** Only our own pages talk to each other: what comes from elsewhere is no message. */
export function followMessages<Message>(from: () => Window | null | undefined, onMessage: (message: Message) => void): () => void {
  const heard = ({ origin, source, data }: MessageEvent<Message>) => {
    if (origin === location.origin && source === from()) onMessage(data)
  }
  addEventListener('message', heard)
  return () => removeEventListener('message', heard)
}
