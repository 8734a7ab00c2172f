import { type Catalogue, catalogueIn, resolveMode, reviewOf } from '@app/engine/author'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { realCatalogue } from '../../testing/real-flows.ts'

afterAll(() => {
  vi.resetModules()
})

const loaded = new Map<string, ReturnType<typeof loadIn>>()

/** The language of the page is found once, where it is loaded: for each it is loaded anew. */
async function loadIn(language: string) {
  vi.resetModules()
  vi.stubGlobal('location', { search: `?language=${language}`, href: 'http://page/' })
  const { drawReview } = await import('./draw-review.tsx')
  vi.unstubAllGlobals()
  const catalogue: Catalogue = catalogueIn(realCatalogue, language)
  return { catalogue, drawReview }
}

async function drawn(mode: string, language: string) {
  const load = loaded.get(language) ?? loadIn(language)
  loaded.set(language, load)
  const { catalogue, drawReview } = await load
  const resolved = resolveMode(catalogue, mode, () => 'v1')
  if (!resolved) throw new Error(`There is no mode “${mode}”.`)
  const review = reviewOf(catalogue, resolved)
  return { review, page: await drawReview(review) }
}

/** What is read on the page, without the marks between the words. */
function wordsOf(page: string): string {
  const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
  return page
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
}

/** Modes that have all steps of all modes between them: the long ones first, so that they are few. */
function modesWithEveryStep(): readonly string[] {
  const seen = new Set<string>()
  const modes = [...realCatalogue.documents.mode.keys()].map((name) => {
    const resolved = resolveMode(realCatalogue, name, () => 'v1')
    return { name, steps: Object.keys(resolved?.steps ?? {}) }
  })
  return modes
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .flatMap(({ name, steps }) => {
      const more = steps.filter((step) => !seen.has(step))
      for (const step of more) seen.add(step)
      return more.length > 0 ? [name] : []
    })
}

const chosen = modesWithEveryStep()

describe.each(['en', 'es'])('the review in %s', (language) => {
  it('shows every text of every step of every mode, and no note for reviewers of the flow', async () => {
    const missing: string[] = []
    for (const name of chosen) {
      const { review, page } = await drawn(name, language)
      const words = wordsOf(page)
      const lacking = review.texts.filter(({ text }) => !words.includes(text.replace(/\s+/g, ' ').trim()))
      missing.push(...lacking.map(({ step, path, text }) => `${name} ${step} ${path}: ${text}`))
      for (const { file } of review.screens) if (file.notes !== undefined) expect(words).not.toContain(file.notes)
    }
    expect(missing).toEqual([])
  })
})

describe('the page', () => {
  it('says under which condition a part is shown', async () => {
    const { page, review } = await drawn('landing-fc-newloan', 'en')
    const conditions = review.screens.flatMap(({ file }) => (file.body ?? []).filter(({ when }) => when !== undefined))
    expect(conditions.length).toBeGreaterThan(0)
    expect(page.match(/only when/g)?.length).toBeGreaterThanOrEqual(conditions.length)
  })

  it('is only read: nothing runs or is loaded, and nothing is sent', async () => {
    const { page } = await drawn('landing-rollover', 'en')
    expect(page).not.toMatch(/<script|<img|<link| on\w+=|src="/)
    expect(page).toContain('default-src &#x27;none&#x27;; style-src &#x27;unsafe-inline&#x27;; form-action &#x27;none&#x27;')
  })
})
