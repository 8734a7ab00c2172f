import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { loseAnswer } from '../support/lose-answer.ts'
import { addFund, shareOf } from '../support/own-mix.ts'
import { becomeSaver } from '../support/saver.ts'
import { longestMs, openStage } from '../support/stage.ts'
import { untilAnswered } from '../support/until-answered.ts'

const bonds = 'Fernhollow US Total Bond Index ETF'

describe('without a connection', { timeout: longestMs }, () => {
  const stage = openStage({ isForMoney: true })

  it('a mix keeps its funds and shares, says so, and is chosen once', async () => {
    const { page, context, watch } = await becomeSaver(stage(), { hasPlan: true })
    await page.goto('/dashboard/settings/portfolio-build')
    await addFund(page, bonds, '100')
    await context.setOffline(true)
    await page.getByRole('combobox').fill('Fernhollow')
    await page.getByText('We can’t look up funds right now. We keep what you’ve entered.').first().waitFor()
    await page.getByRole('button', { name: 'Use my own mix' }).click()
    const refused = page.getByText('We can’t reach our service. Check your connection and try again.')
    await refused.waitFor()
    expect(await violations(page)).toEqual([])
    expect(await shareOf(page, bonds).inputValue()).toBe('100')
    await context.setOffline(false)
    await page.reload()
    await page.getByText(/^You typed this earlier\./).waitFor()
    expect(await shareOf(page, bonds).inputValue()).toBe('100')
    await loseAnswer(page, '/portfolios/custom/create/')
    await page.getByRole('button', { name: 'Use my own mix' }).click()
    await refused.waitFor()
    await page.getByRole('button', { name: 'Use my own mix' }).click()
    await page.getByText('Your own mix counts now.').waitFor()
    await page.goto('/dashboard/investments')
    await page.getByText('See the trade').waitFor()
    expect(await page.getByText('You chose a mix', { exact: true }).count()).toBe(1)
    expect(watch.take()).toEqual([])
  })

  it('a page that is opened says so in its place, and comes by itself, with all its looks, once the connection is back', async () => {
    const { page, context, watch } = await becomeSaver(stage())
    await page.goto('/dashboard/documents')
    await page.getByRole('heading', { level: 1, name: 'Documents' }).waitFor()
    await untilAnswered(page)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Move money' }).click()
    await page.getByRole('heading', { name: 'We can’t show this page right now' }).waitFor()
    await page.getByText('We can’t reach our service. Check your connection and try again.').waitFor()
    expect(await violations(page)).toEqual([])
    await context.setOffline(false)
    await page.getByLabel('Amount', { exact: true }).waitFor()
    const looks = await stylesOf(page)
    // The page says of the part that it could not bring it.
    expect(watch.take().filter((fault) => !fault.includes('Unable to preload CSS'))).toEqual([])
    await page.reload()
    await page.getByLabel('Amount', { exact: true }).waitFor()
    expect(looks).toEqual(expect.arrayContaining(await stylesOf(page)))
  })

  it('people who sign out are signed out, and the service hears of it with the next page', async () => {
    const { page, context, watch } = await becomeSaver(stage())
    await page.goto('/dashboard/documents')
    await page.getByRole('heading', { level: 1, name: 'Documents' }).waitFor()
    await untilAnswered(page)
    const user = () => context.request.get(new URL('/api/v1/auth/user/', page.url()).href)
    expect((await user()).status()).toBe(200)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(/\/signin/)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('signed_in')
    watch.take()
    const next = await context.newPage()
    await page.close()
    await context.setOffline(false)
    await next.goto('/dashboard')
    await next.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    expect((await user()).status()).toBe(401)
  })
})

/** The stylesheets that a page has, without those it asked for in vain. */
function stylesOf(page: Page): Promise<(string | null)[]> {
  const isThere = (sheet: CSSStyleSheet) => {
    try {
      return sheet.cssRules.length > 0
    } catch {
      return false
    }
  }
  return page.evaluate(`[...document.styleSheets].filter(${isThere}).map(({ href }) => href)`)
}
