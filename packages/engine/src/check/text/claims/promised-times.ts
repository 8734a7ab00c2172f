import { type KeeperName, keeperNames, keepers } from '@app/schemas/flow/promises/keepers'
import type { JsonPath, Problem } from '../../../load/document.ts'
import { numberOf } from './number-words.ts'

const times =
  /\b(?:within|in|en)(?: a total of)? (?<number>\p{L}+|\d+) (?:(?<business>business) )?(?<unit>days?|hours?|minutes?|weeks?|días?|horas?|minutos?|semanas?)(?<habiles> hábil(?:es)?)?/iu

/** A time that a sentence promises is the one that whoever keeps it has. */
export function otherTime(text: string, keptBy: readonly string[]): Problem | undefined {
  const days = keptBy.filter(isKeeper).flatMap((name) => timeOf(name) ?? [])
  const said = times.exec(text)?.groups
  if (days.length === 0 || !said) return undefined
  const number = numberOf(said['number'] ?? '')
  const isInBusinessDays = said['business'] !== undefined || said['habiles'] !== undefined
  const isShort = /^(?:h|min)/i.test(said['unit'] ?? '')
  if (number === undefined) return undefined
  // Days of the calendar that are more than enough are another promise, such as one of the law.
  const isKept = isInBusinessDays ? !isShort && days.includes(number) : !isShort && number > Math.max(...days) * 2
  if (isKept) return undefined
  return {
    rule: 'other-time',
    message: `“${times.exec(text)?.[0]}” is promised, and whoever keeps it has ${days.join(' or ')} business days.`,
    fix: 'Promise the time that is kept. To change it is a matter for the desk and a developer.',
  }
}

function timeOf(name: KeeperName): number | undefined {
  const keeper = keepers[name]
  return 'within' in keeper ? keeper.within : undefined
}

function isKeeper(name: string): name is KeeperName {
  return keeperNames.some((one) => one === name)
}

/** Everything that is named as a keeper around a text. */
export function keepersAround(data: unknown, at: JsonPath): readonly string[] {
  const [key, ...rest] = at
  if (typeof data !== 'object' || data === null || key === undefined) return []
  const own: unknown = Object.getOwnPropertyDescriptor(data, 'keptBy')?.value
  const named = Array.isArray(own) ? own.filter((one): one is string => typeof one === 'string') : []
  return [...named, ...keepersAround(Object.getOwnPropertyDescriptor(data, key)?.value, rest)]
}
