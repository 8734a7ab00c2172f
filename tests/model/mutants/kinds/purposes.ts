import { type FlowFile, mutant } from '../files.ts'
import { type Json, listAt, type Path, textAt, withValue } from '../json.ts'
import type { Kind } from '../kind.ts'
import { misspell } from '../pick.ts'
import { inSomeStep } from '../step-kinds.ts'

/** Mistakes in what an answer is for, and in where it is saved. */
export const purposeKinds: readonly Kind[] = [
  inField('a field that does not say what it is for', (field) => withValue(field, ['for'], undefined)),
  inField('a field for something that nobody knows', (field) => withValue(field, ['for', 0], misspell(textAt(field, ['for', 0]) ?? ''))),
  inField('a field for what reads another column', (field) =>
    withValue(field, ['for', 0], textAt(field, ['store']) === 'payments.receipt_email' ? 'help-message' : 'receipt'),
  ),
  inField('an answer that is saved in an unknown column', (field) => withValue(field, ['store'], `${textAt(field, ['store'])}_2`)),
  inField('an answer that stays in one browser', (field) => withValue(field, ['store'], 'client.answer')),
  inField('an answer that is saved nowhere', (field) => withValue(field, ['store'], undefined)),
]

function inField(name: string, change: (field: Json) => Json): Kind {
  return inSomeStep(
    name,
    (file) => placeOfStored(file) !== undefined,
    ({ file, step }) => {
      const at = placeOfStored(file)
      const [first, index] = at ?? []
      const field = first === undefined || index === undefined ? undefined : listAt(file.data, [first])[Number(index)]
      return at === undefined || field === undefined ? undefined : mutant(file, withValue(file.data, at, change(field)), at, [step])
    },
  )
}

/** The first field that is saved in a record, and read only there. */
function placeOfStored({ data }: FlowFile): Path | undefined {
  const index = listAt(data, ['fields']).findIndex((field) => {
    const purposes = listAt(field, ['for'])
    return textAt(field, ['store']) !== undefined && !purposes.includes('what-comes-next') && !purposes.includes('same-page')
  })
  return index < 0 ? undefined : ['fields', index]
}
