import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import type { LandingFile, PageFile } from '@app/schemas/flow/page'
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../load/catalogue.ts'
import { checkCatalogue } from '../check.ts'

const experiment = {
  name: 'colour',
  about: 'Which colour people like.',
  where: ['landing-a'],
  variants: [
    { name: 'red', odds: 0.5, about: 'A red one.' },
    { name: 'blue', odds: 0.5, about: 'A blue one.' },
  ],
}
const small = {
  'modes/landing-a.json': {
    mode: 'landing-a',
    title: 'A mode',
    family: 'search',
    notes: { given: 'all', chosen: 'nothing' },
    steps: ['one'],
    finished: [{ go: 'one' }],
  },
  'steps/one.json': { step: 'one', kind: 'info', title: 'A step', continue: 'Continue' },
  'experiments.json': { experiments: [experiment] },
}
const hero: PageBlock = { block: 'hero', title: 'A headline', lead: 'A lead.' }

/** What is found in these files, beside what a catalogue so small lacks. */
function found(files: Readonly<Record<string, unknown>>) {
  const all = { ...small, ...files }
  const catalogue = loadCatalogue(Object.entries(all).map(([path, data]) => ({ path, text: JSON.stringify(data, null, 1) })))
  return checkCatalogue(catalogue).filter(({ file }) => file in files)
}
const rules = (files: Readonly<Record<string, unknown>>) => found(files).map(({ rule }) => rule)

const page = (blocks: readonly PageBlock[], own: Partial<PageFile> = {}) => ({
  'pages/about.json': { page: 'about', title: 'About us', description: 'What we do.', blocks, ...own },
})
const landing = (blocks: readonly PageBlock[], own: Partial<LandingFile> = {}) => ({
  'landings/landing-a.json': {
    landing: 'landing-a',
    title: 'A page',
    description: 'What it is for.',
    audience: 'People.',
    blocks: [...blocks.map(withButton), ...rest],
    ...own,
  },
})
const withButton = (block: PageBlock): PageBlock => (block.block === 'hero' ? { button: 'Begin here', ...block } : block)
/** What every landing page has beside its opening. */
const rest: readonly PageBlock[] = [
  { block: 'note', title: 'First', text: 'Know this.' },
  { block: 'closing', title: 'At last', button: 'Begin', price: 'Free' },
]

describe('a page', () => {
  it('that fits the rest has no finding', () => {
    expect(found({ ...page([hero], { starts: 'landing-a' }), ...landing([{ ...hero, title: 'Another', button: 'Start' }]) })).toEqual([])
  })

  it('L1 says prices that come from the price list', () => {
    const comparison = (cells: string[]): PageBlock => ({
      block: 'comparison',
      title: 'Side by side',
      columns: ['Free plan', 'Membership'],
      rows: [
        { label: 'Price', cells },
        { label: 'Help', cells: ['By e-mail', 'By phone'] },
      ],
    })
    expect(rules(page([comparison(['Free', '{price:concierge}'])]))).toEqual([])
    expect(rules(page([comparison(['Free', '$29 a month'])]))).toEqual(['typed-price'])
    expect(rules(page([{ ...hero, lead: 'It costs $99 less than others.' }]))).toEqual(['typed-price'])
  })

  it('L2 names beside its button what its mode sells', () => {
    const sells = {
      ...small['steps/one.json'],
      body: [{ panel: 'price', products: [{ product: 'concierge' }], empty: 'Prices come here.' }],
    }
    const priced = landing([{ ...hero, button: 'Start', price: '{price:concierge}' }])
    expect(rules(priced)).toEqual(['price-of-what-is-not-sold'])
    expect(rules({ ...priced, 'steps/one.json': sells })).not.toContain('price-of-what-is-not-sold')
  })

  it('starts a mode that there is', () => {
    expect(rules(page([hero], { starts: 'landing-b' }))).toEqual(['unknown-mode'])
  })

  it('leads only to pages that there are', () => {
    const ways = (href: string): PageBlock => ({
      block: 'ways',
      title: 'Ways on',
      ways: [
        { title: 'One', text: 'Here.', link: 'Go there', href },
        { title: 'Home', text: 'Back.', link: 'Go in', href: '/signin' },
      ],
    })
    expect(found(page([hero, ways('/landing-b')])).map(({ rule, message }) => [rule, message.includes('/landing-b')])).toEqual([
      ['unknown-page', true],
    ])
    expect(rules({ ...page([hero, ways('/landing-a#cost')]), ...landing([hero]) })).toEqual([])
    expect(rules(page([hero, ways('/')]))).toEqual(['unknown-page'])
  })

  it('has no button that leads nowhere', () => {
    const button: PageBlock = { ...hero, button: 'Start' }
    const closing: PageBlock = { block: 'closing', title: 'Go on', button: 'Start', price: 'Free' }
    expect(rules(page([button, closing]))).toEqual(['button-to-nowhere', 'button-to-nowhere'])
    expect(rules(page([button, closing], { starts: 'landing-a' }))).toEqual([])
    expect(rules(page([{ block: 'company-search', title: 'Look', label: 'Company', button: 'Search' }]))).toEqual([])
  })

  it('compares each way in each row', () => {
    const comparison = (cells: string[]): PageBlock => ({
      block: 'comparison',
      title: 'Ways side by side',
      columns: ['Stay', 'Move'],
      rows: [
        { label: 'Fees', cells: ['Low', 'High'] },
        { label: 'Work', cells },
      ],
    })
    expect(rules(page([comparison(['None', 'Some'])]))).toEqual([])
    expect(rules(page([comparison(['None', 'Some', 'More'])]))).toEqual(['cells-and-columns'])
    const threeEach: PageBlock = {
      block: 'comparison',
      title: 'Ways side by side',
      columns: ['Stay', 'Move'],
      rows: ['Fees', 'Work'].map((label) => ({ label, cells: ['None', 'Some', 'More'] })),
    }
    expect(rules(page([threeEach]))).toEqual(['cells-and-columns'])
  })

  it('says only words that can be filled in where it says them', () => {
    const said = (lead: string) => rules(page([{ ...hero, lead }]))
    expect(said('{brand}, {phone}: {price:concierge}.')).toEqual([])
    expect([said('{brnad}'), said('{price:nothing}'), said('{partner}'), said('{provider}')]).toEqual(Array(4).fill(['unknown-word']))
    expect(rules(page([{ block: 'partner-band', text: 'With {partner}: {terms}' }]))).toEqual([])
    expect(rules(page([{ block: 'lately', what: 'joined', text: '{count} in {days} days.' }]))).toEqual([])
    expect(said('{count}')).toEqual(['unknown-word'])
    const provider = { page: 'my-401k-login-provider', title: 'Sign in at {provider}', description: 'The way in.', blocks: [hero] }
    expect(rules({ 'pages/my-401k-login-provider.json': provider })).toEqual([])
  })

  it('is different only by variants of experiments, as nothing else is known of a visitor', () => {
    const when = (condition: NonNullable<PageBlock['when']>) =>
      rules(landing([hero, { block: 'partner-band', text: 'A line.', when: condition }]))
    expect(when({ 'experiment.colour': 'red' })).toEqual([])
    expect(when({ 'experiment.colour': 'green' })).toEqual(['unknown-fact-value'])
    expect(when({ 'experiment.shape': 'red' })).toEqual(['unknown-fact'])
    expect(when({ 'account.exists': true })).toEqual(['unknown-fact'])
    expect(when({ 'experiment.colour': ['red', 'blue'] })).toEqual(['always-true'])
  })

  it('says where in the file a finding is', () => {
    const [finding] = found(page([{ ...hero, lead: '{nothing}' }]))
    expect([finding?.file, finding?.severity, (finding?.line ?? 0) > 1]).toEqual(['pages/about.json', 'error', true])
  })
})

