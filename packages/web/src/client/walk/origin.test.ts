import { beforeEach, expect, it } from 'vitest'
import { origin, saveOrigin } from './origin.ts'

beforeEach(() => {
  localStorage.clear()
  setCookie('arrival=; max-age=0; path=/')
})
const before = (words: Record<string, string>) => {
  setCookie(`arrival=${new URLSearchParams(words)}; path=/`)
}

it('takes the partner from the page that was seen first', () => {
  before({ partner_name: 'example-employer', origin_domain: 'example.com' })
  saveOrigin('')
  expect(origin()).toEqual({ partner_name: 'example-employer', origin_domain: 'example.com' })
})

it('lets the address win, and mixes no two partners', () => {
  before({ partner_name: 'example-employer', origin_domain: 'example.com' })
  saveOrigin('?partner_name=example-partner')
  expect(origin()).toEqual({ partner_name: 'example-partner' })
})

it('knows the karat campaign of the page that was seen first', () => {
  before({ utm_campaign: 'karat', utm_source: 'employer' })
  saveOrigin('')
  expect(origin()).toEqual({ isKarat: true })
})

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as browsers do it
  document.cookie = text
}
