import type { FlowEffect, Place } from '@app/engine'
import type { FactValue } from '@app/schemas/flow/condition'

/** A value of a fact as written in the files; what is not known yet is unknown. */
export function factWords(value: FactValue | undefined): string {
  return value === undefined ? 'unknown' : String(value)
}

/** What a shell would carry out. */
export function effectWords(effect: FlowEffect): string {
  if (effect.type === 'forget') return `forget ${effect.what}`
  if (effect.how === 'browser-back') return 'browser’s own back'
  if (effect.how === 'leave') return `leave to ${effect.to}`
  return `${effect.how} ${effect.step}`
}

const afterWords = { on: 'then on', return: 'then back to it', end: 'then out', asked: 'where its answer was missing' } as const

/** A place, and where a side step was reached from. */
export function placeWords({ step, from }: Place): string {
  return from ? `${step} (from ${from.step}, ${afterWords[from.after]})` : step
}
