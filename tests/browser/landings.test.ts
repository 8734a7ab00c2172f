import { beforeAll, describe, expect, it } from 'vitest'
import { catalogue, resolvedMode } from '../model/support/all-flows.ts'
import { fewWithAll } from '../support/few-with-all.ts'
import { isFew } from '../support/is-few.ts'
import { violationsInEveryLook } from './support/axe.ts'
import type { Visitor } from './support/browser.ts'
import { atPhone } from './support/draws.ts'
import { expectLanding, findCutTables, findOverflow } from './support/landing.ts'
import { newPerson } from './support/person.ts'
import { openStage } from './support/stage.ts'
import { doStep, signUpWhereAsked } from './support/take-step.ts'
import { beginWalk } from './support/walk.ts'

const stage = openStage()
const { landing, page: publicPage } = catalogue.documents
const withoutAddress = ['my-401k-login-provider', 'not-found', 'failure']
type PageAtAddress = { readonly address: string; readonly mode: string | undefined; readonly blocks: readonly string[] }
const pages: readonly PageAtAddress[] = [
  ...[...landing.entries()].map(([name, { data }]) => ({ address: `/${name}`, mode: name, blocks: blocksOf(data) })),
  ...[...publicPage.values()]
    .filter(({ name }) => !withoutAddress.includes(name))
    .map(({ name, data }) => ({ address: name === 'home' ? '/' : `/${name}`, mode: data.starts, blocks: blocksOf(data) })),
]
/** All; or as few as have every kind of block between them. */
const lookedAt = isFew
  ? fewWithAll(
      pages,
      ({ blocks }) => blocks,
      () => 1,
    )
  : pages

describe('without script', () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await stage().keep({ hasScript: false })
  })

  it.each(lookedAt)('$address reads, does not scroll sideways, and its button leads to a step of $mode', async ({ address, mode }) => {
    const { page, watch } = visitor
    expect((await page.goto(address))?.status()).toBe(200)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('')
    const found = [...(await findOverflow({ page })), ...(await findCutTables({ page }))]
    if (mode !== undefined && (await page.locator('#hero a').count()) > 0) {
      const step = page.waitForResponse((response) => response.request().isNavigationRequest())
      await page.locator('#hero a').first().click()
      expect([(await step).status(), new URL((await step).url()).pathname]).toEqual([200, expect.stringMatching(stepOf(mode))])
      await page.goto('about:blank')
    }
    expect([...found, ...watch.take()]).toEqual([])
  })

  it.each(pages.filter((one) => !lookedAt.includes(one)))(
    '$address reads, and its button leads to a step of $mode, as the service sends it',
    async ({ address, mode }) => {
      const { html, status } = await asSent(address)
      expect([status, /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]]).toEqual([200, expect.stringMatching(/\w/)])
      const button = /<a [^>]*href="([^"]+)"/.exec(/id="hero".*?<\/section>/s.exec(html)?.[0] ?? '')?.[1]
      if (mode === undefined || button === undefined) return
      const step = await asSent(button)
      expect([step.status, step.path]).toEqual([200, expect.stringMatching(stepOf(mode))])
    },
  )

  it('questions open, and an address that is not there helps', async () => {
    const { page, watch } = visitor
    await page.goto('/landing-rollover')
    const [question] = await page.locator('details:has(p)').all()
    await question?.locator('summary').click()
    expect(await question?.locator('p').isVisible()).toBe(true)
    watch.expect(404, /^\/no-such-page$/)
    expect((await page.goto('/no-such-page'))?.status()).toBe(404)
    expect(await page.locator('main a[href="/contact-us"]').count()).toBeGreaterThan(0)
    expect(watch.take()).toEqual([])
  })
})

describe('with script', () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await stage().keep({})
  })

  it.each(lookedAt)(
    'axe finds nothing on $address in light, dark and forced colours, and nothing goes wrong or elsewhere',
    async ({ address }) => {
      const { page, watch } = visitor
      const found = [...(await violationsInEveryLook(page, () => page.goto(address))), ...watch.take()]
      expect(found, found.join('\n')).toEqual([])
    },
  )
})

it.each([360, 1440])('what has the focus is never under the bar that asks about ads, %i px wide (WCAG 2.4.11)', async (width) => {
  const { page } = await stage().visit({ width, height: 640 })
  await page.goto('/')
  const hidden: string[] = []
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab')
    hidden.push(...(await page.evaluate(focusUnderBar)))
  }
  expect(await page.locator('form[action="/consent"]').count()).toBe(1)
  expect(hidden).toEqual([])
})

/** Where few are wanted, the walks begin on others. */
const walkedOn = isFew ? ['landing-subscription'] : ['landing-rollover', 'landing-fc-loan', 'landing-subscription']
it.each(walkedOn)('from %s people come to the third step', async (mode) => {
  await atPhone(stage(), async (visitor) => {
    const walk = await beginWalk(visitor, newPerson(), mode)
    const been = new Set<string>()
    for (let more = 0; been.size < 3 && more < 6; more++) {
      await expectLanding(walk)
      await signUpWhereAsked(walk)
      const { step } = walk.shadow.place()
      been.add(step)
      if (been.size < 3) await doStep(walk, { step, answers: {}, facts: {} })
    }
    expect([been.size, visitor.watch.take()]).toEqual([3, []])
  })
})

function blocksOf({ blocks }: { readonly blocks: readonly { readonly block: string }[] }): readonly string[] {
  return blocks.map(({ block }) => block)
}

/** What has the focus and lies under the bar at the foot of the window. */
function focusUnderBar(): readonly string[] {
  const [one, bar] = [document.activeElement, document.querySelector('form[action="/consent"]')]
  if (!one || !bar || one === document.body || bar.contains(one)) return []
  const [own, over] = [one.getBoundingClientRect(), bar.getBoundingClientRect()]
  return own.bottom > over.top + 1 && own.top < over.bottom - 1 ? [one.outerHTML.slice(0, 80)] : []
}

/** A page, drawn by nobody, and where it is at last. */
async function asSent(address: string) {
  const answer = await fetch(stage().service.address + address, { headers: { accept: 'text/html' } })
  return { html: await answer.text(), status: answer.status, path: new URL(answer.url).pathname }
}

/** The address of any step of a mode. */
function stepOf(mode: string): RegExp {
  const steps = Object.keys(resolvedMode(mode).steps)
  return new RegExp(`^/${mode}/(?:${steps.join('|')})$`)
}
