import { type Answer, done } from '../../../client/service/answer.ts'
import { paperType } from './paper-type.ts'
import { saveFile } from './save-file.ts'

/** Opens a paper that was asked for beside this page. What browsers don’t show, or don’t open, is saved under its title. */
export async function openFile(asking: Promise<Answer<unknown>>, title: string): Promise<Answer<undefined>> {
  const answer = await asking
  if (!answer.ok) return answer
  const file: unknown = answer.data
  const bytes = file instanceof Blob ? await file.arrayBuffer() : new ArrayBuffer(0)
  const known = paperType(new Uint8Array(bytes))
  if (!known) return saveFile(asking, title)
  if (isShown(bytes, known.type)) return done(undefined)
  return saveFile(asking, title.endsWith(`.${known.ending}`) ? title : `${title}.${known.ending}`)
}

/** The type is ours, and never the file’s own: nothing in it is run. */
function isShown(bytes: ArrayBuffer, type: string): boolean {
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  // Once the other page has read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return open(address, '_blank') !== null
}
