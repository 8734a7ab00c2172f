import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { translatedWords } from '@app/engine/author'
import { errors } from '@app/schemas/errors'
import { expect, it } from 'vitest'
import { englishIn } from './support/english-in-code.ts'

const root = join(import.meta.dirname, '../..')
/** What customers read: words beside components and in the service. Pages for colleagues and developers are not theirs. */
const places = ['packages/{schemas,web/src,api/src}/**/*.{ts,tsx}']
const notTheirs = /\.test\.|\/node_modules\/|\/(?:desk|gallery|generated|promises|studio|testing)\//

const files = places.flatMap((place) => globSync(place, { cwd: root })).filter((file) => !notTheirs.test(file))
const spoken = files.flatMap((file) =>
  englishIn(readFileSync(join(root, file), 'utf8')).flatMap(({ english }) => english.map((text) => ({ file, text }))),
)

it('finds the words in code', () => {
  expect(new Set(spoken.map(({ file }) => file)).size).toBeGreaterThan(150)
})

it('no words in code sound translated or leave out a contraction', () => {
  const found = spoken.flatMap(({ file, text }) => translatedWords(text).map((words) => `${file}: “${words}” in “${text}”`))
  expect(found, 'Say the sentence aloud, and write what you said.').toEqual([])
})

it('what went wrong is said so too', () => {
  const found = Object.entries(errors).flatMap(([code, { title, todo }]) =>
    translatedWords(`${title} ${todo}`).map((words) => `${code}: ${words}`),
  )
  expect(found).toEqual([])
})
