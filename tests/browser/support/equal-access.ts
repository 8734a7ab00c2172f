import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

type Result = {
  readonly ruleId: string
  readonly value: readonly [string, string]
  readonly snippet: string
  readonly message: string
  readonly node: Node
}

declare global {
  interface Window {
    ace?: { Checker: new () => { check(node: Document, guidelines: string[]): Promise<{ results: Result[] }> } }
  }
}

/** Rules that are wrong for these pages, and why. */
const off: Readonly<Record<string, string>> = {
  aria_form_label_unique: 'A form without a name is no landmark, so two of them are not confused.',
  input_autocomplete_valid: 'It refuses `username` for an e-mail address, which HTML allows; axe checks the tokens.',
  label_content_exists: 'A label around an input that names itself only makes more of it pressable; axe and alfa check names.',
}

const require = createRequire(import.meta.url)
const source = readFileSync(require.resolve('accessibility-checker-engine/ace-window.js'), 'utf8')

/** What IBM's Equal Access engine finds on a page as it is, by WCAG 2.2. What it only recommends, or wants a person to see, is no finding. */
export async function equalAccessFindings(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => window.ace !== undefined))) await page.evaluate(source)
  const results = await page.evaluate(async () => {
    if (!window.ace) return undefined
    const { results: all } = await new window.ace.Checker().check(document, ['WCAG_2_2'])
    // It finds no names for what is folded away, and nobody reaches that before it is open.
    const reached = all.filter(({ node }) => !(node instanceof Element) || node.checkVisibility())
    return reached.map(({ ruleId, value, snippet, message }) => ({ ruleId, value, snippet, message }))
  })
  if (!results) throw new Error('IBM’s engine has not come to the page.')
  return results
    .filter(({ ruleId, value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL' && off[ruleId] === undefined)
    .map(({ ruleId, snippet, message }) => `ibm ${ruleId}: ${snippet.slice(0, 140)} ${message}`)
}
