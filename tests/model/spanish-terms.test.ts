import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const places = ['flows/translations/es/**/*.json', 'packages/{schemas,web/src,api/src}/**/*.{ts,tsx}']
const files = places.flatMap((place) => globSync(place, { cwd: root })).filter((file) => !file.includes('/node_modules/'))

/** What two translators said in two ways, with the one that docs/spanish.md has. */
const others: readonly (readonly [RegExp, string])[] = [
  [/\bno reclamad[oa]s?\b/i, 'sin reclamar'],
  [/\bv[ií]ncul/i, 'conecta'],
  [/\bmezclas?\b/i, 'combinación'],
  [/\benlaza(d[oa]s?|r)\b/i, 'conecta'],
  [/\btransferencias? directas?\b/i, 'traslado directo'],
  [/\bformularios? de transferencia\b/i, 'formulario de traslado'],
  [/\bcontrato de (la cuenta|adopción)\b/i, 'acuerdo de'],
  [/\b59 años y medio\b/i, '59½'],
  [/\btu configuración\b/i, 'tus ajustes'],
  [/\bsaldo consolidado\b/i, 'vested'],
  [/(?<!te )\bimportes?\b/i, 'cantidad'],
  [/\breclamaci(ón|ones)\b/i, 'reclamo'],
  [/\b[Nn]uestra comisión\b/, 'cargo'],
]

it.each(others)('%s is said in one way everywhere: “%s”', (other, term) => {
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  expect(texts.filter(({ text }) => text.includes(term)).length).toBeGreaterThan(10)
  expect(texts.filter(({ text }) => other.test(text)).map(({ file }) => file)).toEqual([])
})
