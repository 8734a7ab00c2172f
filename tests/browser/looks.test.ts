import { expect, it } from 'vitest'
import { violationsInEveryLook } from './support/axe.ts'
import { openStage } from './support/stage.ts'

const stage = openStage()

/** What axe finds on a page with this in it, by look and rule. */
async function foundOn(style: string, body: string): Promise<readonly string[]> {
  const { page } = await stage().visit()
  const html = `<!doctype html><html lang="en"><title>A page</title><style>${style}</style><main><h1>A page</h1>${body}</main></html>`
  const found = await violationsInEveryLook(page, () => page.setContent(html))
  return found.map((one) => one.split(':').slice(0, 2).join(':'))
}

it('a page without faults has none', async () => {
  expect(await foundOn('', '<p>Words.</p>')).toEqual([])
})

it('words that are too pale in dark colours alone are found', async () => {
  const style = '@media (prefers-color-scheme: dark) { body { background: #000; color: #000 } p { color: #333 } h1 { color: #fff } }'
  expect(await foundOn(style, '<p>Words.</p>')).toEqual(['dark: color-contrast'])
})

it.each([
  ['light', '@media (prefers-color-scheme: dark) { button { display: none } }'],
  ['dark', 'button { display: none } @media (prefers-color-scheme: dark) and (forced-colors: none) { button { display: block } }'],
  ['forced colours', '@media (forced-colors: none) { button { display: none } }'],
])('a button without a name that only %s colours show is found', async (look, style) => {
  expect(await foundOn(style, '<p>Words.</p><button type="button"></button>')).toEqual([`${look}: button-name`])
})

it('a fault in every variant is reported once', async () => {
  expect(await foundOn('', '<button type="button"></button>')).toEqual(['forced colours: button-name'])
})
