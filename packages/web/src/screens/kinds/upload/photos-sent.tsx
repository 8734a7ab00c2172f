import { language, useWords } from '../../../client/language.ts'
import type { Loaded } from '../../../client/service/resource.ts'
import { dateWords } from '../../../client/words/day-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import type { PhotoId, PhotoState } from '../../data/papers/photo-ids.ts'
import { words } from './photos-sent.words.ts'

type Props = {
  readonly of: Loaded<readonly PhotoId[]>
  readonly standing: PhotoState
  readonly onAgain?: (() => void) | undefined
}

/** The state of the identity document that was sent before; renders nothing when none was. */
export function PhotosSent({ of, standing, onAgain }: Props) {
  const said = useWords(words)
  const newest = of.data?.find(({ status }) => (standing === 'refused' ? status === 'REFUSED' : status !== 'REFUSED'))
  if (standing === 'none' || !newest) return null
  const day = dateWords(newest.created_at, language())
  if (standing === 'refused') {
    return (
      <Note title={said.refused} look="problem">
        {newest.reason ?? said.refusedWhy}
      </Note>
    )
  }
  return (
    <Note title={said[standing]} look={standing === 'one-side' ? 'sun' : 'good'}>
      <p>{said.about[standing](day)}</p>
      {onAgain && (
        <Button look="small" onClick={onAgain}>
          {said.again}
        </Button>
      )}
    </Note>
  )
}
