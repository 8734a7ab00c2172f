import type { StepFile } from '@app/schemas/flow/steps/step'
import { needsAccount } from '@app/schemas/rules/answers/needs-account'

/** The build writes into the page, as comments, the links to what comes late, each under a name. */
const lateComments = /<!--with ([\w-]+) (.*?)-->/gs
const href = /href="([^"]+)"/g

/** What every step needs beyond the first files. */
export const walking: ReadonlySet<string> = new Set(['wizard'])
/** And what people see who come back. */
export const overview: ReadonlySet<string> = new Set(['overview'])

/** The names of what a step needs: what walks it, its fields by their types, and the account that it asks strangers for. */
export function lateNamesOf(step: StepFile, isStranger: boolean): ReadonlySet<string> {
  const types = step.fields?.flatMap((field) => ('type' in field ? [field.type] : [])) ?? []
  return new Set<string>([...walking, ...types, ...(isStranger && needsAccount(step) ? ['account'] : [])])
}

/** The page with the links to these, and to nothing else that comes late. */
export function withLateFiles(page: string, names: ReadonlySet<string> = new Set()): string {
  return page.replace(lateComments, (_all, name: string, links: string) => (names.has(name) ? links : ''))
}

/** The addresses of what comes late, by name. */
export function readLateFiles(page: string): ReadonlyMap<string, readonly string[]> {
  const found = [...page.matchAll(lateComments)].map(
    ([, name = '', links = '']) => [name, [...links.matchAll(href)].flatMap(([, file]) => file ?? [])] as const,
  )
  return new Map(found)
}
