import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const style = join(import.meta.dirname, 'src/fonts.css')
/** Where the style finds what is made here. */
const madeFolder = join(import.meta.dirname, 'fonts')
/** What the service draws pictures with, beside what it serves. */
const drawnWith = 'server-fonts'
const western = 'U+20-7E, U+A0-FF, U+131, U+152-153, U+2010-2014, U+2018-201E, U+2020-2022, U+2026, U+20AC, U+2122, U+2212'

type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
type Font = { readonly from: string; readonly axes: Axes }

const figtree = import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')
const fraunces = import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2')
const weights: Axes = { wght: { min: 400, max: 750 } }
const headline: Axes = { wght: 560, opsz: 36 }
const signed: Axes = { wght: 420, opsz: 24 }

const forPages: Readonly<Record<string, Font>> = {
  'figtree.woff2': { from: figtree, axes: weights },
  'figtree-more.woff2': { from: figtree, axes: weights },
  'figtree-ext.woff2': { from: figtree.replace('-latin-', '-latin-ext-'), axes: weights },
  'fraunces.woff2': { from: fraunces, axes: headline },
  'fraunces-more.woff2': { from: fraunces, axes: headline },
  'fraunces-italic.woff2': { from: fraunces.replace('-normal.', '-italic.'), axes: signed },
  'fraunces-italic-ext.woff2': { from: fraunces.replace('-latin-', '-latin-ext-').replace('-normal.', '-italic.'), axes: signed },
}
const forPictures: Readonly<Record<string, Font>> = {
  'figtree-400.ttf': { from: figtree, axes: { wght: 400 } },
  'figtree-600.ttf': { from: figtree, axes: { wght: 600 } },
  'fraunces-600.ttf': { from: fraunces, axes: { wght: 600, opsz: 36 } },
}

/** Makes the fonts small before anything is built: the letters and weights that are used, and no others. */
export function smallFonts(): Plugin {
  return {
    name: 'small-fonts',
    apply: 'build',
    buildStart: makeFonts,
    writeBundle({ dir = 'dist' }) {
      const folder = join(dir, drawnWith)
      mkdirSync(folder, { recursive: true })
      for (const file of Object.keys(forPictures)) writeFileSync(join(folder, file), readFileSync(join(madeFolder, file)))
    },
  }
}

/** Once, and again when something of it is asked otherwise. */
async function makeFonts(): Promise<void> {
  const rules = readFileSync(style, 'utf8')
  const asked = rules + readFileSync(import.meta.filename, 'utf8')
  const note = join(madeFolder, 'made-for.txt')
  if (existsSync(note) && readFileSync(note, 'utf8') === asked) return
  rmSync(madeFolder, { recursive: true, force: true })
  mkdirSync(madeFolder)
  for (const [file, font] of Object.entries(forPages))
    writeFileSync(join(madeFolder, file), await small(font, rangesOf(file, rules), 'woff2'))
  for (const [file, font] of Object.entries(forPictures)) writeFileSync(join(madeFolder, file), await small(font, western, 'truetype'))
  writeFileSync(note, asked)
}

/** How letters stand beside each other is kept, and figures that are all as wide. */
const kept = { keepFeatures: ['kern', 'mark', 'tnum'], noHinting: true, dropTables: ['STAT'] }

function small({ from, axes }: Font, ranges: string, targetFormat: 'woff2' | 'truetype'): Promise<Uint8Array> {
  const whole = readFileSync(fileURLToPath(from))
  return subsetFont(whole, lettersOf(ranges), { targetFormat, variationAxes: axes, ...kept })
}

/** The letters for which the style asks a file. */
function rangesOf(file: string, rules: string): string {
  const ranges = new RegExp(`/${file}"[^}]*unicode-range:([^;]+);`).exec(rules)?.[1]
  if (ranges === undefined) throw new Error(`${style} does not say for which letters ${file} is.`)
  return ranges
}

function lettersOf(ranges: string): string {
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_none, index) => String.fromCodePoint(first + index))
    })
    .join('')
}
