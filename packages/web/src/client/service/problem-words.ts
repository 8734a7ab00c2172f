import type { Failure } from './answer.ts'

/** Why something could not be done, where no field is marked: what the service says of the first one, or else of all of it. */
export function problemWords({ fields, detail }: Failure): string {
  return Object.values(fields ?? {}).flat()[0] ?? detail
}
