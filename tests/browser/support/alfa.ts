import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Device } from '@siteimprove/alfa-device'
import { Native as NativeDevice } from '@siteimprove/alfa-device/native'
import { Document, Node } from '@siteimprove/alfa-dom'
import { Native } from '@siteimprove/alfa-dom/native'
import { Request, Response } from '@siteimprove/alfa-http'
import allRules from '@siteimprove/alfa-rules'
import { URL } from '@siteimprove/alfa-url'
import { Conformance, Criterion } from '@siteimprove/alfa-wcag'
import { Page as AlfaPage } from '@siteimprove/alfa-web'
import type { Page } from 'playwright-core'

/** Rules that are wrong for these pages, and why. */
const off: Readonly<Record<string, string>> = {
  'sia-r113': 'It measures the room around a target up to controls that are folded away; axe measures the size of targets.',
}

const isNeeded = Conformance.isAA()

/** Those of WCAG A and AA. Larger contrasts and targets, which AAA asks for, are not what we promise. */
const rules = [...allRules]
  .filter(({ uri }) => off[nameOf(uri)] === undefined)
  .filter((rule) => rule.hasRequirement((one) => Criterion.isCriterion(one) && isNeeded(one)))

/** What alfa finds on a page as it is. It answers no question of its own: what it can't decide is no finding. */
export async function alfaFindings(page: Page): Promise<readonly string[]> {
  const drawn = Device.from(await page.evaluate(NativeDevice.fromWindow, await page.evaluateHandle(() => window)))
  const node = Node.from(await page.evaluate(Native.fromNode, await page.evaluateHandle<globalThis.Node>(() => document)), drawn)
  const tree = Document.isDocument(node) ? node : Document.of([node])
  const url = URL.parse(page.url()).getUnsafe()
  const input = AlfaPage.of(Request.of('GET', url), Response.of(url, 200), tree, drawn)
  const outcomes = [...(await Audit.of(input, rules).evaluate())]
  return outcomes.filter(Outcome.isFailed).map(({ rule, target }) => `alfa ${nameOf(rule.uri)}: ${String(target).slice(0, 140)}`)
}

function nameOf(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1)
}
