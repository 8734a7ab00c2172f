import { changeFile, checkCatalogue, checkDocument, type Diagnostic, type Document } from '@app/engine/author'
import { expect, it } from 'vitest'
import { isFew } from '../../support/is-few.ts'
import { catalogue } from './all-flows.ts'

/** What somebody overlooks: what it is, the file, what was there and what is now, and the rule that says so. */
export type Slip = readonly [what: string, path: string, was: string, is: string, rule: string]

const key = ({ rule, file, line }: Diagnostic) => `${rule} ${file}:${line}`
/** To check all files takes seconds, and slips of one file need none of it. */
let known: ReadonlySet<string> | undefined
const before = () => (known ??= new Set(checkCatalogue(catalogue).map(key)))

/** The flows with one text of one file changed where it is first. */
export function changed(path: string, was: string, is: string, flows = catalogue) {
  const text = documentAt(path, flows)?.text ?? ''
  expect(text).toContain(was)
  return changeFile(flows, { path, text: text.replace(was, () => is) })
}

/** What a file of the flows says. */
export function textOf(path: string): string {
  return documentAt(path, catalogue)?.text ?? ''
}

function documentAt(path: string, { documents }: typeof catalogue): Document | undefined {
  return Object.values(documents)
    .flatMap((all): Document[] => [...all.values()])
    .find((doc) => doc.path === path)
}

/** For rules that look at one file alone: each is found by its rule in that file, and no other one is checked. */
export function describeSlipsInFile(slips: readonly Slip[]): void {
  it.each(slips)('%s is found in the file itself', (_what, path, was, is, rule) => {
    const flows = changed(path, was, is)
    const doc = documentAt(path, flows)
    expect(doc && checkDocument(doc, flows).map((one) => one.rule)).toContain(rule)
  })
}

/** What the change brings up that was not there before. */
export function foundAfter(path: string, was: string, is: string): readonly Diagnostic[] {
  return newIn(changed(path, was, is))
}

function newIn(flows: typeof catalogue): readonly Diagnostic[] {
  return checkCatalogue(flows).filter((one) => !before().has(key(one)))
}

/**
 * Each is found by its rule, in the file where it was made: alone, or where few samples are wanted together with others, each in a file that
 * none of them touches. To check all files takes the time. One that others hide is tried alone.
 */
export function describeSlips(slips: readonly Slip[]): void {
  const groups = isFew ? inOtherFiles(slips) : []
  const together = groups.map((group) => {
    let found: readonly string[] | undefined
    return () => (found ??= rulesIn(newIn(group.reduce((flows, [, path, was, is]) => changed(path, was, is, flows), catalogue))))
  })
  it.each(slips)('%s is found, in the file where it was made', (...slip) => {
    const [, path, was, is, rule] = slip
    const wanted = `${rule} ${path}`
    const isFound = together[groups.findIndex((group) => group.some(([what]) => what === slip[0]))]?.().includes(wanted)
    if (!isFound) expect(rulesIn(foundAfter(path, was, is))).toContain(wanted)
  })
}

function rulesIn(found: readonly Diagnostic[]): readonly string[] {
  return found.map(({ rule, file }) => `${rule} ${file}`)
}

/** As few groups as have no file twice. A file and its translation count as one. */
function inOtherFiles(slips: readonly Slip[]): readonly (readonly Slip[])[] {
  const groups: { readonly files: Set<string>; readonly slips: Slip[] }[] = []
  for (const slip of slips) {
    const file = slip[1].replace(/^translations\/\w+\//, '')
    const group = groups.find(({ files }) => !files.has(file)) ?? { files: new Set(), slips: [] }
    if (group.slips.length === 0) groups.push(group)
    group.files.add(file)
    group.slips.push(slip)
  }
  return groups.map((group) => group.slips)
}
