import type { Place } from '@app/engine'
import type { FactValue } from '@app/schemas/flow/condition'
import { optionOf } from '@app/schemas/rules/answers/option-of'
import type { FlowSnapshot } from './flow-snapshot.ts'

type Answers = Readonly<Record<string, FactValue>>
type Renamed = FlowSnapshot['renamed']

/**
 * The mode that is meant by a name from before or from now. A name from before means the one that had it, also where somebody has saved
 * another file under it.
 */
export function modeNow({ renamed }: Pick<FlowSnapshot, 'renamed'>, name: string): string {
  return nowIn(renamed.modes, name)
}

/** The name of a mode and all that it had before: that of now first. */
export function namesOfMode({ renamed }: { readonly renamed: Pick<Renamed, 'modes'> }, name: string): readonly string[] {
  return [name, ...Object.keys(renamed.modes).filter((old) => renamed.modes[old] === name)]
}

/** The step that is meant by a name from before or from now. */
export function stepNow({ renamed }: { readonly renamed: Pick<Renamed, 'steps'> }, name: string): string {
  return nowIn(renamed.steps, name)
}

/** A place as its steps are called now. */
export function placeNow(flows: Pick<FlowSnapshot, 'renamed'>, place: Place): Place {
  return {
    ...place,
    step: stepNow(flows, place.step),
    ...(place.from && { from: { ...place.from, ...placeNow(flows, place.from) } }),
  }
}

/** Answers as they and the facts that they decide are called now. What was answered under the name of now counts. */
export function answersNow({ renamed, formerly }: Pick<FlowSnapshot, 'renamed' | 'formerly'>, answers: Answers): Answers {
  const named = factsNow(renamed, answers)
  if (Object.keys(formerly).length === 0) return named
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, optionOf(ownOf(formerly, name), value)?.value ?? value]))
}

function factsNow(renamed: Renamed, answers: Answers): Answers {
  const isOld = (name: string) => Object.hasOwn(renamed.facts, name)
  const entries = Object.entries(answers)
  const old = entries.filter(([name]) => isOld(name)).map(([name, value]) => [nowIn(renamed.facts, name), value] as const)
  return old.length === 0 ? answers : Object.fromEntries([...old, ...entries.filter(([name]) => !isOld(name))])
}

/** The address that takes the place of one with a name from before; undefined where each of its names is one of now. */
export function addressNow(flows: FlowSnapshot, { pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const [, name = '', ...rest] = pathname.split('/')
  const isPage = flows.files.page.has(name) || flows.files.landing.has(name)
  const mode = isPage ? name : modeNow(flows, name)
  const step = rest.join('/')
  const now = flows.modes.has(mode) ? stepNow(flows, step) : step
  return mode === name && now === step ? undefined : `/${mode}${rest.length > 0 ? `/${now}` : ''}${search}`
}

function nowIn(names: Renamed[keyof Renamed], name: string): string {
  return ownOf(names, name) ?? name
}

function ownOf<T>(list: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(list, name) ? list[name] : undefined
}
