import type { ModeItem } from '@app/schemas/flow/mode'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { canonicalOnce } from '../../resolve/canonical.ts'
import { expandItems } from '../../resolve/items.ts'
import { movedSteps } from '../order/order-test.ts'

/** Where a test makes a difference is where it is said to make one: the first of these that is not so is told. */
export function checkExperimentPlaces(doc: Document<'experiments'>, index: number, catalogue: Catalogue): Diagnostic[] {
  const name = doc.data.experiments[index]?.name ?? ''
  const unread = checkRead(doc, index, catalogue, name)
  if (unread.length > 0) return unread
  const same = checkDiffers(doc, index, catalogue, name)
  return same.length > 0 ? same : checkNamed(doc, index, catalogue, name)
}

/** Whether something in a part of a file goes by a test: a condition that names it, or a test of orders. */
function goesBy(part: object, name: string): boolean {
  const text = canonicalOnce(part)
  return text.includes(`"experiment.${name}"`) || text.includes(`"experiment":"${name}"`)
}

/** The parts of the orders of all modes that go by a test. */
function itemsBy({ documents }: Catalogue, name: string): readonly Exclude<ModeItem, string>[] {
  const lists = [...documents.mode.values(), ...documents.sequence.values()].flatMap(({ data }) => data.steps)
  return lists.flatMap((item) => (typeof item === 'object' && goesBy(item, name) ? [item] : []))
}

/** The steps to which a part of an order makes a difference. Where a run of steps is one, each of its steps says so itself. */
function stepsDecided(item: Exclude<ModeItem, string>): readonly string[] {
  if ('orders' in item) return movedSteps(item)
  if ('sequence' in item || 'inOrderOf' in item) return []
  return 'choose' in item ? item.choose.map(({ step }) => step) : [item.step]
}

/** The steps to which a part of an order leads or does not lead by a test: those that it decides, and all of a run of steps. */
function stepsReached(item: Exclude<ModeItem, string>, { documents }: Catalogue): readonly string[] {
  if (!('sequence' in item)) return stepsDecided(item)
  const run = expandItems([item], (name) => documents.sequence.get(name)?.data, documents.questions.get('questions')?.data)
  return run.flatMap(({ branches }) => branches.map(({ step }) => step))
}

/** People would be drawn for something that makes no difference. */
function checkRead(doc: Document<'experiments'>, index: number, { documents }: Catalogue, name: string): Diagnostic[] {
  const { mode, sequence, step, facts, questions, landing, page } = documents
  const readers = [mode, sequence, step, facts, questions, landing, page].flatMap((kind): readonly Pick<Document, 'data'>[] => [
    ...kind.values(),
  ])
  if (readers.some(({ data }) => goesBy(data, name))) return []
  const problem = {
    rule: 'experiment-never-read',
    severity: 'warning',
    message: `Nothing goes by “${name}”: its variants are all the same to people.`,
    fix: `Name it in a condition, as { "experiment.${name}": "VARIANT" }, or delete it.`,
  } as const
  return [report(doc, ['experiments', index, 'name'], problem)]
}

/** On every place that a test names something goes by it: the page itself, or what leads to it instead of another. */
function checkDiffers(doc: Document<'experiments'>, index: number, catalogue: Catalogue, name: string): Diagnostic[] {
  const { documents } = catalogue
  const reached = new Set([
    ...itemsBy(catalogue, name).flatMap((item) => stepsReached(item, catalogue)),
    ...[...documents.step.values()].flatMap(({ data }) =>
      (data.detours ?? []).flatMap((detour) => (detour.to !== undefined && goesBy(detour, name) ? [detour.to] : [])),
    ),
  ])
  return (doc.data.experiments[index]?.where ?? []).flatMap((place, at) => {
    const file = documents.step.get(place) ?? documents.landing.get(place)
    if (!file || goesBy(file.data, name) || reached.has(place)) return []
    const message = `Nothing on “${place}” goes by “${name}”: people there would be counted and see no difference.`
    const fix = `Name it in a condition there, as { "experiment.${name}": "VARIANT" }, or take the place out.`
    return [report(doc, ['experiments', index, 'where', at], { rule: 'no-difference', message, fix })]
  })
}

/** What goes by a test is one of its places: a page that says so itself, and each step of an order that it decides. */
function checkNamed(doc: Document<'experiments'>, index: number, catalogue: Catalogue, name: string): Diagnostic[] {
  const { step, landing } = catalogue.documents
  const pages = [...step.values(), ...landing.values()].filter(({ data }) => goesBy(data, name)).map((one) => one.name)
  const decided = itemsBy(catalogue, name).flatMap(stepsDecided)
  const left = [...new Set([...pages, ...decided])].filter((place) => !doc.data.experiments[index]?.where.includes(place))
  if (left.length === 0) return []
  const places = left.map((place) => `"${place}"`).join(', ')
  const problem = {
    rule: 'place-not-named',
    severity: 'warning',
    message: `Something on ${places} goes by “${name}”, and is not named among its places.`,
    fix: `Add ${places} to "where".`,
  } as const
  return [report(doc, ['experiments', index, 'where'], problem)]
}
