import type { ModeFile } from '@app/schemas/flow/mode'
import { pricePanels } from '@app/schemas/flow/steps/kind-needs'
import type { StepFile } from '@app/schemas/flow/steps/step'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import { type ExpandedItem, waysThrough } from '../../resolve/items.ts'
import { expandMode } from '../../resolve/resolve.ts'
import { sentencesOf } from '../text/sentences.ts'
import { textsIn } from '../text/texts-in.ts'

type Announced = { readonly said: RegExp; readonly what: string; readonly is: (step: StepFile) => boolean }

const saysNext = /\b[Nn]ext, (?:you|we)\b|\bon the next (?:page|screen)\b/

/** What a sentence can say that people do next, and which steps have that. */
const announced: readonly Announced[] = [
  { said: /\bsign\b(?! in\b)/i, what: 'people sign', is: ({ kind }) => kind === 'sign' },
  { said: /\b(?:pay|price)\b/i, what: 'there is a price', is: (step) => step.kind === 'payment' || showsPrice(step) },
  { said: /\b(?:pick|choose)\b[^.;]*\b(?:time|one)\b/i, what: 'a time is chosen', is: ({ kind }) => kind === 'schedule' },
  { said: /\bupload\b/i, what: 'something is uploaded', is: ({ kind }) => kind === 'upload' },
  { said: /\bwe(?:’ll)? ask\b/i, what: 'something is asked', is: ({ fields = [] }) => fields.length > 0 },
]

/** What a page says comes next comes next: in one mode where another order was written, or in none, where the words are wrong. */
export function checkNextWords(catalogue: Catalogue): Diagnostic[] {
  const modes = [...catalogue.documents.mode.values()].map((doc) => ({ doc, items: expandMode(catalogue, doc.data) }))
  return [...catalogue.documents.step.values()].flatMap((doc) =>
    nextSaid(doc).flatMap((said) => {
      const places = modes.flatMap((mode) => {
        const after = stepsAfter(doc, mode.doc.data, mode.items, catalogue)
        return after ? [{ ...mode, after }] : []
      })
      const wrong = places.filter(({ after }) => !after.some(({ data }) => said.is(data)))
      const [first] = wrong
      if (!first) return []
      if (wrong.length === places.length) return [report(doc, said.at, saidWrongly(said, first.after))]
      return wrong.map((place) => report(place.doc, placeIn(place.items, doc.name), orderedWrongly(doc.name, said, place)))
    }),
  )
}

function nextSaid(doc: Document<'step'>): readonly (Announced & { readonly sentence: string; readonly at: JsonPath })[] {
  return textsIn(doc).flatMap(({ text, at }) =>
    sentencesOf(text)
      .filter((sentence) => saysNext.test(sentence))
      .flatMap((sentence) => announced.filter(({ said }) => said.test(sentence)).map((one) => ({ ...one, sentence, at }))),
  )
}

/** The steps to which people can come from one, where its order tells; a side step is followed by the one that led to it. */
function stepsAfter(
  { name, data: { detours = [], actions = [], continuesAt } }: Document<'step'>,
  mode: ModeFile,
  items: readonly ExpandedItem[],
  { documents }: Catalogue,
): readonly Document<'step'>[] | undefined {
  const ways = waysThrough(items).filter((way) => hasStep(way, name))
  if (ways.length === 0 || continuesAt !== undefined) return undefined
  const own = new Set([...items.flatMap(({ branches }) => branches.map(({ step }) => step)), ...(mode.side ?? [])])
  const aside = [...detours, ...actions].flatMap(({ to }) => (to !== undefined && own.has(to) ? [to] : []))
  const names = new Set([...aside, ...ways.flatMap((way) => following(way, name))])
  return [...names].flatMap((step) => documents.step.get(step) ?? [])
}

/** All steps that may be shown first after one: conditions can leave out any until one that is for everybody. */
function following(way: readonly ExpandedItem[], name: string): string[] {
  const rest = way.slice(way.findIndex(({ branches }) => branches.some(({ step }) => step === name)) + 1)
  const last = rest.findIndex(({ branches }) => branches.some(({ when }) => when === undefined))
  return rest.slice(0, last < 0 ? rest.length : last + 1).flatMap(({ branches }) => branches.map(({ step }) => step))
}

function hasStep(items: readonly ExpandedItem[], name: string): boolean {
  return items.some(({ branches }) => branches.some(({ step }) => step === name))
}

function placeIn(items: readonly ExpandedItem[], name: string): JsonPath {
  return items.find(({ branches }) => branches.some(({ step }) => step === name))?.at ?? ['steps']
}

function showsPrice({ body = [] }: StepFile): boolean {
  return body.some((block) => 'panel' in block && pricePanels.includes(block.panel))
}

function saidWrongly({ sentence, what }: Announced & { readonly sentence: string }, after: readonly Document<'step'>[]) {
  return {
    rule: 'not-next',
    severity: 'warning',
    message: `“${sentence}” says that ${what} next, and ${namesOf(after)} comes after this page.`,
    fix: 'Say what comes next, or put the step that it speaks of behind this one.',
  } as const
}

type Place = { readonly items: readonly ExpandedItem[]; readonly after: readonly Document<'step'>[] }

function orderedWrongly(name: string, { sentence, what }: Announced & { readonly sentence: string }, { after }: Place) {
  return {
    rule: 'not-next',
    severity: 'warning',
    message: `“${name}” says “${sentence}”, and ${namesOf(after)} comes after it here.`,
    fix: `Put a step on which ${what} behind it, as in other modes; or let the page say what comes in all of them.`,
  } as const
}

function namesOf(steps: readonly Document<'step'>[]): string {
  const names = steps.slice(0, 3).map(({ name }) => `“${name}”`)
  return names.length === 0 ? 'nothing' : names.join(' or ')
}
