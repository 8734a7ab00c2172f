import { brotliCompressSync, constants } from 'node:zlib'
import { drawEveryPage } from '@app/api/testing-pages'
import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../model/support/all-flows.ts'

/** The landing pages of the specification, each with a mode of its own name. */
const landings = [
  ...['balance', 'combine', 'rollover', 'rollover-full', 'rollover-v3', 'rollover-new', 'findrollover', 'spffx'],
  ...['subscription', 'concierge', 'solo', 'solo-2', 'solo-only', 'reward', 'rc', 'rc-solo', '401kmortgage'],
  ...['find', 'findfirst', 'findsecond', 'findthird', 'findfourth', 'newfind'].map((name) => `fc-${name}`),
  ...['loan', 'newloan', 'newloanalt', 'newloanhelp', 'newloanplaid', 'iraloan', 'soloonly'].map((name) => `fc-${name}`),
  ...['refinance', 'medicalloan', 'deposit', 'downpayment', 'iraonly'].map((name) => `fc-${name}`),
].map((name) => `landing-${name}`)

/** The public pages of the specification, and the mode that each starts; those of signing in and up are pages of the app. */
const publicPages = {
  home: 'landing-fc-newfind',
  options: 'onboarding',
  'about-us': 'landing-fc-newfind',
  careers: undefined,
  'contact-us': undefined,
  legal: undefined,
  mission: 'landing-fc-newfind',
  privacy: undefined,
  terms: undefined,
  waitlist: undefined,
  employer: 'employer',
  '401kloan': 'landing-fc-loan',
  'my-401k-login': 'landing-fc-newfind',
  'my-401k-login-provider': 'landing-fc-newfind',
  'not-found': undefined,
  failure: undefined,
} as const

const mostBytes = 20 * 1024
const { documents } = catalogue
const files = [...documents.landing.values(), ...documents.page.values()].map(({ name, data }) => ({ name, data }))
const drawn = await drawEveryPage()

it('every landing page of the specification is there, and no other', () => {
  expect([...documents.landing.keys()].toSorted()).toEqual(landings.toSorted())
  expect(landings).toHaveLength(35)
})

it.each(landings)('%s starts the mode of its own name, which there is', (name) => {
  expect([documents.landing.get(name)?.data.landing, documents.mode.has(name)]).toEqual([name, true])
})

it.each(Object.entries(publicPages))('the public page %s is there and starts %s', (name, mode) => {
  const page = documents.page.get(name)?.data
  expect([page?.page, page?.starts]).toEqual([name, mode])
})

describe('nothing that tells a page from the others is said twice', () => {
  const of = <N extends PageBlock['block']>(blocks: readonly PageBlock[], name: N) =>
    blocks.filter((block): block is Extract<PageBlock, { block: N }> => block.block === name)
  const tellers: Readonly<Record<string, (file: (typeof files)[number]) => string | undefined>> = {
    title: ({ data }) => data.title,
    description: ({ data }) => data.description,
    headline: ({ data }) => of(data.blocks, 'hero')[0]?.title,
    lead: ({ data }) => of(data.blocks, 'hero')[0]?.lead,
    'first note': ({ data }) => of(data.blocks, 'note')[0]?.text,
  }
  it.each(Object.entries(tellers))('%s', (_what, tell) => {
    expect(twice(files.map((file) => tell(file)))).toEqual([])
  })

  it('picture, on landing pages', () => {
    const pictures = [...documents.landing.values()].map(({ data }) => of(data.blocks, 'hero')[0]?.picture)
    expect([twice(pictures), pictures.includes(undefined)]).toEqual([[], false])
  })
})

it.each(drawn)('$title is small: the page with its style, as it is sent', ({ html }) => {
  // What is small enough when it is compressed in haste is smaller still as it is sent.
  const inHaste = compressedBytes(html, 4)
  expect(inHaste <= mostBytes ? inHaste : compressedBytes(html, 11)).toBeLessThanOrEqual(mostBytes)
})

it.each(drawn)('$title has every word filled in, and one headline', ({ html }) => {
  const text = html.replace(/<(style|script)\b.*?<\/\1>/gs, '')
  expect([text.match(/\{[a-z_:]+\}/g), text.match(/<h1/g)?.length]).toEqual([null, 1])
})

describe('what programs read', () => {
  const told = drawn.flatMap(({ title, html }) => {
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
    return data === undefined ? [] : [{ title, html, data }]
  })

  it('is described where there are questions, and of us on the pages about us', () => {
    const withQuestions = files.filter(({ data }) => data.blocks.some(({ block }) => block === 'questions')).map(({ name }) => name)
    const named = new Set(told.map(({ title }) => title.split(',')[0]))
    const unlisted = ['not-found', 'failure']
    expect(withQuestions.filter((name) => !named.has(name) && !unlisted.includes(name))).toEqual([])
    expect(told.filter(({ data }) => data.includes('"Organization"')).map(({ title }) => title.split(',')[0])).toEqual(
      expect.arrayContaining(['home', 'about-us']),
    )
  })

  it.each(told)('$title says nothing to programs that it does not say to people', ({ html, data }) => {
    const people = textOf(html.replace(/<(style|script)\b.*?<\/\1>/gs, ''))
    const said = stringsIn(JSON.parse(data)).filter((text) => !text.startsWith('https://'))
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter((text) => !people.includes(text.replaceAll('\u00a0', ' ')))).toEqual([])
    expect(data).not.toContain('<')
  })
})

function twice(all: readonly (string | undefined)[]): readonly string[] {
  const told = all.filter((one) => one !== undefined)
  return told.filter((one, index) => told.indexOf(one) !== index)
}

/** What is read of HTML. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')
}

/** Every text of the data, but for those that name the kinds of things. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key.startsWith('@') && key !== '@graph' ? [] : stringsIn(inner)))
}

function compressedBytes(html: string, quality: number): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}
