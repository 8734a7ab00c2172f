import { checkDocument } from '@app/engine/author'
import { expect, it } from 'vitest'
import { changed } from './support/slip.ts'

const path = 'steps/search-schedule-call.json'

it.each([
  ['doubled', '{{company}}', '{company}'],
  ['missing on one side', '{company)', '{company}'],
])('braces that are %s are mended around what stands there', (_what, is, fixed) => {
  const flows = changed(path, '{company}', is)
  const doc = [...flows.documents.step.values()].find((one) => one.path === path)
  const found = doc ? checkDocument(doc, flows).filter(({ rule }) => rule === 'unknown-word') : []
  expect(found.map(({ fix }) => fix.includes(fixed))).toEqual([true])
})
