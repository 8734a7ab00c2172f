import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { heldParts } from './held-parts.ts'
import { lostConditions } from './lost-conditions.ts'
import { lostLimits } from './lost-limits.ts'
import { lostPanels } from './lost-panels.ts'

const kinds = ['step', 'mode', 'sequence', 'questions', 'landing', 'page', 'offers', 'experiments', 'providers', 'partners'] as const
/** What makes a step the one that it is. */
const vital = ['kind', 'needs', 'completes'] as const
/** What changes a step by being there, too. */
const marks = ['ends', 'papers', 'continuesAt'] as const

type Turn = { readonly was: string; readonly is: string }

/**
 * Conditions that hold where they did not since then, or no longer where they did, with what they are of as it was: a value is another one,
 * one of several is gone or has come, a “not” is there or gone, all and any have changed places, or all of it is gone. A step that is of
 * another kind or ends where it did not, a field without its limit, and a step that a mode has lost while another one still leads to it, are
 * asked about too, and so are what follows a detour, which step a place of the app
 * opens, a variant that a test has lost, a part of an address and a panel that a page has. Each works, proves and may be meant, so it is asked
 * once.
 */
export function turnedRules(before: Catalogue, after: Catalogue): readonly Diagnostic[] {
  const docs = kinds.flatMap((kind): Document[] => [...after.documents[kind].values()])
  const turned = docs.flatMap((doc) => {
    const then = before.documents[doc.kind].get(doc.name)
    if (!then || then === doc) return []
    return [
      ...turnedConditions(doc, then, [before, after]),
      ...lostConditions(doc, then),
      ...lostLimits(doc, then),
      ...turnedStep(doc, then),
      ...turnedDetours(doc, then),
      ...turnedOpenings(doc, then),
      ...lostSteps(doc, then, after),
      ...lostVariants(doc, then),
      ...lostAddresses(doc, then),
    ]
  })
  return [...turned, ...lostPanels(before, after)]
}

type Times = readonly [before: Catalogue, after: Catalogue]

function turnedConditions(doc: Document, then: Document, times: Times): Diagnostic[] {
  const old = Map.groupBy(conditioned(then), ({ what }) => what)
  const turns = conditioned(doc).flatMap(({ at, what, when }) => {
    const was = old.get(what) ?? []
    if (was.some((one) => JSON.stringify(one.when) === JSON.stringify(when))) return []
    const [turn] = was.flatMap((one) => turnBetween(one.when, when, times) ?? [])
    return turn ? [{ at, turn }] : []
  })
  // Two that have changed places are one mistake.
  const first = turns.filter(
    ({ turn }, index) => !turns.slice(0, index).some((one) => one.turn.was === turn.is && one.turn.is === turn.was),
  )
  return first.map(({ at, turn }) => {
    const message = `This is for ${turn.is} since the last commit, and was for ${turn.was}.`
    const fix = 'Who sees this now, and who no longer does? If that is meant, commit it: it is asked once.'
    return report(doc, [...at, 'when'], { rule: 'turned-condition', severity: 'warning', message, fix })
  })
}

function conditioned({ data }: Document) {
  return heldParts(data).filter(({ when }) => when !== undefined)
}

function turnBetween(was: unknown, is: unknown, times: Times): Turn | undefined {
  const [old, now] = [JSON.stringify(was), JSON.stringify(is)]
  const isOther = differs(was, is, times[0]) || differs(is, was, times[1])
  if (isOther) return { was: old, is: now }
  if (old === now || typeof was !== 'object' || typeof is !== 'object' || was === null || is === null) {
    return old === now || typeof was !== typeof is ? undefined : { was: old, is: now }
  }
  if (old === JSON.stringify({ not: is }) || now === JSON.stringify({ not: was })) return { was: old, is: now }
  if (old.replace('"any":', '"all":') === now.replace('"any":', '"all":')) return { was: old, is: now }
  const [from, to] = [Object.entries(was), Object.entries(is)]
  if (from.length !== to.length || from.some(([key], index) => key !== to[index]?.[0])) return undefined
  const others = from.flatMap(([key, one], index) => {
    const other: unknown = to[index]?.[1]
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [{ key, turn: turnBetween(one, other, times) }]
  })
  const [only] = others
  if (!only?.turn || others.length > 1) return undefined
  return Array.isArray(was) || /^(?:any|all|not)$/.test(only.key)
    ? only.turn
    : { was: `"${only.key}": ${only.turn.was}`, is: `"${only.key}": ${only.turn.is}` }
}

/** Some of these answers: who gave another one has come to it, or lost it. An answer that there was not then, or is no longer, is no turn. */
function differs(some: unknown, all: unknown, there: Catalogue): boolean {
  if (!Array.isArray(all)) return false
  const few: readonly unknown[] = Array.isArray(some) ? some : [some]
  if (few.length >= all.length || !few.every((one) => all.includes(one))) return false
  const others = all.filter((one) => !few.includes(one)).map((one) => JSON.stringify(one))
  const { step, questions, facts } = there.documents
  const asked = [...step.values(), ...questions.values()].map(({ text }) => text)
  const known = [...facts.values()].map(({ text }) => text)
  return others.every((value) => asked.some((text) => text.includes(`"value": ${value}`)) || known.some((text) => text.includes(value)))
}

