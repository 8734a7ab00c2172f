import type { StepFile } from '@app/schemas/flow/steps/step'
import { expect, it } from 'vitest'
import { lateNamesOf, readLateFiles, withLateFiles } from './first-view.ts'

const rows = '<link rel="modulepreload" crossorigin href="/assets/rows-1.js"><link rel="preload" as="style" href="/assets/rows-1.css">'
const account = '<link rel="modulepreload" crossorigin href="/assets/account-1.js">'
const page = `<head><!--with rows ${rows}--><!--with account ${account}--></head>`
const jobs: StepFile = {
  step: 'jobs',
  kind: 'form',
  title: 'Where did you work?',
  continue: 'Continue',
  fields: [{ name: 'jobs', type: 'rows', label: 'Jobs', store: 'employers.list' }],
}

it('a page has links to what its step needs, and to nothing else that comes late', () => {
  expect(withLateFiles(page, lateNamesOf(jobs, true))).toBe(`<head>${rows}</head>`)
  expect(withLateFiles(page)).toBe('<head></head>')
})

it('where an account is asked for, strangers need the page that asks, and nobody else does', () => {
  const closed = { ...jobs, needs: 'letter' } as StepFile
  expect(withLateFiles(page, lateNamesOf(closed, true))).toContain(account)
  expect(withLateFiles(page, lateNamesOf(closed, false))).not.toContain(account)
})

it('the addresses of what comes late are known by name', () => {
  expect(readLateFiles(page)).toEqual(
    new Map([
      ['rows', ['/assets/rows-1.js', '/assets/rows-1.css']],
      ['account', ['/assets/account-1.js']],
    ]),
  )
})
