import type { StepList } from './files.ts'
import { isObject, type Json, type Path, textAt, valueAt, withValue } from './json.ts'

/** The items of a list that can be given a condition: all but question blocks and choices. */
export function gateable(list: StepList): Path[] {
  return list.walked.flatMap((index) => {
    const item = valueAt(list.data, ['steps', index])
    const named = typeof item === 'string' || textAt(item, ['step']) !== undefined || textAt(item, ['sequence']) !== undefined
    return named ? [['steps', index]] : []
  })
}

/** A list in which one item has a condition of its own, on top of the one it has. */
export function gated(data: Json, at: Path, condition: Json): Json {
  const item = valueAt(data, at)
  if (typeof item === 'string') return withValue(data, at, { step: item, when: condition })
  const before = isObject(item) ? item['when'] : undefined
  return withValue(data, [...at, 'when'], before === undefined ? condition : { all: [before, condition] })
}
