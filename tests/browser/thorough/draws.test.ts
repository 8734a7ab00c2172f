import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newVisitor, openBrowser, type Visitor } from '../support/browser.ts'
import { atPhone, draws } from '../support/draws.ts'
import { longestMs } from '../support/stage.ts'

/** It draws when it is told to, and nobody tells it. */
const neverDraws = '--enable-begin-frame-control'
const html = '<button>Go on</button>'

describe('a browser that has stopped drawing', { timeout: longestMs }, () => {
  const browsers: Browser[] = []
  let still: Visitor
  let usual: Visitor
  const open = async (args: readonly string[]) => {
    const browser = await openBrowser(args)
    browsers.push(browser)
    const visitor = await newVisitor(browser, 'http://localhost')
    await visitor.page.setContent(html)
    return visitor
  }
  beforeAll(async () => {
    still = await open([neverDraws])
    usual = await open([])
  }, longestMs)
  afterAll(async () => {
    for (const browser of browsers) await browser.close()
  }, longestMs)

  /** Gives the windows in this order; says what was done in each. */
  const act = async (windows: Visitor[], press: (visitor: Visitor) => Promise<void>) => {
    const been: Visitor[] = []
    const take = async () => windows.shift() ?? usual
    await atPhone({ take }, async (visitor) => {
      been.push(visitor)
      await press(visitor)
    })
    return been
  }

  it('is told from one that draws', async () => {
    expect([await draws(usual.page), await draws(still.page)]).toEqual([true, false])
  })

  it('is pressed in vain, and a walk there is walked again in a new window, which is said', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const been = await act([still, usual], ({ page }) => page.getByRole('button').click({ timeout: 2_000 }))
    expect([been, said.mock.calls.length]).toEqual([[still, usual], 1])
    said.mockRestore()
  })

  it('is no excuse for a fault where the page is drawn', async () => {
    await expect(act([usual, usual], () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault')
  })
})
