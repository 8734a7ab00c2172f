import type { StepFile } from '@app/schemas/flow/steps/step'

const kindMinutes: Readonly<Record<StepFile['kind'], number>> = {
  info: 1,
  form: 1,
  choice: 1,
  search: 2,
  upload: 3,
  schedule: 2,
  payment: 3,
  sign: 3,
  'link-account': 4,
  progress: 1,
  result: 1,
  summary: 2,
}
const fieldsAMinute = 4
const rowsMinutes = 3

/** About how long a step takes, from what it asks: an estimate, rounded up. */
export function minutesOf({ kind, fields = [] }: Pick<StepFile, 'kind' | 'fields'>): number {
  const lists = fields.filter((field) => 'rows' in field && field.rows !== undefined).length
  return kindMinutes[kind] + Math.ceil((fields.length - lists) / fieldsAMinute) + lists * rowsMinutes
}
