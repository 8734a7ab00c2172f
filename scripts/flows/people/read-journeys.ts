import { readFile } from 'node:fs/promises'
import type { Journey } from '@app/engine'

const like = '{"mode": "onboarding", "version": "…", "person": "…", "facts": {"letter.signed": true}, "place": {"step": "stop-losing"}}'

/** The journeys of a file, one on each line; or what is wrong with the first line that holds none. */
export async function readJourneys(file: string): Promise<readonly Journey[] | string> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return `There is no file ${file}.`
  const journeys: Journey[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const journey = readJson(line)
    if (!isJourney(journey)) return `${file}, line ${index + 1}, is no journey. It should look like ${like}`
    journeys.push(journey)
  }
  return journeys
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function isJourney(value: unknown): value is Journey {
  if (!isObject(value)) return false
  const { mode, version, person, facts, place } = value
  return [mode, version, person].every((one) => typeof one === 'string') && isFacts(facts) && isPlace(place)
}

function isFacts(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((one) => typeof one === 'boolean' || typeof one === 'string')
}

/** On a side trip it says where the trip began. */
function isPlace(value: unknown): boolean {
  return isObject(value) && typeof value['step'] === 'string' && (value['from'] === undefined || isPlace(value['from']))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
