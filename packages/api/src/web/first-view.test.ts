import { beforeAll, describe, expect, it } from 'vitest'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import { testFlows } from '../testing/test-settings.ts'
import { fillFirstView } from './first-view.ts'

const view = (title: string) =>
  `<div id="first-view"><a href="tel:%phone%">%brand%</a><p class="s">%section%</p><h1>${title} %title%</h1><p class="l">%lead%</p></div>`
const account = (title: string) => `<div id="first-view">%brand%<h1>${title}</h1><form action="/signin%search%"></form></div>`
const page = `<!--with wizard <link rel="preload" as="style" crossorigin href="/wizard.css">--><!--with overview <link href="/overview.js">--><!--with rows <link href="/rows.js">--><!--with card <link href="/card.js">--><!--with account <link rel="preload" as="style" crossorigin href="/account.css">--><!--first-view en step ${view('en')}--><!--first-view es step ${view('es')}--><!--first-view en signin ${account('en')}--><!--first-view es signin ${account('es')}--><div id="root"></div>`
const rollover = { pathname: '/landing-rollover/previous-jobs', mode: 'landing-rollover', language: 'en', isStranger: true }

let flows: LiveCatalogue
beforeAll(async () => {
  flows = await testFlows()
})

it('the first step of a mode is in the page before any script runs, in its own words', () => {
  const filled = fillFirstView(page, { ...rollover, flows: flows.current() })
  expect(filled).toContain('<h1>en Where did you work before?</h1>')
  expect(filled).toContain('<p class="l">We’ll look up each employer’s plan')
  expect(filled).toMatch(/href="tel:[\d-]+">/)
  expect(filled).toContain('<div id="root" hidden>')
  expect(filled).not.toMatch(/%|<!--first-view/)
})

it('it speaks the language of the page', () => {
  const filled = fillFirstView(page, { ...rollover, language: 'es', flows: flows.current() })
  expect(filled).toContain('<h1>es ')
  expect(filled).not.toContain('<h1>en ')
  expect(filled).not.toContain('Where did you work before')
})

it.each([
  ['somebody who is signed in', { isStranger: false }],
  ['a step that is not the first', { pathname: '/landing-rollover/personal-information' }],
  ['an address without a step', { pathname: '/landing-rollover' }],
  ['a mode that there is not', { pathname: '/nothing/previous-jobs', mode: undefined }],
])('nothing of it stands there for %s, since it might be wrong', (_who, other) => {
  const filled = fillFirstView(page, { ...rollover, ...other, flows: flows.current() })
  expect(filled).toContain('<div id="root"></div>')
  expect(filled).not.toMatch(/<h1>|first-view/)
})

it('the files that the fields of a step need come along, and no others', () => {
  expect(fillFirstView(page, { ...rollover, flows: flows.current() })).toContain('<link href="/rows.js"><div id="first-view">')
  const other = fillFirstView(page, { ...rollover, pathname: '/landing-rollover/personal-information', flows: flows.current() })
  expect(other).not.toMatch(/rows|card/)
})

it('what walks a flow comes along with each of its pages, and with no other', () => {
  const fill = (other: object) => fillFirstView(page, { ...rollover, flows: flows.current(), ...other })
  expect(fill({ pathname: '/landing-rollover' })).toContain('href="/wizard.css"')
  expect(fill({ pathname: '/landing-rollover/personal-information', isStranger: false })).toContain('href="/wizard.css"')
  expect(fill({})).toContain('<link rel="stylesheet" crossorigin href="/wizard.css">')
  expect(fill({ pathname: '/contact-us', mode: undefined })).not.toContain('wizard')
})

it('the overview comes along with the dashboard of whoever is signed in', () => {
  const fill = (isStranger: boolean) =>
    fillFirstView(page, { pathname: '/dashboard', mode: undefined, language: 'en', isStranger, flows: flows.current() })
  expect(fill(false)).toContain('<link href="/overview.js">')
  expect(fill(true)).not.toContain('overview')
})

describe('the page to sign in', () => {
  const signIn = { pathname: '/signin', mode: undefined, account: { page: 'signin', search: '?next=%2Fa"b' } } as const
  const fill = (language: string, isStranger = true) => fillFirstView(page, { ...signIn, language, isStranger, flows: flows.current() })

  it('is in the page before any script runs, with its style, and is sent to its own address', () => {
    const filled = fill('en')
    expect(filled).toContain('<h1>en</h1><form action="/signin?next=%2Fa&quot;b"></form>')
    expect(filled).toContain('<link rel="stylesheet" crossorigin href="/account.css">')
    expect(filled).toContain('<div id="root" hidden>')
    expect(filled).not.toMatch(/%brand%|%search%|<!--/)
    expect(fill('es')).toContain('<h1>es</h1>')
  })

  it('is not there for people who are signed in: they go on at once', () => {
    expect(fill('en', false)).not.toMatch(/<h1>|first-view/)
  })
})
