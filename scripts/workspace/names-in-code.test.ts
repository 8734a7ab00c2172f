import { expect, it } from 'vitest'
import { namesInCode } from './names-in-code.ts'

const names = new Set(['fix-401k', 'ira/info', 'payment'])
const found = (line: string, path = 'packages/web/src/a.ts') => namesInCode(new Map([[path, line]]), names, { payment: 'a kind of screen' })
const knows = (name: string) => [`packages/web/src/a.ts:1 knows “${name}” of flows/: make what it decides a property of that file.`]

it('no text in the code is the name of a step or mode, or has one in an address', () => {
  expect(found("if (step === 'fix-401k') return")).toEqual(knows('fix-401k'))
  expect(found("navigate('/landing/fix-401k')")).toEqual(knows('fix-401k'))
})

it('no name is taken apart', () => {
  expect(found("const isFind = mode.includes('find')")).toEqual(knows("mode.includes('"))
})

it('a word of the code’s own may be used, but no step is compared with it', () => {
  expect(found("const kind = 'payment'")).toEqual([])
  expect(found("if (step.step === 'payment') return")).toEqual(knows('payment'))
})

it('comments, imports and tests may name steps', () => {
  expect(found("// as on 'fix-401k'")).toEqual([])
  expect(found("import { a } from 'ira/info'")).toEqual([])
  expect(found("const step = 'fix-401k'", 'packages/web/src/a.test.ts')).toEqual([])
})

it('a word that is no name any more goes off the list', () => {
  expect(namesInCode(new Map(), new Set(), { payment: 'a kind of screen' })).toEqual([
    '“payment” is no step or mode any more: take it out of the words of scripts/workspace/names-in-code.ts.',
  ])
})
