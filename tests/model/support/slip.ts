import { changeFile, checkCatalogue, type Diagnostic } from '@app/engine/author'
import { expect } from 'vitest'
import { catalogue } from './all-flows.ts'

/** What somebody overlooks: what it is, the file, what was there and what is now, and the rule that says so. */
export type Slip = readonly [what: string, path: string, was: string, is: string, rule: string]

const key = ({ rule, file, line }: Diagnostic) => `${rule} ${file}:${line}`
const before = new Set(checkCatalogue(catalogue).map(key))

/** The flows with one text of one file changed where it is first. */
export function changed(path: string, was: string, is: string) {
  const text = [...Object.values(catalogue.documents)].flatMap((all) => [...all.values()]).find((doc) => doc.path === path)?.text ?? ''
  expect(text).toContain(was)
  return changeFile(catalogue, { path, text: text.replace(was, () => is) })
}

/** What the change brings up that was not there before. */
export function foundAfter(path: string, was: string, is: string): readonly Diagnostic[] {
  return checkCatalogue(changed(path, was, is)).filter((one) => !before.has(key(one)))
}
