import type { Node } from 'jsonc-parser'
import { childAt, textsUnder } from '../load/nodes.ts'

/** The messages of a field that quote one of its answers: without the answer they would tell people to choose what isn’t there. */
export function messagesQuoting(option: Node | undefined): readonly Node[] {
  const label = childAt(option, 'label')?.value
  // An answer stands in "options" of its field: in a list, or in a translation under its value.
  const list = option?.parent?.type === 'property' ? option.parent.parent : option?.parent
  const field = list?.parent?.parent
  if (typeof label !== 'string') return []
  return textsUnder(childAt(field, 'errors')).filter(({ value }) => String(value).includes(`“${label}”`))
}
