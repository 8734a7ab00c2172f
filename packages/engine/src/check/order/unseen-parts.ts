import type { Condition, FactValue } from '@app/schemas/flow/condition'
import { partsOfCondition, valuesWanted } from '../../flow/conditions.ts'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import type { ExpandedItem } from '../../resolve/items.ts'
import { expandMode, sideSteps } from '../../resolve/resolve.ts'
import { landingPaths } from '../landings.ts'
import { answersIn, decidedBy } from '../step/decided-by.ts'

type Wanted = ReadonlyMap<string, readonly FactValue[]>
/** What somebody on a page has answered, and what they have not. */
type Known = { readonly is: Wanted; readonly isNot: Wanted }

/** A part of a page for an answer with which nobody comes to it: every mode that has the page leads them past it. */
export function checkUnseenParts(catalogue: Catalogue): Diagnostic[] {
  const { documents } = catalogue
  const questions = documents.questions.get('questions')?.data.questions ?? {}
  const isAnswer = answersIn(catalogue)
  const ways = waysTo(catalogue)
  return [...documents.step.values()].flatMap((doc) => {
    const parts = partsOf(doc)
    const known = parts.length === 0 ? undefined : ways.get(doc.name)
    if (!known || known === 'any') return []
    const asked = decidedBy(doc.data, questions)
    return parts.flatMap(({ at, when }) => {
      const wanted = [...wantedBy(when)].filter(([fact]) => isAnswer(fact) && !asked.has(fact))
      const never = wanted.find((one) => known.every((each) => isExcluded(one, each)))
      if (!never) return []
      const [fact, values] = never
      const message = `Nobody who answered ${values.map((value) => JSON.stringify(value)).join(' or ')} (${fact}) comes to “${doc.name}”: its modes lead them past it.`
      return [
        report(doc, [...at, 'when'], { rule: 'never-shown', message, fix: 'Name an answer with which people come here, or move it.' }),
      ]
    })
  })
}

function partsOf({ data }: Document<'step'>): readonly { readonly at: JsonPath; readonly when: Condition }[] {
  const lists = { body: data.body, fields: data.fields, actions: data.actions }
  return Object.entries(lists).flatMap(([key, list = []]) =>
    list.flatMap((one, index) => ('when' in one && one.when !== undefined ? [{ at: [key, index], when: one.when }] : [])),
  )
}

/** With what people come to each step of the orders; “any” where some come by another way. */
function waysTo(catalogue: Catalogue): ReadonlyMap<string, readonly Known[] | 'any'> {
  const ledTo = [...catalogue.documents.step.values()].flatMap(({ data }) => [...(data.detours ?? []), ...(data.actions ?? [])])
  const ways = new Map<string, Known[] | 'any'>(ledTo.flatMap(({ to }) => (to === undefined ? [] : [[to, 'any'] as const])))
  for (const { data } of catalogue.documents.mode.values()) {
    const aside = [
      ...sideSteps(catalogue, data),
      ...Object.values(data.guard ?? {}),
      ...(data.opens ?? []).flatMap(({ at }) => at ?? []),
      ...[...landingPaths(data)].map(({ landing }) => landing.go),
    ]
    for (const step of aside) ways.set(step, 'any')
    for (const { step, known } of expandMode(catalogue, data).flatMap(branchesOf)) {
      const before = ways.get(step) ?? []
      if (before !== 'any') ways.set(step, [...before, known])
    }
  }
  return ways
}

/** Of several branches the first that holds is taken: on the others it does not hold. */
function branchesOf({ branches }: ExpandedItem): readonly { readonly step: string; readonly known: Known }[] {
  return branches.map(({ step, when }, index) => {
    const earlier = branches.slice(0, index).map((one) => wantedBy(one.when))
    const excluded = Map.groupBy(
      earlier.flatMap((wanted) => (wanted.size === 1 ? [...wanted] : [])),
      ([fact]) => fact,
    )
    const isNot = new Map([...excluded].map(([fact, all]) => [fact, all.flatMap(([, values]) => values)]))
    return { step, known: { is: wantedBy(when), isNot } }
  })
}

/** What each fact must be, where a condition says no more than that. */
function wantedBy(when: Condition | undefined): Wanted {
  const read = when === undefined ? undefined : partsOfCondition(when)
  return new Map(read?.form === 'facts' ? read.facts.map(([fact, wanted]) => [fact, valuesWanted(wanted)]) : [])
}

function isExcluded([fact, values]: readonly [string, readonly FactValue[]], { is, isNot }: Known): boolean {
  const [only, never] = [is.get(fact), isNot.get(fact)]
  return values.every((value) => (only !== undefined && !only.includes(value)) || (never?.includes(value) ?? false))
}
