import { readDevice, saveOnDevice } from '../device.ts'
import { namesOfMode } from '../service/page-data.ts'

/** What is kept of each mode: where a visitor without an account is and what they answered, and the number under which a walk is counted. */
type Kept = 'visit' | 'walk'

/** What this browser keeps of a mode. It may have been kept under a name that the mode had before. */
export function readOfMode<T>(what: Kept, mode: string): T | undefined {
  for (const name of namesOfMode(mode)) {
    const kept = readDevice<T>(`${what}:${name}`)
    if (kept !== undefined) return kept
  }
  return undefined
}

/** Keeps something of a mode under its name of now, or nothing any more. */
export function saveOfMode(what: Kept, mode: string, value: unknown): void {
  for (const name of namesOfMode(mode)) saveOnDevice(`${what}:${name}`, name === mode ? value : undefined)
}
