import { beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from './support/account-page.ts'
import { becomeCustomer, type Customer } from './support/customer.ts'
import { enterMode } from './support/enter-mode.ts'
import { stepOf } from './support/mode.ts'
import { answerStep, openPart, openStep, pressMain } from './support/open-step.ts'
import { newPerson } from './support/person.ts'
import { longestMs, openStage } from './support/stage.ts'

const stage = openStage()
/** Asks first who people are. */
const personal = 'landing-rollover-new'
const searching = 'landing-fc-newfind'

describe('the points on pages', { timeout: longestMs }, () => {
  /** Somebody whose pages are only looked at. */
  let known: Customer
  beforeAll(async () => {
    known = await becomeCustomer(await stage().keep())
  }, longestMs)

  it('1 a new step has the focus on its heading, at the top, under a title of question, section and brand', async () => {
    const { page } = known
    await openStep(page, 'landing-rc', 'how-it-works')
    await page.evaluate(() => scrollTo(0, 9_999))
    await pressMain(page)
    await page.waitForURL(/previous-jobs$/)
    const { title, section } = stepOf('previous-jobs')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('step-title')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.title()).toContain(`${title} - ${section} - `)
  })

  it('2 the back link and the browser’s own back show the same answers again', async () => {
    const { page } = await becomeCustomer(await stage().take('phone'))
    const back = [() => page.getByRole('button', { name: 'Back', exact: true }).click(), () => page.goBack()]
    await openStep(page, 'landing-fc-refinance', 'additional-info')
    await answerStep(page, 'additional-info', { purpose: 'medical', annual_income: '$81,000', credit_rating: 'good' })
    for (const goBack of back) {
      await pressMain(page)
      await page.waitForURL(/loan-request$/)
      await page.locator('#step-title').waitFor()
      await goBack()
      await page.waitForURL(/additional-info/)
      await page.getByRole('radio', { name: /^Good/ }).waitFor()
      expect(await page.getByRole('radio', { name: /^Good/ }).isChecked()).toBe(true)
      expect(await page.getByRole('textbox', { name: /yearly income/i }).inputValue()).toMatch(/81,?000/)
    }
  })

  it('4 loading the page again, and a link to a step, come up where they should with what was typed', async () => {
    const visitor = await stage().take('phone')
    const { page } = visitor
    await enterMode(page, `/${personal}`)
    await makeAccount(page, newPerson())
    await openPart(page, 'personal-information', 'street_address')
    await page.getByRole('textbox', { name: 'Home street address' }).fill('1204 Example Street')
    await page.reload()
    const street = page.getByRole('textbox', { name: 'Home street address' })
    await expect.poll(() => street.inputValue()).toBe('1204 Example Street')
    await page.goto(`/${personal}/stop-losing`)
    await page.waitForURL(/personal-information/)
    await expect.poll(() => street.inputValue()).toBe('1204 Example Street')
  })

  it('5 Enter sends the page, and there is one main button', async () => {
    const { page } = await becomeCustomer(await stage().take('phone'))
    await openStep(page, 'landing-fc-refinance', 'additional-info')
    await answerStep(page, 'additional-info', { purpose: 'medical', annual_income: '81000', credit_rating: 'good' })
    expect(await page.locator('main form button[type=submit]').count()).toBe(1)
    await page.getByRole('textbox', { name: /yearly income/i }).press('Enter')
    await page.waitForURL(/loan-request$/)
  })

  it('6 7 9 what is wrong is said once, at the top with the focus and beside the field, and nothing is cleared', async () => {
    const { page } = await stage().take('phone')
    await enterMode(page, `/${personal}`)
    await makeAccount(page, newPerson())
    await openPart(page, 'personal-information', 'city')
    await page.getByRole('textbox', { name: 'City' }).fill('Portland')
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('12')
    await pressMain(page)
    const summary = page.getByRole('alert')
    await summary.waitFor()
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.title()).toMatch(/^Error: /)
    const lines = await summary.getByRole('link').all()
    expect(lines).toHaveLength(4)
    for (const line of lines) {
      const text = await line.innerText()
      await line.click()
      const field = page.locator(':focus')
      expect(await field.getAttribute('aria-invalid'), text).toBe('true')
      const described = await field.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.innerText),
      )
      expect(described, text).toContain(text)
    }
    expect(await page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Portland')
    expect(await page.getByRole('textbox', { name: 'ZIP code' }).inputValue()).toBe('12')
  })

  it('9 what the service refuses stays as it was typed', async () => {
    const { page, watch } = await stage().visit()
    await enterMode(page, `/${personal}`)
    const person = newPerson()
    await makeAccount(page, person)
    await answerStep(page, 'personal-information', { ...person })
    watch.expect(503, /add_personal_information/)
    await page.route('**/add_personal_information/', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"code":"service_unavailable","detail":"Try again in a minute."}',
      }),
    )
    await pressMain(page)
    await page.getByRole('alert').filter({ hasText: 'Try again in a minute.' }).waitFor()
    await page.getByRole('textbox', { name: 'City' }).focus()
    expect(await page.getByRole('textbox', { name: 'City' }).inputValue()).toBe(person.city)
    expect(await page.getByRole('textbox', { name: 'Home street address' }).inputValue()).toBe(person.street_address)
  })

  it('12 codes and passwords can be pasted and filled in, and no puzzle has to be solved', async () => {
    const { page } = await becomeCustomer(await stage().take('phone'))
    await openStep(page, 'landing-fc-newloanhelp', 'call-verification')
    const code = page.getByRole('textbox', { name: /^Code/ })
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
    await paste(code, '123 456')
    expect(await code.inputValue()).toBe('123 456')
    const visitor = await stage().take('other device')
    await visitor.page.goto('/signin')
    const password = visitor.page.getByLabel('Password', { exact: true })
    expect(await password.getAttribute('autocomplete')).toBe('current-password')
    expect(await visitor.page.getByLabel('E-mail address').getAttribute('autocomplete')).toBe('username webauthn')
    await paste(password, 'three quiet brown stones')
    expect(await password.inputValue()).toBe('three quiet brown stones')
  })

  it('13 help and telephone stand in the same place of every page', async () => {
    const { page } = known
    const places = new Set<string>()
    for (const [mode, step] of [
      ['landing-rc', 'how-it-works'],
      [searching, 'search-result'],
      ['dashboard-next', 'next-step'],
      ['landing-rc', 'payment'],
    ] as const) {
      await openStep(page, mode, step)
      places.add(await page.locator('a[href^="tel:"]').first().evaluate(placeOf))
    }
    await page.goto('/signin')
    places.add(await page.locator('a[href^="tel:"]').first().evaluate(placeOf))
    expect([...places]).toHaveLength(1)
  })

  it('14 at twice the size of text, nothing of the header lies over anything else or out of the window', async () => {
    const { page } = known
    await page.setViewportSize({ width: 360, height: 780 })
    const faults: string[] = []
    for (const address of ['/about-us', '/landing-rc/how-it-works', '/dashboard/settings']) {
      await page.goto(address)
      await page.locator('h1').first().waitFor()
      faults.push(...(await page.evaluate(headerFaultsAtTwiceTheSize)).map((fault) => `${address}: ${fault}`))
    }
    expect(faults).toEqual([])
  })

  it('15 on a desk the header, the page and its foot begin at one left edge', async () => {
    const { page } = known
    await page.setViewportSize({ width: 1440, height: 900 })
    const edges: Record<string, readonly number[]> = {}
    for (const address of ['/about-us', '/landing-rc/how-it-works', '/landing-rc/payment']) {
      await page.goto(address)
      await page.locator('h1').first().waitFor()
      edges[address] = await page.evaluate(leftEdges)
    }
    expect(Object.entries(edges).filter(([, found]) => found.length !== 1)).toEqual([])
  })
})

