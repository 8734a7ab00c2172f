import { isCode } from './is-code.ts'

/** Every field that a line of the log may have, and of which kind it is. What is not named here is not written. */
const kinds = {
  requestId: 'id',
  personId: 'id',
  rowId: 'id',
  jobId: 'id',
  method: 'method',
  route: 'route',
  status: 'count',
  durationMs: 'duration',
  bytes: 'count',
  delayMs: 'duration',
  count: 'count',
  attempt: 'count',
  code: 'code',
  job: 'name',
} as const satisfies Readonly<Record<string, keyof typeof isOfKind>>

type Kinds = typeof kinds
type Numbers = 'count' | 'duration'

/** Ids, counts, durations and codes. */
export type LogFields = { readonly [Name in keyof Kinds]?: (Kinds[Name] extends Numbers ? number : string) | undefined }

/** What of the given fields may be written. A value that does not look like its kind is left out. */
export function allowedFields(given: LogFields): LogFields {
  const allowed: Record<string, string | number> = {}
  for (const name of names) {
    const value = given[name]
    if (value !== undefined && isOfKind[kinds[name]](value)) allowed[name] = typeof value === 'number' ? inHundredths(value) : value
  }
  return allowed
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
}

const isOfKind = {
  id: isId,
  method: (value: unknown) => typeof value === 'string' && /^[A-Z-]{3,16}$/.test(value),
  // The router's spelling of an address: its parts are names of our own, or of parameters.
  route: (value: unknown) => typeof value === 'string' && /^(?:unknown|\/[\w/:.*-]{0,200})$/.test(value),
  count: (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0,
  duration: (value: unknown) => Number.isFinite(value) && Number(value) >= 0,
  code: isCode,
  name: (value: unknown) => typeof value === 'string' && /^[a-z]{1,20}(?:-[a-z]{1,20}){0,4}$/.test(value),
} as const

const names = Object.keys(kinds).filter((name) => isName(name))

function isName(name: string): name is keyof Kinds {
  return name in kinds
}

function inHundredths(value: number): number {
  return Math.round(value * 100) / 100
}
