import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../support/chromium.ts'
import { type Change, changedFiles } from './changed-files.ts'
import { allChecks } from './checks.ts'
import { importGraph } from './import-graph.ts'
import type { Outcome } from './outcome.ts'
import { readSources } from './read-sources.ts'
import { root } from './root.ts'
import { runCheck } from './run-check.ts'
import { runVitest } from './run-vitest.ts'
import { testsOfChange } from './tests-of-change.ts'
import { isAbout, type TouchedFlows, touchedFlows } from './touched-flows.ts'
import { twoAtATime } from './two-at-a-time.ts'

/** What a change can break, since where this branch left main or since a given commit. */
export async function testChange(since: string | undefined): Promise<readonly Outcome[] | undefined> {
  const change = changedFiles(root, since)
  if ('problem' in change) {
    console.log(change.problem)
    return undefined
  }
  const { code, readers } = testsFor(change)
  const tests = [...new Set([...code, ...readers])].sort()
  const needed = allChecks.filter(({ after }) => change.files.some((file) => after.test(file)))
  console.log(
    `${change.files.length} files have changed since ${change.since}: ${needed.length} checks and ${tests.length} files of tests.`,
  )
  const checked = await twoAtATime(needed, runCheck)
  return tests.length === 0 ? checked : [...checked, await runTests(tests)]
}

/** Walks in a browser are run only when they have changed themselves, and there is a browser. */
function runTests(files: readonly string[]): Promise<Outcome> {
  const env = { SAMPLES: 'few', ...(findChromium() && { BROWSER: 'some' }) }
  return runVitest({ title: 'tests that the change can break', files, env })
}

function testsFor({ files: changed, grown }: Change): { readonly code: readonly string[]; readonly readers: readonly string[] } {
  const sources = readSources(root)
  const { code, readers } = testsOfChange(importGraph(sources), changed, grown)
  const texts = flowTexts()
  const touched: TouchedFlows = touchedFlows(
    changed.filter((file) => file.startsWith('flows/')),
    texts,
  )
  const known = [...texts.keys()].flatMap((file) => /^flows\/(?:modes|steps)\/(.+)\.json$/.exec(file)?.[1] ?? [])
  return { code, readers: readers.filter((file) => isAbout(sources.texts.get(file) ?? '', touched, known)) }
}

function flowTexts(): ReadonlyMap<string, string> {
  const names = readdirSync(join(root, 'flows'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  return new Map(names.map((name) => [`flows/${name}`, readFileSync(join(root, 'flows', name), 'utf8')]))
}
