import { type Catalogue, changeFile, rename, resolveMode } from '@app/engine/author'
import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { forgetPerson } from '../client/session/resets.ts'
import { useSession } from '../client/session/session.ts'
import { loadMode } from '../client/walk/flow.ts'
import { ada } from '../testing/ada.ts'
import { feeLine, feesOf, foundAccount } from '../testing/found-samples.ts'
import { isFew } from '../testing/is-few.ts'
import { realCatalogue, walkView } from '../testing/real-flows.ts'
import { signedInBrowser, stubService } from '../testing/stub-service.ts'
import { prepareAll } from '../ui/late.tsx'
import skeleton from '../ui/skeleton.module.css'
import { StepPage } from './step-page.tsx'

/** Every step and every mode under a name that says nothing. Their order stays, so that lists do too. */
function renamedFlows(): { readonly catalogue: Catalogue; readonly before: ReadonlyMap<string, string> } {
  const before = new Map<string, string>()
  let catalogue = realCatalogue
  for (const what of ['step', 'mode'] as const) {
    const names = [...realCatalogue.documents[what].keys()]
    names.forEach((old, index) => {
      const name = `${what === 'step' ? 'qs' : 'qm'}${String(index).padStart(3, '0')}q`
      before.set(name, old)
      for (const { path, text, to } of rename(catalogue, what, old, name)) {
        if (to !== undefined) catalogue = changeFile(catalogue, { path, gone: true })
        catalogue = changeFile(catalogue, { path: to ?? path, text })
      }
    })
  }
  return { catalogue, before }
}

const { catalogue: renamed, before } = renamedFlows()
const after = new Map([...before].map(([name, old]) => [old, name]))
const withOldNames = (text: string) => text.replace(/\bq[sm]\d{3}q\b/g, (name) => before.get(name) ?? name)

const match = {
  pk: 'm',
  version: 1,
  state: 'found',
  free_way: { state_name: 'Oregon', claim_page: 'https://unclaimed.oregon.gov/', is_states_own_page: true, papers: ['ID'], usual_wait: '' },
  held_by: 'OR',
  state_reference: 'OR-1',
  holder: 'Thistle Power',
  kind: 'a deposit',
  is_retirement: false,
  report_year: 2024,
  address_on_record: { city: 'Portland', state: 'OR', zip_code: '97214' },
  amount_words: 'over $100',
  confidence: 95,
  why: 'The name is the same.',
  is_new: false,
  how: 'with-help',
  filed_on: null,
  claim_started_at: '2026-11-17T12:00:00.000Z',
  late_since: null,
}
const states = ['found', 'confirmed', 'claim-started'].map((state, index) => ({
  ...match,
  state,
  pk: `m${index}`,
  holder: `Holder ${state}`,
}))
const list =
  (...results: readonly object[]) =>
  () => ({ body: { results } })
const person = { pk: 'x', version: 1, user_external_id: '0190aaaa-0000-7000-8000-00007f3a91c2', first_name: 'Ada', last_name: 'Sample' }
const limits = {
  available: 12_000,
  least: 1_000,
  vested_balance: 24_000,
  half_vested: 12_000,
  cap: 50_000,
  owed: 0,
  highest_owed_in_year: 0,
}
const offer = { interest_rate: 7.75, prime_rate: 6.75, margin: 1, origination_fee: 75, as_of: '2026-11-20' }
const answers = {
  'GET /api/v1/accounts/personal_information/': list({ ...person, city: 'Portland', state: 'OR', zip_code: '97214' }),
  'GET /api/v1/accounts/unclaimed_properties/': () => ({
    body: { free: { words: 'Free.' }, search: { state: 'done', looked_at: null }, results: states },
  }),
  'GET /api/v1/accounts/unclaimed_properties/new/': list(match),
  'GET /api/v1/accounts/found_accounts/': list(foundAccount()),
  'GET /api/v1/employers/fees/': () => ({ body: feesOf([feeLine()]) }),
  'GET /api/v1/loans/': () => ({
    body: {
      results: [{ pk: '0190aaaa-0000-7000-8000-0000c0ffee01' }],
      quote: {
        eligible: false,
        reasons: [{ reason: 'no-balance', words: 'There is no balance.' }],
        limits,
        offer,
        conditions: [],
        problems: [],
        loan: null,
      },
    },
  }),
  'GET /api/v1/loans/refinance_loan/': list(),
  'GET /api/v1/loans/alt_loan/': list(),
  'GET /api/v1/employers/list_user_employers/': list({ pk: 'e', version: 1, employer_name: 'Thistle Power', position: 0 }),
  'GET /api/v1/accounts/onboarding/': () => ({ body: { names: [], zipcodes: [], search: null } }),
}

