import { finish } from './test/finish.ts'
import type { Outcome } from './test/outcome.ts'
import { testChange } from './test/test-change.ts'
import { testEverything } from './test/test-everything.ts'

const help = `npm test                    every check and every test, each rule with as few samples as show it
npm test -- thorough        the same with many more samples, as before anything comes to main
npm test -- changed         what the change since this branch left main can break, with what is not committed
npm test -- changed COMMIT  the same since another commit
npm test -- help            this`

/** `npm test`. The last line that it prints is the sum over everything that has run. */
async function main([word, ...more]: readonly string[]): Promise<number> {
  const startedAt = performance.now()
  const run = testFor(word, more)
  if (run === undefined) {
    const isHelp = ['help', '--help', '-h'].includes(word ?? '') && more.length === 0
    console.log(isHelp ? help : `“npm test” knows no “${[word, ...more].join(' ')}”.\n${help}`)
    return isHelp ? 0 : 2
  }
  const outcomes = await run()
  return outcomes === undefined ? 2 : finish(outcomes, (performance.now() - startedAt) / 1000)
}

function testFor(word: string | undefined, more: readonly string[]): (() => Promise<readonly Outcome[] | undefined>) | undefined {
  if (word === undefined) return () => testEverything('few')
  if (word === 'thorough' && more.length === 0) return () => testEverything('many')
  if (word === 'changed' && more.length < 2) return () => testChange(more[0])
  return undefined
}

process.exitCode = await main(process.argv.slice(2))
