import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { otherSpanishWords } from '@app/engine/author'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const places = ['flows/translations/es/**/*.json', 'packages/{schemas,web/src,api/src}/**/*.{ts,tsx}']
const files = places.flatMap((place) => globSync(place, { cwd: root })).filter((file) => !file.includes('/node_modules/'))

// What `check` holds translations to is held here in the Spanish of code too.
it.each(otherSpanishWords)('%s is said in one way everywhere: “%s”', (other, term) => {
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  expect(texts.filter(({ text }) => text.includes(term)).length).toBeGreaterThan(10)
  expect(texts.filter(({ text }) => other.test(text)).map(({ file }) => file)).toEqual([])
})