/** Runs in the page. */
function headerFaultsAtTwiceTheSize(): readonly string[] {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  document.documentElement.style.fontSize = `${size * 2}px`
  const all = [...document.querySelectorAll('header a, header button')].flatMap((one) => {
    const { width, height, left, right, top, bottom } = one.getBoundingClientRect()
    return width > 1 && height > 1 && bottom > 0 ? [{ left, right, top, bottom, words: one.textContent }] : []
  })
  const out = all.filter(({ left, right }) => left < -1 || right > innerWidth + 1).map(({ words }) => `${words} is out of the window`)
  const over = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((two) => one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1)
      .map((two) => `${one.words} lies over ${two.words}`),
  )
  document.documentElement.style.fontSize = ''
  return [...out, ...over]
}

/** Runs in the page: where the logo, the heading and the first words of the foot begin, each once. */
function leftEdges(): readonly number[] {
  const beginnings = ['header a[href="/"]', 'h1', 'footer p, footer a'].map(
    (name) => document.querySelector(name)?.getBoundingClientRect().left ?? -1,
  )
  return [...new Set(beginnings.map(Math.round))]
}

async function paste(input: import('playwright-core').Locator, text: string): Promise<void> {
  await input.focus()
  const isTaken = await input.evaluate((element, pasted) => {
    const data = new DataTransfer()
    data.setData('text', pasted)
    return element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)
  // Nobody has kept the browser from pasting.
  expect(isTaken).toBe(true)
  await input.page().keyboard.insertText(text)
}

/** The way to an element from the top: which child of which. */
function placeOf(element: Element): string {
  const way: string[] = []
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement)
    way.unshift(String([...at.parentElement.children].indexOf(at)))
  return way.join('/')
}
