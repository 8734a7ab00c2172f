import { relative } from 'node:path'
import type { Failure, FileTime } from './outcome.ts'

/** What Vitest writes down in its JSON report, as far as it is read. */
export type VitestResults = { readonly numPassedTests: number; readonly testResults: readonly VitestFile[] }
type VitestFile = {
  readonly name: string
  readonly message: string
  readonly startTime: number
  readonly endTime: number
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string; readonly failureMessages: readonly string[] }[]
}

type Counted = { readonly passed: number; readonly failures: readonly Failure[]; readonly files: readonly FileTime[] }

/** Counts a run of Vitest. `results` is undefined when it broke off before it could count; `status` is what its process ended with. */
export function countVitest(results: VitestResults | undefined, status: number | null, root: string): Counted {
  if (!results)
    return { passed: 0, files: [], failures: [{ title: 'vitest', why: `ended with ${status} before it had counted: see above` }] }
  const failures = results.testResults.flatMap((file) => failuresOf(file, root))
  const files = results.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: Math.max(0, endTime - startTime) / 1000,
  }))
  // An error outside of every test fails the run and no test.
  const isBroken = status !== 0 && failures.length === 0
  const broken = { title: 'vitest', why: `ended with ${status}, though no test failed: its output above says why` }
  return { passed: results.numPassedTests, files, failures: isBroken ? [broken] : failures }
}

/** The tests of a file that failed; a file that did not load is one failure. */
function failuresOf({ name, message, assertionResults }: VitestFile, root: string): readonly Failure[] {
  const file = relative(root, name)
  const tests = assertionResults.filter(({ status }) => status === 'failed')
  if (tests.length === 0 && message !== '') return [{ title: file, why: message }]
  return tests.map(({ fullName, failureMessages }) => ({ title: `${file}: ${fullName}`, why: failureMessages.join('\n') }))
}
