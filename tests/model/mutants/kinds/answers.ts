import type { FlowFile } from '../files.ts'
import { mutant } from '../files.ts'
import { inSomeModes } from '../in-some-modes.ts'
import { type Json, listAt, type Path, textAt, valueAt, withValue } from '../json.ts'
import type { Kind } from '../kind.ts'
import { inSomeStep } from '../step-kinds.ts'

type Change = (field: Json) => Json | undefined

/** Mistakes in how an answer is given, limited and saved. */
export const answerKinds: readonly Kind[] = inSomeModes(
  [
    inField('a least above the most', isNumeric, (field) => limited(field, 90, 10)),
    inField('a limit in words', isNumeric, (field) => limited(field, '$1,000', 10)),
    inField('a limit of cents instead of dollars', ofType('money'), (field) => limited(field, 0, 10_000_000_000)),
    inField('a percentage as a fraction', ofType('percent'), (field) => limited(field, 0, 0.3)),
    inField('a day that there never was', ofType('date'), (field) => withValue(field, ['min'], '2023-02-30')),
    inField('a day in words of one’s own', ofType('date'), (field) => withValue(field, ['max'], 'last Tuesday')),
    inField('a limit on a choice', ofType('choice'), (field) => withValue(field, ['max'], 3)),
    inField('a limit without a message', isNumeric, (field) => withValue(limited(field, 1, 2), ['errors', 'max'], undefined)),
    inField('a choice without answers', ofType('choice'), (field) => withValue(field, ['options'], undefined)),
    inField('answers on a text', ofType('text'), (field) => withValue(field, ['options'], twoOptions)),
    inField('two answers of one name', ofType('choice'), (field) =>
      withValue(field, ['options', 1, 'label'], textAt(field, ['options', 0, 'label']) ?? ''),
    ),
    inField(
      'a column asked in another way',
      (field) => textAt(field, ['store']) !== undefined && textAt(field, ['type']) === 'money',
      (field) => withValue(field, ['type'], 'text'),
    ),
    inField(
      'something secret that is saved nowhere',
      (field) => textAt(field, ['type']) === 'ssn',
      (field) => withValue(field, ['store'], undefined),
    ),
    inField('an unknown record', isStored, (field) => withValue(field, ['store'], textAt(field, ['store'])?.replace(/(.)\./, '.'))),
    inField('a record without a column', isStored, (field) => withValue(field, ['store'], textAt(field, ['store'])?.split('.')[0])),
    inField('rows without fields', ofType('rows'), (field) => withValue(field, ['rows'], undefined)),
    inSomeStep(
      'two fields in one column',
      (file) => listAt(file.data, ['fields']).filter(isStored).length > 0,
      ({ file, step }) => {
        const fields = listAt(file.data, ['fields'])
        const first = fields.find(isStored)
        const copy = withValue(withValue(first, ['name'], 'once_more'), ['when'], undefined)
        return mutant(file, withValue(file.data, ['fields'], [...fields, copy]), ['fields', fields.length], [step])
      },
    ),
  ],
  ['a percentage as a fraction'],
)

function inField(name: string, fits: (field: Json) => boolean, change: Change): Kind {
  const indexIn = (file: FlowFile) => listAt(file.data, ['fields']).findIndex(fits)
  return inSomeStep(
    name,
    (file) => indexIn(file) >= 0,
    ({ file, step }) => {
      const at: Path = ['fields', indexIn(file)]
      const field = valueAt(file.data, at)
      const changed = field === undefined ? undefined : change(field)
      return changed === undefined ? undefined : mutant(file, withValue(file.data, at, changed), at, [step])
    },
  )
}

function ofType(type: string): (field: Json) => boolean {
  return (field) => textAt(field, ['type']) === type
}

function isNumeric(field: Json): boolean {
  return ['money', 'number', 'percent'].includes(textAt(field, ['type']) ?? '')
}

function isStored(field: Json): boolean {
  return textAt(field, ['store']) !== undefined
}

function limited(field: Json, min: Json, max: Json): Json {
  const errors = { required: 'Enter it.', format: 'Enter a number.', min: 'Enter more.', max: 'Enter less.' }
  return withValue(withValue(withValue(field, ['min'], min), ['max'], max), ['errors'], errors)
}

const twoOptions = [
  { value: 'one', label: 'One of them' },
  { value: 'other', label: 'The other' },
]
