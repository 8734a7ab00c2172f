import { Blocks, placedBlocks } from '../../blocks.tsx'
import { photoIds, photoState } from '../../data/papers/photo-ids.ts'
import { usePaper } from '../../paper.ts'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'
import { PhotosSent } from './photos-sent.tsx'
import { useSendAgain } from './use-send-again.ts'

/** Something to send: what makes a good photo, what was sent before, and then the files. */
export function UploadScreen(screen: ScreenProps) {
  const isOnPaper = usePaper() !== undefined
  const records = new Set(screen.form.fields.map(({ record }) => record))
  if (records.has('photo_id')) return <PhotoScreen {...screen} />
  // The panel asks for one paper for each request: the fields of the step are its pattern.
  if (records.has('verification_documents') && !isOnPaper)
    return <Files {...screen} form={{ ...screen.form, fields: [], submit: () => screen.form.submit('nothing') }} />
  return <Files {...screen} />
}

function Files(screen: ScreenProps) {
  const { before, after } = placedBlocks(screen.step, 'behind')
  return (
    <StepFrame {...screen}>
      <Blocks {...screen} blocks={before} />
      <StepFields form={screen.form} />
      <Blocks {...screen} blocks={after} />
    </StepFrame>
  )
}

/** An identity document that was received or accepted is not asked for again unless the person wants to send another one. */
function PhotoScreen(screen: ScreenProps) {
  const { step, form } = screen
  const { before, after } = placedBlocks(step, 'behind')
  const photos = photoIds.use()
  const standing = photoState(photos.data ?? [])
  const { isAgain, sendAgain, goOn } = useSendAgain()
  const isThere = (standing === 'accepted' || standing === 'received') && !isAgain && !form.isSaving
  if (!isThere) {
    return (
      <StepFrame {...screen}>
        <PhotosSent of={photos} standing={standing} />
        <Blocks {...screen} blocks={before} />
        <StepFields form={form} />
        <Blocks {...screen} blocks={after} />
      </StepFrame>
    )
  }
  return (
    <StepFrame {...screen} step={{ ...step, continue: goOn }} form={{ ...form, fields: [], submit: () => form.submit('nothing') }}>
      <PhotosSent of={photos} standing={standing} onAgain={standing === 'received' ? sendAgain : undefined} />
      <Blocks {...screen} blocks={after} />
    </StepFrame>
  )
}
