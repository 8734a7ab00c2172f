import { useEffect } from 'react'
import { arriveOn, useJustDone } from '../../client/walk/just-done.ts'
import { late } from '../../ui/late.tsx'

const JustDoneWords = late(() => import('./just-done-words.tsx').then(({ JustDoneWords }) => JustDoneWords))

/** On the page after a payment or a message: that it was done. The next page says it no more. */
export function JustDoneNote({ step }: { readonly step: string }) {
  const { done, toldOn } = useJustDone()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done on this page is noted here too
  useEffect(() => arriveOn(step), [step, done])
  if (!done || toldOn !== step) return null
  return (
    <div role="status">
      <JustDoneWords {...done} />
    </div>
  )
}
