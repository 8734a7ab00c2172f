import type { FactValue } from '@app/schemas/flow/condition'
import type { ModeFile } from '@app/schemas/flow/mode'
import type { StepFile } from '@app/schemas/flow/steps/step'
import type { Edge, Exploration, Spot } from './explore.ts'
import type { Finding } from './finding.ts'

/** What a way costs: screens to see, things to fill in, and the steps it leads over. */
export type Cost = { readonly screens: number; readonly inputs: number; readonly path: readonly string[] }
export type Costs = { readonly result: Cost | undefined; readonly end: Cost | undefined }

type Steps = ReadonlyMap<string, { readonly data: StepFile }>
type Budget = NonNullable<ModeFile['budget']>
type Typical = Readonly<Record<string, FactValue>>

// Screens count first, and inputs among ways with equally many: no way has so many inputs.
const screen = 1_000

/**
 * The shortest honest way of typical people: to the first page with a result of theirs, and to the end. Fewer screens are shorter, and
 * among equally many fewer inputs. A result may be reached by an action; the end is reached by continuing.
 */
export function measureWalk({ first }: Exploration, steps: Steps, typical: Typical): Costs {
  const toResult = cheapest(first, steps, ({ outcome, learned }) => isTypical(typical, { ...learned, ...outcome.facts }), {
    isThere: ({ place }) => steps.get(place.step)?.data.showsResult === true,
  })
  const toEnd = cheapest(
    first,
    steps,
    ({ outcome, learned, action }) => action === undefined && isTypical(typical, { ...learned, ...outcome.facts }),
    { isThere: ({ edges }, isAllowed) => edges.some((edge) => edge.to === undefined && isAllowed(edge)) },
  )
  return { result: toResult, end: toEnd }
}

/** W1, W2: what a mode costs more than its budget allows. */
export function findOverspent(budget: Budget, costs: Costs): readonly Finding[] {
  return (['result', 'end'] as const).flatMap((what) => {
    const [allowed, cost] = [budget[what], costs[what]]
    if (!allowed) return []
    if (!cost) return [notReached(what)]
    if (cost.screens > allowed.screens || cost.inputs > allowed.inputs) return [overspent(what, allowed, cost)]
    return isTooWide(allowed, cost) ? [tooWide(what, allowed, cost)] : []
  })
}

/** A digit too many, or two that changed places: a budget of more than twice what the way costs holds nothing. */
function isTooWide(allowed: Omit<Cost, 'path'>, cost: Cost): boolean {
  return allowed.screens > cost.screens * 2 + 5 || allowed.inputs > cost.inputs * 2 + 5
}

type Goal = { readonly isThere: (spot: Spot, isAllowed: (edge: Edge) => boolean) => boolean }

function cheapest(first: readonly Spot[], steps: Steps, isAllowed: (edge: Edge) => boolean, { isThere }: Goal): Cost | undefined {
  type Visit = { readonly spot: Spot; readonly path: readonly string[]; readonly isDone: boolean; readonly before: number }
  const open = new Map<number, Visit[]>()
  const settled = { true: new Set<Spot>(), false: new Set<Spot>() }
  const push = (total: number, visit: Visit) => void open.set(total, [...(open.get(total) ?? []), visit])
  // A step is seen first, where its actions can be taken, and then done, part by part.
  const add = (spot: Spot, before: number, path: readonly string[]) =>
    push(before + screen, { spot, path: [...path, spot.place.step], isDone: false, before })
  for (const spot of first) add(spot, 0, [])
  while (open.size > 0) {
    const total = Math.min(...open.keys())
    const here = open.get(total) ?? []
    open.delete(total)
    for (const { spot, path, isDone, before } of here) {
      if (settled[`${isDone}`].has(spot)) continue
      settled[`${isDone}`].add(spot)
      if (!isDone) push(before + priceOf(steps.get(spot.place.step)?.data), { spot, path, isDone: true, before })
      else if (isThere(spot, isAllowed)) return { screens: Math.floor(total / screen), inputs: total % screen, path }
      for (const edge of spot.edges) if (edge.to && isAllowed(edge) && isDone === (edge.action === undefined)) add(edge.to, total, path)
    }
  }
  return undefined
}

/** All that a budget goes by of the steps with these names. */
export function pricesOf(
  steps: Steps,
  names: readonly string[],
): readonly (readonly [step: string, price: number, showsResult: boolean])[] {
  return names.map((name) => [name, priceOf(steps.get(name)?.data), steps.get(name)?.data.showsResult === true])
}

function isTypical(typical: Typical, facts: Readonly<Record<string, FactValue | undefined>>): boolean {
  return Object.entries(typical).every(([fact, value]) => facts[fact] === undefined || facts[fact] === value)
}

function priceOf(step: StepFile | undefined): number {
  return step ? screen * (step.parts?.length ?? 1) + inputsOn(step) : screen
}

/** What has to be filled in on a step: fields that are not optional and are always shown, and those of one row. */
function inputsOn({ fields = [] }: StepFile): number {
  const needed = fields.filter((field) => !('optional' in field && field.optional) && !('when' in field && field.when))
  return needed.reduce((sum, field) => {
    const rows = 'rows' in field ? field.rows?.filter(({ optional, when }) => !optional && when === undefined) : undefined
    return sum + (rows?.length ?? 1)
  }, 0)
}

const goals = { result: 'the first result', end: 'the end' } as const

function overspent(what: keyof Costs, allowed: Omit<Cost, 'path'>, { screens, inputs, path }: Cost): Finding {
  return {
    rule: 'over-budget',
    message: `The shortest way to ${goals[what]} has ${screens} screens and ${inputs} inputs; the budget is ${allowed.screens} and ${allowed.inputs}.`,
    fix: `If you did not mean to change who sees what, mend the step or condition that makes the way longer. If you did, take a step or a field out of it, or let it cost more: "${what}": { "screens": ${screens}, "inputs": ${inputs} } in "budget".`,
    path,
  }
}

function tooWide(what: keyof Costs, allowed: Omit<Cost, 'path'>, { screens, inputs, path }: Cost): Finding {
  return {
    rule: 'budget-too-wide',
    message: `The budget to ${goals[what]} is ${allowed.screens} screens and ${allowed.inputs} inputs; the shortest way has ${screens} and ${inputs}.`,
    fix: `If you did not mean to change who sees what, mend the step or condition that makes the way so short. If you did, write what it costs: "${what}": { "screens": ${screens}, "inputs": ${inputs} } in "budget".`,
    path,
  }
}

function notReached(what: keyof Costs): Finding {
  return {
    rule: 'budget-without-way',
    message: `Typical people do not reach ${goals[what]}: no walk fits what "typical" says${what === 'result' ? ', or no step of it shows a result' : ''}.`,
    fix: 'If you did not mean to change who sees what, mend the step or condition that closes the way. If you did, change "typical", or take this part of the budget out.',
  }
}