function turnedStep(doc: Document, then: Document): Diagnostic[] {
  if (!('step' in doc.data) || !('step' in then.data)) return []
  const [now, old] = [doc.data, then.data]
  const turned = [...vital.filter((key) => old[key] !== undefined), ...marks]
  return turned.flatMap((key) => {
    if (JSON.stringify(old[key]) === JSON.stringify(now[key])) return []
    const is = now[key] === undefined ? 'is gone' : `is ${JSON.stringify(now[key])}`
    const message = `"${key}" was ${old[key] === undefined ? 'not there' : JSON.stringify(old[key])} at the last commit, and ${is}.`
    const fix = 'It makes this step what it is. If that is meant, commit it: it is asked once.'
    return [report(doc, now[key] === undefined ? ['step'] : [key], { rule: 'turned-step', severity: 'warning', message, fix })]
  })
}

/** Where people go on after a detour: whoever was refused on it may go on as if they were not. */
function turnedDetours(doc: Document, then: Document): Diagnostic[] {
  if (!('step' in doc.data) || !('step' in then.data)) return []
  const keyOf = ({ when, to }: { readonly when?: unknown; readonly to?: unknown }) => JSON.stringify([when, to])
  const old = new Map((then.data.detours ?? []).map((way) => [keyOf(way), way]))
  return (doc.data.detours ?? []).flatMap((way, index) => {
    const was = old.get(keyOf(way))
    if (!was || was.after === way.after) return []
    const message = `After this detour “${was.after ?? 'return'}” was what follows at the last commit, and now it is “${way.after ?? 'return'}”.`
    const fix = 'Where do people go from there now? If that is meant, commit it: it is asked once.'
    return [report(doc, ['detours', index], { rule: 'turned-detour', severity: 'warning', message, fix })]
  })
}

/** Which step a place of the app opens. Two that have changed places are one mistake. */
function turnedOpenings({ data, ...doc }: Document, then: Document): Diagnostic[] {
  if (!('opens' in data) || !('opens' in then.data)) return []
  const old = new Map((then.data.opens ?? []).map(({ place, at }) => [place, at]))
  const turned = (data.opens ?? []).flatMap(({ place, at }, index) => {
    const was = old.get(place)
    return at === undefined || was === undefined || was === at || !doc.text.includes(`"${was}"`) ? [] : [{ place, at, was, index }]
  })
  const first = turned.filter((one, index) => !turned.slice(0, index).some(({ at, was }) => at === one.was && was === one.at))
  return first.map(({ place, at, was, index }) => {
    const message = `“${place}” opens “${at}” since the last commit, and opened “${was}”.`
    const fix = 'Does the link speak of that? If it is meant, commit it: it is asked once.'
    return report(doc, ['opens', index, 'at'], { rule: 'turned-opening', severity: 'warning', message, fix })
  })
}

/** A mode that no longer has a step to which one of its steps still leads hides what leads there. */
function lostSteps(doc: Document, then: Document, { documents }: Catalogue): Diagnostic[] {
  if (!('mode' in doc.data) || !('mode' in then.data) || !('side' in then.data)) return []
  const has = (name: string) => doc.text.includes(`"${name}"`)
  const lost = (then.data.side ?? []).filter((name) => !has(name))
  return lost.flatMap((name) => {
    const from = [...documents.step.values()].find(
      ({ data }) => has(data.step) && [...(data.actions ?? []), ...(data.detours ?? [])].some((way) => 'to' in way && way.to === name),
    )
    if (!from) return []
    const message = `“${from.name}” leads to “${name}”, which this mode no longer has since the last commit: here the way is hidden.`
    const fix = `Put “${name}” back into "side". If nobody is to go there in this mode, commit it: it is asked once.`
    return [report(doc, ['side'], { rule: 'lost-side-step', severity: 'warning', message, fix })]
  })
}

/** Who was given a variant has it for good: one that is gone, or called otherwise, draws for them again. */
function lostVariants({ data, ...doc }: Document, then: Document): Diagnostic[] {
  if (!('experiments' in data) || !('experiments' in then.data)) return []
  const old = new Map(then.data.experiments.map(({ name, variants }) => [name, variants.map((one) => one.name)]))
  return data.experiments.flatMap(({ name, variants }, index) => {
    const lost = (old.get(name) ?? []).filter((one) => !variants.some((variant) => variant.name === one))
    if (lost.length === 0) return []
    const message = `“${name}” had “${lost.join('”, “')}” at the last commit, and whoever was given it draws again.`
    const fix = 'Put the name back; a variant that nobody is to get any more keeps its name, with odds 0. If it is meant, commit it.'
    return [report(doc, ['experiments', index, 'variants'], { rule: 'lost-variant', severity: 'warning', message, fix })]
  })
}

/** What is part of an address is linked to, and printed: once it is called otherwise, nobody finds it. */
function lostAddresses(doc: Document, then: Document): Diagnostic[] {
  const [old, now] = [addressesIn(then), new Set(addressesIn(doc).map(({ address }) => address))]
  return old.flatMap(({ address, name }) => {
    if (now.has(address)) return []
    const index = addressesIn(doc).findIndex((one) => one.name === name)
    const message = `“${address}” of “${name}” was part of an address at the last commit, and leads nowhere now.`
    const fix = `Put "${address}" back. If nobody is to come by it any more, commit it: it is asked once.`
    return [report(doc, index < 0 ? [doc.kind] : [doc.kind, index], { rule: 'lost-address', severity: 'warning', message, fix })]
  })
}

function addressesIn({ data }: Document): readonly { readonly address: string; readonly name: string }[] {
  if ('providers' in data && Array.isArray(data.providers)) return data.providers.map(({ slug, name }) => ({ address: slug, name }))
  return 'partners' in data && Array.isArray(data.partners) ? data.partners.map(({ partner, name }) => ({ address: partner, name })) : []
}