async function draw(catalogue: Catalogue, modeName: string, stepName: string): Promise<string> {
  const journey = { mode: modeName, version: 0, place: null, saved_flow_version: null, facts: {} }
  stubService({
    ...answers,
    [`GET /api/flows/${modeName}/walk`]: () => ({ body: walkView(modeName, catalogue) }),
    [`GET /api/journeys/${modeName}`]: () => ({ body: journey }),
  })
  signedInBrowser()
  vi.stubGlobal('scrollTo', () => undefined)
  useSession.setState({ user: ada })
  history.pushState(null, '', `/${modeName}/${stepName}`)
  const mode = await loadMode(modeName)
  const step = catalogue.documents.step.get(stepName)?.data
  if (!mode.ok || !step) throw new Error(`There is no step “${stepName}” in “${modeName}”.`)
  const { container } = render(
    <MemoryRouter initialEntries={[`/${modeName}/${stepName}`]}>
      <StepPage mode={mode.data} step={mode.data.say(step)} facts={{}} onDone={() => undefined} onAction={() => undefined} />
    </MemoryRouter>,
  )
  const markup = await settled(container)
  cleanup()
  forgetPerson()
  return withOldNames(markup)
    .replace(/_r_\w+_/g, '_r_')
    .replace(/\d{2}:\d{2}:\d{2}/g, '')
}

/** The markup once all of it has come. */
async function settled(container: Element): Promise<string> {
  let hasChanged = true
  const observer = new MutationObserver(() => {
    hasChanged = true
  })
  observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let [round, same, isComing] = [0, 0, true]; round < 200 && same < 3; round++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 2)))
    if (hasChanged) isComing = container.querySelector(`[aria-busy="true"], .${skeleton['skeleton']}`) !== null
    same = hasChanged || isComing ? 0 : same + 1
    hasChanged = false
  }
  observer.disconnect()
  return container.innerHTML
}

/** Every step in every mode in which it looks different: with other steps beside it that its panels link to, or its actions lead to. */
function places(): readonly (readonly [mode: string, step: string])[] {
  const seen = new Set<string>()
  return [...realCatalogue.documents.mode.keys()].flatMap((mode) => {
    const resolved = resolveMode(realCatalogue, mode, () => 'any')
    const known = Object.keys(resolved?.steps ?? {})
    return known.flatMap((step) => {
      const { body = [], actions = [] } = realCatalogue.documents.step.get(step)?.data ?? {}
      const linked = JSON.stringify([body, actions.filter(({ role }) => role)])
      const key = JSON.stringify([step, known.filter((other) => linked.includes(`"${other}"`))])
      if (seen.has(key)) return []
      seen.add(key)
      return [[mode, step] as const]
    })
  })
}

/** What a step is made of: its kind, its panels, its ways to answer, and where its actions may lead. */
function partsOf(step: string): readonly string[] {
  const { kind, body = [], fields = [], actions = [] } = realCatalogue.documents.step.get(step)?.data ?? { kind: 'info' }
  return [
    kind,
    ...body.flatMap((block) => ('panel' in block ? [block.panel] : [])),
    ...fields.map((field) => ('question' in field ? 'question' : field.type)),
    ...actions.map(({ role }) => `to ${role}`),
  ]
}

/** As few places as have every part between them. */
function placesWithEveryPart(): ReturnType<typeof places> {
  const seen = new Set<string>()
  return places().filter(([, step]) => {
    const more = partsOf(step).filter((part) => !seen.has(part))
    for (const part of more) seen.add(part)
    return more.length > 0
  })
}

afterEach(() => {
  cleanup()
  forgetPerson()
})

describe('flows in which every step and every mode has another name', () => {
  beforeAll(async () => {
    await Promise.all([prepareAll(), import('./records/step-records.ts')])
  })

  it('draw every page the same', async () => {
    const different: string[] = []
    const loaded = new Set<string>()
    // What a page loads only when it is needed is there from the second time on.
    const isFirstOf = (step: string) => {
      const { kind, body = [], fields = [] } = realCatalogue.documents.step.get(step)?.data ?? { kind: 'info' }
      const parts = [
        kind,
        ...body.flatMap((block) => ('panel' in block ? [block.panel] : [])),
        ...fields.map((field) => JSON.stringify(field)),
      ]
      const isNew = parts.some((part) => !loaded.has(part))
      for (const part of parts) loaded.add(part)
      return isNew
    }
    for (const [mode, step] of isFew ? placesWithEveryPart() : places()) {
      if (isFirstOf(step)) await draw(realCatalogue, mode, step)
      const drawn = await draw(realCatalogue, mode, step)
      const drawnRenamed = await draw(renamed, after.get(mode) ?? mode, after.get(step) ?? step)
      if (drawn !== drawnRenamed) different.push(`${mode}/${step}\n${firstDifference(drawn, drawnRenamed)}`)
    }
    expect(different).toEqual([])
  })
})

function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return `${one.slice(Math.max(0, at - 80), at + 120)}\n${other.slice(Math.max(0, at - 80), at + 120)}`
}
