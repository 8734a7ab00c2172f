import type { Catalogue } from '@app/engine/author'
import { isList, isObject, type Json, listAt, type Path, parseJson, textAt, valueAt } from './json.ts'
import type { Mutant } from './kind.ts'
import { linesOf, print } from './lines.ts'

/** A file that a mode is made of. */
export type FlowFile = { readonly path: string; readonly data: Json }

/** A file with a list of steps, and which of its items the mode walks. */
export type StepList = FlowFile & { readonly walked: readonly number[] }

export function modeFile(catalogue: Catalogue, mode: string): FlowFile {
  return read(catalogue.documents.mode.get(mode), `modes/${mode}.json`)
}

export function stepFile(catalogue: Catalogue, step: string): FlowFile {
  return read(catalogue.documents.step.get(step), `steps/${step}.json`)
}

export function factsFile(catalogue: Catalogue): FlowFile {
  return read(catalogue.documents.facts.get('facts'), 'facts.json')
}

export function offersFile(catalogue: Catalogue): FlowFile {
  return read(catalogue.documents.offers.get('offers'), 'offers.json')
}

/** The landing page of a mode, where it has one. */
export function landingFile(catalogue: Catalogue, mode: string): FlowFile | undefined {
  const doc = catalogue.documents.landing.get(mode)
  return doc && read(doc, doc.path)
}

/** The sequences that a mode uses. */
export function sequenceFiles(catalogue: Catalogue, mode: string): FlowFile[] {
  const { data } = modeFile(catalogue, mode)
  const names = new Set(listAt(data, ['steps']).flatMap((item) => textAt(item, ['sequence']) ?? []))
  return [...names].flatMap((name) => {
    const doc = catalogue.documents.sequence.get(name)
    return doc ? [read(doc, doc.path)] : []
  })
}

function read(doc: { readonly path: string; readonly text: string } | undefined, path: string): FlowFile {
  if (!doc) throw new Error(`${path} is not in the catalogue`)
  return { path: doc.path, data: parseJson(doc.text) }
}

/** A mutant: the file with other data, and where in it the mistake is. */
export function mutant(file: FlowFile, data: Json, at: Path, about: readonly string[] = []): Mutant {
  return { path: file.path, text: print(data), lines: linesOf(data, at), about }
}

/** The steps that an item of a list brings in: its own, or those of the part of the sequence that it uses. */
export function stepsOfItem(catalogue: Catalogue, item: Json | undefined): string[] {
  if (typeof item === 'string') return [item]
  const name = textAt(item, ['sequence'])
  if (name !== undefined) return stepsOfUse(catalogue, item, name)
  if (!isObject(item)) return []
  const own = textAt(item, ['step'])
  const inner = [...listAt(item, ['choose']), ...listAt(item, ['steps'])].flatMap((one) => stepsOfItem(catalogue, one))
  return own === undefined ? inner : [own]
}

function stepsOfUse(catalogue: Catalogue, use: Json | undefined, name: string): string[] {
  const sequence = catalogue.documents.sequence.get(name)
  const all = sequence ? listAt(parseJson(sequence.text), ['steps']).flatMap((item) => stepsOfItem(catalogue, item)) : []
  const from = textAt(use, ['from'])
  const until = textAt(use, ['until'])
  const part = all.slice(from === undefined ? 0 : all.indexOf(from), until === undefined ? all.length : all.indexOf(until) + 1)
  return part.map((step) => textAt(use, ['replace', step]) ?? step)
}

/** The steps of a mode in the order of its file, without side steps. */
export function orderOfMode(catalogue: Catalogue, mode: string): string[] {
  return listAt(modeFile(catalogue, mode).data, ['steps']).flatMap((item) => stepsOfItem(catalogue, item))
}

/** Every step of a mode, in order and aside. */
export function stepsOfMode(catalogue: Catalogue, mode: string): string[] {
  const { data } = modeFile(catalogue, mode)
  const brought = sequenceFiles(catalogue, mode).flatMap((sequence) => listAt(sequence.data, ['side']))
  const items = [...listAt(data, ['steps']), ...listAt(data, ['side']), ...brought]
  return [...new Set(items.flatMap((item) => stepsOfItem(catalogue, item)))]
}

/** The file of a mode as a list of steps; a sequence as one, as far as the mode uses it. */
export function stepListOf(catalogue: Catalogue, file: FlowFile, mode: string): StepList {
  const items = listAt(file.data, ['steps'])
  const name = textAt(file.data, ['sequence'])
  if (name === undefined) return { ...file, walked: [...items.keys()] }
  const uses = listAt(modeFile(catalogue, mode).data, ['steps']).filter((item) => textAt(item, ['sequence']) === name)
  const used = new Set(uses.flatMap((use) => stepsOfItem(catalogue, use)))
  return { ...file, walked: [...items.keys()].filter((index) => stepsOfItem(catalogue, items[index]).some((step) => used.has(step))) }
}

/** Where the steps of a list stand by name: items, branches, and the pages of a question block. */
export function stepPlaces(data: Json, at: Path = ['steps']): Path[] {
  const value = valueAt(data, at)
  if (typeof value === 'string') return [at]
  if (isList(value)) return value.flatMap((_, index) => stepPlaces(data, [...at, index]))
  return isObject(value)
    ? ['step', 'steps', 'choose'].flatMap((key) => (value[key] === undefined ? [] : stepPlaces(data, [...at, key])))
    : []
}
