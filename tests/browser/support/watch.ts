import type { Page, Response } from 'playwright-core'
import { watchAsking } from './until-answered.ts'

export type Watch = {
  /** What went wrong behind the page since it was asked last. */
  readonly take: () => readonly string[]
  /** A refusal that a test brings about by itself. */
  readonly expect: (status: number, path: RegExp) => void
}

/** A browser that runs no script has no use for what is loaded ahead for it, and says so on a page that stays open for some seconds. */
const unusedPreload = /was preloaded using link preload but not used/

/** Sees what nobody looks at: messages of the console, calls that fail, and calls to anybody but our own service. */
export function watchPage(page: Page, address: string, hasScript = true): Watch {
  const faults: string[] = []
  const expected: { readonly status: number; readonly path: RegExp }[] = []
  page.on('console', (message) => {
    // A call that fails is told of below, with what it was.
    const isKnown = message.text().startsWith('Failed to load resource') || (!hasScript && unusedPreload.test(message.text()))
    if (['error', 'warning'].includes(message.type()) && !isKnown) faults.push(`console: ${message.text().trim().replaceAll('\n', ' ')}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith('blob:')) faults.push(`goes elsewhere: ${request.url()}`)
  })
  page.on('response', (response) => {
    const path = response.url().slice(address.length)
    if (response.status() < 400 || expected.some((one) => one.status === response.status() && one.path.test(path))) return
    const at = faults.length
    faults.push(failed(response, path))
    void response.text().then(
      (text) => {
        faults[at] = `${failed(response, path)} ${text.slice(0, 200)}`
      },
      () => undefined,
    )
  })
  watchAsking(page)
  return { take: () => faults.splice(0), expect: (status, path) => void expected.push({ status, path }) }
}

function failed(response: Response, path: string): string {
  return `${response.status()} ${response.request().method()} ${path}`
}
