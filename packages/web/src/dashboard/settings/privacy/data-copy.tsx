import { useCallback, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { usePolling } from '../../../screens/data/use-polling.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { InnerPart } from '../settings-section.tsx'
import { AskForCopy } from './ask-for-copy.tsx'
import { words } from './data-copy.words.ts'
import { ownCopy } from './own-copy.ts'
import { ReadyCopy } from './ready-copy.tsx'

const lookEveryMs = 3_000

/** A copy of everything that is stored about the person: asked for, made, saved, deleted. */
export function DataCopy() {
  const said = useWords(words)
  const held = ownCopy.use()
  const isMaking = held.data?.state === 'MAKING'
  // One that was ready before is no news.
  const [wasMaking, setWasMaking] = useState(isMaking)
  if (isMaking && !wasMaking) setWasMaking(true)
  usePolling(
    isMaking,
    useCallback(() => void ownCopy.readAnew(), []),
    lookEveryMs,
  )
  return (
    <InnerPart title={said.title}>
      <VisuallyHidden role="status">{wasMaking && held.data?.state === 'READY' ? said.isReady : ''}</VisuallyHidden>
      <Loaded of={{ ...held, data: held.isKnown ? { copy: held.data } : undefined }} empty={undefined}>
        {({ copy }) => {
          if (!copy) return <AskForCopy />
          return copy.state === 'READY' ? <ReadyCopy copy={copy} /> : <p role="status">{said.making}</p>
        }}
      </Loaded>
    </InnerPart>
  )
}
