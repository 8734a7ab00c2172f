import { islandNames } from '@app/schemas/pages/island-names'
import type { PageDrawing } from '@app/schemas/pages/page-drawing'
import { expect, it } from 'vitest'
import { drawPage } from './draw-page.tsx'
import { pageOf } from './testing/drawn-block.tsx'
import { sampleCalculators } from './testing/sample-calculators.ts'

const search = { block: 'company-search', title: 'Look one up', label: 'An old employer', button: 'Look it up' } as const
const words = { block: 'hero', title: 'A headline', lead: 'And what it is about.' } as const
const islands = Object.fromEntries(islandNames.map((name) => [name, `/assets/${name}-1.js`]))

function scriptsOf(blocks: PageDrawing['blocks'], built: PageDrawing['files']['islands'] = islands): readonly string[] {
  const page = pageOf(blocks)
  const drawn = new DOMParser().parseFromString(drawPage({ ...page, files: { ...page.files, islands: built } }), 'text/html')
  return [...drawn.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ outerHTML }) => outerHTML)
}

const late = (name: string) => `<script type="module" src="/assets/${name}-1.js" async="" fetchpriority="low"></script>`

it.each([...sampleCalculators, search])('a page with a $block loads its script, and no other', (block) => {
  expect(scriptsOf([words, block])).toEqual([late(block.block)])
})

it('a page with several loads the script of each once, in their order', () => {
  const [fees, loan] = sampleCalculators
  if (!fees || !loan) throw new Error('There are no calculators.')
  expect(scriptsOf([loan, search, words, fees, loan])).toEqual([loan, search, fees].map(({ block }) => late(block)))
})

it('a page that no script makes better loads none, and neither does one whose script was not built', () => {
  expect([scriptsOf([words]), scriptsOf([search], {})]).toEqual([[], []])
})
