import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeFile } from '@app/engine/author'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { realCatalogue } from '../../testing/real-flows.ts'
import { listOf, openStudio } from '../testing/open-studio.tsx'

afterEach(cleanup)

const modes = [...realCatalogue.documents.mode.values()].map(({ data }) => data)
const rowOf = (mode: string) => {
  const row = screen
    .getAllByText(mode, { selector: 'code' })
    .map((name) => name.closest('li'))
    .find((one) => one?.querySelector(`a[href="/dev/flows/${mode}"]`))
  if (!row) throw new Error(`“${mode}” is in no row.`)
  return within(row)
}

it('every mode of the flows is listed as sound, and leads to its page', async () => {
  openStudio('/dev/flows')
  expect(await screen.findByText(`${modes.length} modes, all proven sound`, { exact: false })).toBeTruthy()
  for (const { mode, title } of modes) {
    expect(rowOf(mode).getByRole('link', { name: title }).getAttribute('href')).toBe(`/dev/flows/${mode}`)
    expect(rowOf(mode).getByText('Sound')).toBeTruthy()
  }
})

it('a mode with a broken file shows its last good version; the list says where the mistake is and what to do', async () => {
  const path = 'modes/onboarding.json'
  const text = readFileSync(join(import.meta.dirname, '../../../../../flows', path), 'utf8')
  const line = text.split('\n').findIndex((one) => one.includes('"stop-losing"')) + 1
  const broken = listOf(changeFile(realCatalogue, { path, text: text.replace('"stop-losing"', '"stop-loosing"') }))
  openStudio('/dev/flows', { 'GET /api/flows': () => ({ body: broken }) })
  const mistakes = within(await screen.findByRole('region', { name: /mistakes? in the files/ }))
  expect(mistakes.getByRole('heading', { name: path })).toBeTruthy()
  expect(mistakes.getByText(`Line ${line},`, { exact: false })).toBeTruthy()
  expect(mistakes.getByText(/Did you mean “stop-losing”\?/)).toBeTruthy()
  expect(mistakes.getByText('The last good version stays live until they are mended.')).toBeTruthy()
  expect(rowOf('onboarding').getByText('Last good')).toBeTruthy()
  expect(rowOf('landing-rollover').getByText('Sound')).toBeTruthy()
})

it('a mode that never was sound is listed as broken', async () => {
  const list = listOf(realCatalogue)
  const [first, ...others] = list.modes
  const mistake = {
    stage: 'read',
    severity: 'error',
    file: 'modes/x.json',
    line: 1,
    column: 1,
    rule: 'json',
    message: 'No.',
    fix: 'Mend it.',
  }
  const body = { ...list, modes: [{ ...first, sound: false, version: null }, ...others], diagnostics: [mistake] }
  openStudio('/dev/flows', { 'GET /api/flows': () => ({ body }) })
  expect(await screen.findByText(`${modes.length} modes, 1 not sound`, { exact: false })).toBeTruthy()
  expect(screen.getByText(/^The last good version stays live/).textContent).toMatch(
    new RegExp(` There is none yet of “${first?.mode}”\\.$`),
  )
  expect(rowOf(first?.mode ?? '').getByText('Broken')).toBeTruthy()
})
