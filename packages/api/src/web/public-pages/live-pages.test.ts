import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { flowsFolder } from '../../flows/testing/flows-folder.ts'
import { servePages } from './testing/served-pages.ts'

it('a page that is saved is live, a broken one changes nothing, and a new file is a new page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'flows-'))
  await cp(flowsFolder, folder, { recursive: true })
  const { flows, open, close } = await servePages(folder)
  const file = join(folder, 'landings/landing-rollover.json')
  const text = await readFile(file, 'utf8')
  const says = async (url: string, words: string) => (await open(url)).body.includes(words)
  const headlined = (title: string) => {
    const page = JSON.parse(text)
    page.blocks[0].title = title
    return page
  }
  try {
    const card = (await open('/cards/landing-rollover.png')).headers.etag
    await writeFile(file, JSON.stringify(headlined('A headline of its own')))
    await expect.poll(() => says('/landing-rollover', 'A headline of its own')).toBe(true)
    expect((await open('/cards/landing-rollover.png')).headers.etag).not.toBe(card)

    // Broken in two ways: no JSON, and JSON that leads nowhere.
    const found = () => flows.current().diagnostics.filter((one) => one.file === 'landings/landing-rollover.json')
    await writeFile(file, text.slice(0, 200))
    await expect.poll(() => found().some(({ severity }) => severity === 'error')).toBe(true)
    expect(await says('/landing-rollover', 'A headline of its own')).toBe(true)
    await writeFile(file, JSON.stringify(headlined('Costs {price:nothing}')))
    await expect.poll(() => found().map(({ rule }) => rule)).toContain('unknown-word')
    expect(await says('/landing-rollover', 'A headline of its own')).toBe(true)

    const brandFile = join(folder, 'brand.json')
    const brand = JSON.parse(await readFile(brandFile, 'utf8'))
    brand.colours.light.brand = '#7A1FA2'
    await writeFile(brandFile, JSON.stringify(brand))
    await expect.poll(() => says('/landing-rollover', '"/colours.css?v=')).toBe(true)
    const [address = ''] = /\/colours\.css\?v=[\w-]+/.exec((await open('/landing-rollover')).body) ?? []
    const style = await open(address)
    expect([style.headers['cache-control'], style.body]).toEqual([
      'public, max-age=31536000, immutable',
      expect.stringContaining('--brand: light-dark(#7A1FA2, '),
    ])
    expect((await open('/colours.css')).headers['cache-control']).toBe('no-cache')

    expect((await open('/a-new-page')).statusCode).toBe(404)
    const blocks = [{ block: 'hero', title: 'Something new', lead: 'It was not there before.' }]
    const page = { page: 'a-new-page', title: 'New', description: 'A page that is new.', blocks }
    await writeFile(join(folder, 'pages/a-new-page.json'), JSON.stringify(page))
    await expect.poll(() => says('/a-new-page', 'Something new')).toBe(true)
    expect(await says('/sitemap.xml', '/a-new-page<')).toBe(true)

    await rm(join(folder, 'pages/a-new-page.json'))
    await expect.poll(async () => (await open('/a-new-page')).statusCode).toBe(404)
  } finally {
    await close()
    await rm(folder, { recursive: true })
  }
})
