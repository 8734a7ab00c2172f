import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPaper } from './open-paper.ts'

const opened: string[] = []
const saved: string[] = []

beforeEach(() => {
  opened.length = 0
  saved.length = 0
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) made.push(file)
    return `blob:${made.length - 1}`
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  vi.stubGlobal('open', (address: string) => {
    opened.push(made[Number(address.slice(5))]?.type ?? '')
    return {}
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function serve(...bytes: number[]) {
  const headers = { 'content-type': 'application/octet-stream' }
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(bytes), { headers }))
  return openPaper('c1', { pk: 'p1', title: 'Statement' })
}

it.each([
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]],
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d]],
])('a paper that is %s by its first bytes opens beside the desk as that', async (type, bytes) => {
  expect(await serve(...bytes)).toMatchObject({ ok: true })
  expect([opened, saved]).toEqual([[type], []])
})

it('anything else is saved and never opened: a page would run here', async () => {
  expect(await serve(...new TextEncoder().encode('<script>'))).toMatchObject({ ok: true })
  expect([opened, saved]).toEqual([[], ['Statement']])
})

it('where the browser opens no page, the paper is saved', async () => {
  vi.stubGlobal('open', () => null)
  await serve(0x25, 0x50, 0x44, 0x46, 0x2d)
  expect(saved).toEqual(['Statement.pdf'])
})