describe('the list of partners', () => {
  const partner = (name: string, domains: string[], modes: string[] = ['landing-a']) => ({
    partner: name,
    about: 'A partner.',
    name: `Partner ${name}`,
    domains,
    terms: 'Nothing.',
    modes,
  })
  const listed = (...partners: readonly unknown[]) => rules({ 'partners.json': { partners } })

  it('has one entry for each name and each host', () => {
    expect(listed(partner('one', ['a.example']), partner('two', ['b.example']))).toEqual([])
    expect(listed(partner('one', ['a.example']), partner('one', ['b.example']))).toEqual(['duplicate-name'])
    expect(listed(partner('one', ['a.example']), partner('two', ['a.example']))).toEqual(['duplicate-name'])
  })

  it('names modes that there are', () => {
    expect(listed(partner('one', [], ['landing-b']))).toEqual(['unknown-mode'])
  })
})

describe('landing pages', () => {
  const long = 'We look for the accounts that you left behind at old jobs.'
  const second = {
    'modes/landing-b.json': { ...small['modes/landing-a.json'], mode: 'landing-b', title: 'Another mode' },
    'landings/landing-b.json': {
      landing: 'landing-b',
      title: 'B page',
      description: 'Another one.',
      audience: 'Others.',
      blocks: [withButton({ ...hero, title: 'Other', lead: long }), ...rest],
    },
  }
  const both = (lead: string) =>
    found({ ...landing([{ ...hero, lead }]), ...second }).map(({ rule, file, severity }) => [rule, file, severity])

  it('do not say the same in the same words: the second one is reported', () => {
    expect(both(long)).toEqual([['same-words', 'landings/landing-b.json', 'warning']])
  })

  it('may share short words and say alike things in words of their own', () => {
    expect(both('Your old accounts are where you left them; we help to look.')).toEqual([])
  })

  it('may name the same source of a figure', () => {
    const source = 'Internal Revenue Service, limits for 2026, as they were announced'
    const figures = {
      block: 'proof' as const,
      title: 'In figures',
      figures: [{ figure: '$7,500', text: 'Words of its own, and no others.', source }],
    }
    const sameSource = { ...second['landings/landing-b.json'], blocks: [withButton({ ...hero, title: 'Other' }), figures, ...rest] }
    const all = found({ ...landing([hero, { ...figures, title: 'Figures' }]), ...second, 'landings/landing-b.json': sameSource })
    expect(
      all.filter(({ rule, message }) => rule === 'same-words' && message.includes('in the same words')).map(({ line }) => line),
    ).toEqual([])
  })

  it('have one opening, and say nothing twice at one place', () => {
    expect(
      rules(
        landing([
          { ...hero, lead: 'Short.' },
          { ...hero, lead: 'Short.' },
        ]),
      ),
    ).toEqual(['said-twice', 'landing-shape'])
  })

  it('may say the same at two places', () => {
    expect(
      rules(
        landing([
          { ...hero, lead: long },
          { block: 'legal', paragraphs: [long] },
        ]),
      ),
    ).toEqual([])
  })
})
