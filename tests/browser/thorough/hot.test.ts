import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { newVisitor, openBrowser } from '../support/browser.ts'
import { mainButton } from '../support/fill-step.ts'
import { startService } from '../support/service.ts'
import { longestMs } from '../support/stage.ts'

const flows = join(import.meta.dirname, '../../../flows')
/** The first save after a start has all files checked, which takes seconds of a processor that others may need as well. */
const untilChecked = { timeout: 120_000, interval: 500 } as const
const mode = (first: string, ...others: readonly (string | object)[]) => ({
  mode: 'brand-new',
  title: 'A mode that was not there before',
  family: 'search',
  notes: { given: 'Nothing is given.', chosen: 'All of it is chosen.' },
  steps: [first, ...others],
  finished: [{ go: first }],
})
const step = (title: string) => ({
  step: 'brand-new-question',
  kind: 'choice',
  title,
  fields: [
    {
      name: 'brand_new_answer',
      type: 'choice',
      label: 'A question that was not there before',
      options: [
        { value: 'yes', label: 'Yes, it is new' },
        { value: 'no', label: 'No, it is old' },
      ],
      errors: { required: 'Choose one.' },
      fact: 'brand_new_answer',
      for: ['what-comes-next'],
    },
  ],
  continue: 'Continue',
})

const newFact = { about: 'whether the page is new to them', values: ['yes', 'no'], from: 'person' }

it('a new mode, step and question are walked as they are saved; a broken file changes nothing for anybody', {
  timeout: longestMs,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'flows-'))
  await cp(flows, folder, { recursive: true })
  const [service, browser] = [await startService({ flowsFolder: folder }), await openBrowser()]
  onTestFinished(async () => {
    await browser.close()
    await service.stop()
    await rm(folder, { recursive: true })
  })
  const save = (name: string, content: object | string) =>
    writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  const stepFile = 'steps/brand-new-question.json'
  const { page } = await newVisitor(browser, service.address)

  const facts = JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8'))
  await save('facts.json', { ...facts, facts: { ...facts.facts, brand_new_answer: newFact } })
  await save(stepFile, step('Is this page new?'))
  await save(
    'modes/brand-new.json',
    mode('brand-new-question', { step: 'how-it-works', when: { brand_new_answer: 'yes' } }, 'personal-information'),
  )
  await untilShown(page, '/brand-new', 'Is this page new?')
  await page.getByRole('radio', { name: 'Yes, it is new' }).check()

  // People who are on their way stay on what they began with; those who come now get the new words.
  const other = await newVisitor(browser, service.address)
  await save(stepFile, step('Is this page newer?'))
  await untilShown(other.page, '/brand-new', 'Is this page newer?')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Is this page new?')
  await mainButton(page).click()
  await page.waitForURL('**/brand-new/how-it-works')

  // A broken file is reported by name, and its last good version is still served.
  await save(stepFile, '{ "step": "brand-new-question", ')
  await expect.poll(() => brokenFiles(page), untilChecked).toContain(stepFile)
  await untilShown(other.page, '/brand-new', 'Is this page newer?')
})

/** Opens the address until the page says so: what was saved is there a moment later. */
async function untilShown(page: Page, address: string, title: string): Promise<void> {
  const heading = async () => {
    await page.goto(address)
    return page
      .getByRole('heading', { level: 1 })
      .innerText({ timeout: 5_000 })
      .catch(() => '')
  }
  await expect.poll(heading, untilChecked).toBe(title)
}

async function brokenFiles(page: Page): Promise<readonly string[]> {
  const { diagnostics } = (await (await page.request.get('/api/flows')).json()) as {
    diagnostics: readonly { readonly file: string; readonly severity: string }[]
  }
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file)
}
