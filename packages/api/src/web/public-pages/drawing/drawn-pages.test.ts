import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { unprovenFlows } from '../../../flows/testing/unproven-flows.ts'
import { type FoundPage, findPage, type PageAsked } from '../find-page.ts'
import { sharedByVisits } from '../testing/every-page.ts'
import { drawVisit, type SharedByVisits, type Visit } from './draw-visit.ts'
import { openDrawnPages } from './drawn-pages.ts'

/** A visit, and the page that it asks for. */
type Asked = Visit & { readonly page: PageAsked }

/** Something is in every property of it. */
const full: Required<Asked> = {
  page: { name: 'landing-rollover', address: '/landing-rollover' },
  language: 'es',
  today: '2026-11-20',
  partner: unprovenFlows.partners[0]?.partner ?? '',
  facts: { 'experiment.one': 'a' },
  isKnown: true,
  mode: 'landing-solo',
  below: 'sent',
  asksConsent: false,
  tellsVisit: false,
  adScript: 'https://ads.example/one.js',
  advertising: 'no',
  sent: { form: 'contact', typed: {}, isTaken: true, state: 'passed-on' },
  counted: { days: 7, results: [{ what: 'joined', count: 40 }] },
} as const

/** Few values for each property, so that visits often agree in some and differ in others. */
const visits: fc.Arbitrary<Asked> = fc.record(
  {
    page: fc.constantFrom<PageAsked>(
      full.page,
      { name: 'landing-fc-find', address: '/landing-fc-find' },
      { name: 'contact-us', address: '/contact-us' },
      { name: 'not-found', address: '/not-found' },
      { name: 'not-found', address: '/not-found', listsProviders: true },
      ...unprovenFlows.providers.slice(0, 2).map(({ slug }) => {
        return { name: 'my-401k-login-provider', address: `/my-401k-login/${slug}`, provider: slug }
      }),
    ),
    language: fc.constantFrom('en', 'es'),
    today: fc.constantFrom('2026-11-20', '2027-01-01'),
    partner: fc.constantFrom(...unprovenFlows.partners.map(({ partner }) => partner)),
    facts: fc.dictionary(
      fc.constantFrom(...unprovenFlows.experiments.map(({ name }) => `experiment.${name}`)),
      fc.constantFrom(...unprovenFlows.experiments.flatMap(({ variants }) => variants.map(({ name }) => name))),
    ),
    isKnown: fc.constant<true>(true),
    mode: fc.constantFrom('landing-solo', 'landing-combine', 'unknown'),
    below: fc.constantFrom('sent', 'done'),
    asksConsent: fc.boolean(),
    tellsVisit: fc.boolean(),
    adScript: fc.constantFrom('https://ads.example/one.js', 'https://ads.example/two.js'),
    advertising: fc.constantFrom<Required<Visit>['advertising']>('yes', 'no', 'browser'),
    sent: fc.constantFrom<Required<Visit>['sent']>(full.sent, { form: 'contact', typed: {}, isTaken: true, state: 'email-sent' }),
    counted: fc.constantFrom(full.counted, { ...full.counted, days: 8 }),
  },
  { requiredKeys: ['page', 'language', 'today', 'facts', 'asksConsent', 'tellsVisit'] },
)

let shared: SharedByVisits
beforeAll(async () => {
  shared = await sharedByVisits()
})

describe('a drawn page', () => {
  it('is never shown on a visit for which another one would be drawn', () => {
    const drawn = onVisits(drawVisit)
    fc.assert(
      fc.property(visits, ({ page, ...visit }) => {
        expect(drawn(shared, { page, ...visit }).html.toString()).toBe(drawVisit(shared, found(page), visit))
      }),
      { numRuns: 200 },
    )
  })

  it('is one for equal visits, and another when anything of the visit differs', () => {
    const drawn = onVisits(drawVisit)
    fc.assert(
      fc.property(visits, visits, (one, other) => {
        if (!isDeepStrictEqual(one, other)) expect(drawn(shared, one)).not.toBe(drawn(shared, other))
        expect(drawn(shared, structuredClone(one))).toBe(drawn(shared, one))
      }),
      { numRuns: 100 },
    )
  })

  it.each(propertiesOf(full))('differs with %s', (_name, change) => {
    const drawn = onVisits((_shared, { asked }, visit) => JSON.stringify({ asked, ...visit }))
    expect(drawn(shared, change(full))).not.toBe(drawn(shared, full))
  })

  it.each(['flows', 'builder', 'origin'] as const)('is drawn anew when %s is another one', (name) => {
    const drawn = onVisits(drawVisit)
    const before = drawn(shared, full)
    const part = shared[name]
    const other = { ...shared, [name]: typeof part === 'string' ? `${part}.org` : { ...part } }
    expect(drawn(shared, full)).toBe(before)
    expect(drawn(other, full)).not.toBe(before)
  })

  it('is made of what is written down of a visit: a function does not compile, and does not arrive', () => {
    const drawn = openDrawnPages((_shared: Record<string, never>, _page, visit: { readonly seen: string }) => Object.keys(visit).join())
    const smuggled = { seen: 'yes', ask: () => 'something of the request' }
    expect(drawn({}, { asked: 'any' }, smuggled).html.toString()).toBe('seen')
    // @ts-expect-error a visit is plain data
    openDrawnPages((_shared: Record<string, never>, _page, visit: { readonly ask: () => string }) => visit.ask())
  })
})

function onVisits(draw: typeof drawVisit) {
  const drawn = openDrawnPages(draw)
  return (all: SharedByVisits, { page, ...visit }: Asked) => drawn(all, found(page), visit)
}

/** A page that is not among the flows is only asked for, so that what differs in the question differs in the key. */
function found(asked: PageAsked): FoundPage {
  const page = findPage(unprovenFlows, asked) ?? findPage(unprovenFlows, full.page)
  if (!page) throw new Error('The flows have lost a page that this test visits.')
  return { ...page, asked }
}

/** Each property of the visit, nested ones too, with the visit in which it is another one. */
function propertiesOf(visit: Required<Asked>): readonly (readonly [string, (visit: Asked) => Asked])[] {
  return pathsIn(visit).map((path) => [path.join('.'), (before: Asked) => changedAt(before, path)] as const)
}

function pathsIn(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [[]]
  const inner = Object.entries(value).flatMap(([name, part]) => pathsIn(part).map((path) => [name, ...path]))
  return inner.length > 0 ? inner : [[]]
}

function changedAt<T>(value: T, path: readonly string[]): T
function changedAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `${value}, changed`
  if (Array.isArray(value)) return value.map((part, at) => (String(at) === name ? changedAt(part, rest) : part))
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, part]) => [key, key === name ? changedAt(part, rest) : part]))
}
