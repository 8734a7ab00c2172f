import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promiseExceptions } from '@app/schemas/flow/promises/promise-exceptions'
import { promisePhrases } from '@app/schemas/flow/promises/promise-phrases'

const root = join(import.meta.dirname, '../../..')
/** What customers read out of code: words beside components, and e-mails. Pages for colleagues and developers are not theirs. */
const places = ['packages/web/src/**/*.{ts,tsx}', 'packages/api/src/domains/**/*emails.ts']
const notTheirs = /\.test\.|\/(?:desk|gallery|studio|testing)\/(?!.*emails)/

const excepted = new Set(Object.values(promiseExceptions).flat())
const phrase = new RegExp(String.raw`(?<![\p{L}])(?:${[...promisePhrases.en, ...promisePhrases.es].join('|')})(?![\p{L}])`, 'iu')
const comment = /^\s*(?:\/\/|\/\*\*?|\*).*$/gm
const text = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g

/** The sentences that promise something, by the file that has them. */
export function foundInCode(): ReadonlyMap<string, readonly string[]> {
  const files = places.flatMap((place) => globSync(place, { cwd: root })).filter((file) => !notTheirs.test(file))
  const found = files.map((file) => [file, promisesIn(readFileSync(join(root, file), 'utf8'))] as const)
  return new Map(found.filter(([, sentences]) => sentences.length > 0))
}

export function promisesIn(code: string): readonly string[] {
  return [...code.replace(comment, '').matchAll(text)]
    .flatMap(([, quoted, template]) => (quoted ?? template ?? '').split(/(?<=[.?!”])\s+/))
    .filter((sentence) => sentence.includes(' ') && phrase.test(sentence) && !excepted.has(sentence))
}
