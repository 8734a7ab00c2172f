import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import { shareKept } from '../words/turn.ts'

const kinds = ['step', 'mode', 'sequence', 'questions', 'landing', 'page', 'offers', 'experiments', 'partners', 'providers'] as const

/** What a list has in the order of other lists, and what is told of by its order. */
const inOrder = new Set(['cells', 'columns'])

type Part = { readonly at: JsonPath; readonly was: unknown; readonly is: unknown }
type Exchange = { readonly one: JsonPath; readonly other: JsonPath; readonly what: string; readonly names: readonly [string, string] }

/**
 * Two parts beside each other of which each has since then what the other had, while all else of them stands: the labels of two answers, the
 * columns that two fields are saved in, the conditions of two lists, the odds of two variants. In both languages alike nothing else sees it.
 */
export function exchangedParts(before: Catalogue, after: Catalogue): readonly (readonly [Diagnostic, Diagnostic])[] {
  const docs = kinds.flatMap((kind): Document[] => [...after.documents[kind].values()])
  return docs.flatMap((doc) => {
    const then = before.documents[doc.kind].get(doc.name)
    return !then || then === doc ? [] : exchangesIn({ at: [], was: then.data, is: doc.data }).map((one) => bothPlaces(doc, one))
  })
}

function exchangesIn({ at, was, is }: Part): readonly Exchange[] {
  if (typeof was !== 'object' || typeof is !== 'object' || was === null || is === null) return []
  const old = new Map(Object.entries(was))
  const parts = Object.entries(is).map(([key, value]) => ({
    at: [...at, Array.isArray(is) ? Number(key) : key],
    was: old.get(key),
    is: value as unknown,
  }))
  // Columns that have changed places take their cells with them.
  if (isOther('columns', was, is) && isOther('rows', was, is)) return []
  const isSame = Array.isArray(was) ? Array.isArray(is) && was.length === is.length : true
  const own = isSame ? betweenParts(parts, inOrder.has(String(at.at(-1)))) : []
  return own.length > 0 ? own : parts.flatMap(exchangesIn)
}

function isOther(key: string, was: object, is: object): boolean {
  const [old, now] = [was, is].map((one) => JSON.stringify(new Map<string, unknown>(Object.entries(one)).get(key)))
  return old !== now
}

function betweenParts(parts: readonly Part[], areOrdered: boolean): readonly Exchange[] {
  const changed = parts.filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is))
  return changed.flatMap((one, index) => {
    const later = changed.slice(index + 1)
    if (areOrdered)
      return later
        .filter((other) => haveChanged(one, other))
        .slice(0, 1)
        .map((other) => exchangeOf(one, other, undefined))
    return later
      .flatMap((other) =>
        keysExchanged(one, other)
          .slice(0, 1)
          .map((key) => exchangeOf(one, other, key)),
      )
      .slice(0, 1)
  })
}

/** Of what is under a key of both, or of the two themselves. */
function exchangeOf(one: Part, other: Part, key: string | undefined): Exchange {
  const at = ({ at: place }: Part) => (key === undefined ? place : [...place, key])
  return { one: at(one), other: at(other), what: key ?? String(one.at.at(-2)), names: [nameOf(one, key), nameOf(other, key)] }
}

const named = ['name', 'value', 'step', 'title', 'heading', 'what', 'label', 'ask', 'list', 'numbered'] as const

/** How authors know it again: by what it is called, or by the first thing that it says. */
function nameOf({ at, is }: Part, exchanged: string | undefined): string {
  const own = new Map<string, unknown>(Object.entries(Object(is)))
  const found = named.flatMap((key) => (key === exchanged ? [] : [own.get(key)].flat()))
  const said = typeof is === 'string' ? is : found.find((one) => typeof one === 'string' || typeof one === 'boolean')
  return String(said ?? `${at.at(-2)} ${Number(at.at(-1)) + 1}`)
}

/** Under which keys two have each other’s values, where that is all that has changed, and something else still tells the two apart. */
function keysExchanged(one: Part, two: Part): readonly string[] {
  const [mine, theirs] = [entriesOf(one), entriesOf(two)]
  if (!mine || !theirs) return []
  const changed = mine.filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is))
  const others = theirs.filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is))
  const isExchange =
    changed.length === others.length &&
    changed.every((part) => others.some((other) => keyOf(other) === keyOf(part) && haveChanged(part, other)))
  const still = (parts: readonly Part[]) => JSON.stringify(parts.filter((part) => !changed.some((other) => keyOf(other) === keyOf(part))))
  const withoutPlace = (parts: readonly Part[]) => still(parts.map((part) => ({ ...part, at: [keyOf(part)] })))
  return isExchange && withoutPlace(mine) !== withoutPlace(theirs) ? changed.map(keyOf) : []
}

function keyOf({ at }: Part): string {
  return String(at.at(-1))
}

function entriesOf({ at, was, is }: Part): readonly Part[] | undefined {
  if (typeof was !== 'object' || typeof is !== 'object' || was === null || is === null) return undefined
  if (Array.isArray(was) || Array.isArray(is)) return undefined
  const [old, now] = [new Map<string, unknown>(Object.entries(was)), new Map<string, unknown>(Object.entries(is))]
  return [...new Set([...old.keys(), ...now.keys()])].map((key) => ({ at: [...at, key], was: old.get(key), is: now.get(key) }))
}

/** Each has what the other had, or words that are nearer to what the other said than to what it said itself. */
function haveChanged(one: Part, two: Part): boolean {
  if (JSON.stringify(one.is) === JSON.stringify(two.was) && JSON.stringify(two.is) === JSON.stringify(one.was)) return true
  const texts = [one.was, one.is, two.was, two.is]
  if (!texts.every((text) => typeof text === 'string')) return false
  const [mine = '', now = '', theirs = '', other = ''] = texts
  return likeness(now, theirs) > likeness(now, mine) && likeness(other, mine) > likeness(other, theirs)
}

const least = 0.5

/** How much of their words two texts have in common, where that is most of them. */
function likeness(one: string, other: string): number {
  const share = shareKept(one, other)
  return share >= least ? share : 0
}

function bothPlaces(doc: Document, { one, other, what, names }: Exchange): readonly [Diagnostic, Diagnostic] {
  const message = `“${names[0]}” and “${names[1]}” have each other’s "${what}" since the last commit, and all else of the two is as it was.`
  const fix = 'Does each still belong to what it is with? If it is meant, commit it: it is asked once.'
  const problem = { rule: 'exchanged-parts', severity: 'warning', message, fix } as const
  return [report(doc, one, problem), report(doc, other, problem)]
}
