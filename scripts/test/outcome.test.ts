import { expect, it } from 'vitest'
import { closingLine, failureText, hasHeld, type Outcome } from './outcome.ts'
import { timeTable } from './time-table.ts'
import { twoAtATime } from './two-at-a-time.ts'
import { countVitest } from './vitest-results.ts'

const outcome = (own: Partial<Outcome>): Outcome => ({ title: 'a part', seconds: 1, passed: 0, failures: [], files: [], ...own })
const failure = { title: 'a test', why: 'it did not hold' }

it('the last line is the sum of all parts', () => {
  expect(closingLine([outcome({ passed: 2 }), outcome({ passed: 3, failures: [failure] })])).toBe('5 passed, 1 failed')
})

it('a run holds when something has passed and nothing has failed', () => {
  expect(hasHeld([outcome({ passed: 1 })])).toBe(true)
  expect(hasHeld([outcome({ passed: 1 }), outcome({ failures: [failure] })])).toBe(false)
  expect(hasHeld([])).toBe(false)
})

it('a failure is repeated with its first lines, without colours', () => {
  const why = ['\u001b[31mred\u001b[39m', ...Array.from({ length: 20 }, (_, index) => `line ${index}`)].join('\n')
  const lines = failureText({ title: 'a test', why }).split('\n')
  expect(lines.slice(0, 2)).toEqual(['✗ a test', '  red'])
  expect([lines.length, lines.at(-1)]).toEqual([14, '  …'])
})

it('the table has every part and the ten slowest files', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `file-${index}.test.ts`, seconds: index }))
  const table = timeTable([outcome({ title: 'types', seconds: 3.21 }), outcome({ title: 'tests', files })], 4)
  expect(table).toContain('3.2  types')
  expect(table).toContain('11.0  file-11.test.ts')
  expect(table).not.toContain('file-1.test.ts')
})

it('everything is worked on, two at a time, and answered in order', async () => {
  let [atWork, most] = [0, 0]
  const results = await twoAtATime([5, 1, 3, 1], async (ms) => {
    most = Math.max(most, ++atWork)
    await new Promise((resolve) => setTimeout(resolve, ms))
    atWork--
    return ms * 2
  })
  expect([results, most]).toEqual([[10, 2, 6, 2], 2])
})

const file = { name: '/project/a.test.ts', message: '', startTime: 1_000, endTime: 3_500 }
const test = (status: string) => ({ status, fullName: `a test that ${status}`, failureMessages: status === 'failed' ? ['why'] : [] })

it('tests of Vitest are counted, with what failed and how long each file took', () => {
  const results = { numPassedTests: 7, testResults: [{ ...file, assertionResults: [test('passed'), test('failed')] }] }
  expect(countVitest(results, 1, '/project')).toEqual({
    passed: 7,
    failures: [{ title: 'a.test.ts: a test that failed', why: 'why' }],
    files: [{ file: 'a.test.ts', seconds: 2.5 }],
  })
})

it('a file that does not load, a run that breaks off and one that fails without a failed test are failures', () => {
  const unloaded = { numPassedTests: 0, testResults: [{ ...file, message: 'cannot load', assertionResults: [] }] }
  expect(countVitest(unloaded, 1, '/project').failures).toEqual([{ title: 'a.test.ts', why: 'cannot load' }])
  expect(countVitest(undefined, 137, '/project').failures).toHaveLength(1)
  expect(countVitest({ numPassedTests: 1, testResults: [] }, 1, '/project').failures).toHaveLength(1)
  expect(countVitest({ numPassedTests: 1, testResults: [] }, 0, '/project').failures).toEqual([])
})
