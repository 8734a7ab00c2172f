import type { StepFile } from '@app/schemas/flow/steps/step'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { allSteps } from '../testing/real-flows.ts'
import { shownStep } from './blocks.tsx'
import { ClosableNote } from './closable-note.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const step: StepFile = {
  step: 'a',
  kind: 'info',
  title: 'A step',
  continue: 'Continue',
  body: [
    { text: 'For everybody.' },
    { text: 'For the test.', when: { 'experiment.one': 'test' } },
    { text: 'For the control.', when: { 'experiment.one': 'control' } },
  ],
}
const texts = (facts: Record<string, string>) => shownStep(step, facts).body?.map((block) => ('text' in block ? block.text : ''))

it('a block with a condition is shown to those for whom it holds, and to nobody of whom that is not known', () => {
  expect(texts({ 'experiment.one': 'test' })).toEqual(['For everybody.', 'For the test.'])
  expect(texts({ 'experiment.one': 'control' })).toEqual(['For everybody.', 'For the control.'])
  expect(texts({})).toEqual(['For everybody.'])
})

it('a step without conditions stays the very same', () => {
  const plain = { ...step, body: [{ text: 'For everybody.' }] }
  expect(shownStep(plain, {})).toBe(plain)
})

it('a note that can be closed is closed by keyboard, hands the focus to the heading, and stays closed', async () => {
  const drawn = (
    <>
      <h1 id="step-title" tabIndex={-1}>
        Heading
      </h1>
      <ClosableNote step="a" title="Next: this" text="And so on." />
    </>
  )
  const { unmount } = render(drawn)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close: Next: this' }))
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('And so on.')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  unmount()
  render(drawn)
  expect(screen.queryByText('And so on.')).toBeNull()
})

it('people who have nothing to move so far read that before the concierge is offered', () => {
  const titles = (facts: Record<string, string | boolean>) =>
    shownStep(allSteps.get('retirement-concierge') ?? step, facts).body?.map((block) => ('note' in block ? block.note.title : ''))
  const said = 'We haven’t found an old account yet'
  expect(titles({ 'search.state': 'ended', 'accounts.found': false })?.[0]).toBe(said)
  for (const state of [
    { 'search.state': 'ended', 'accounts.found': true },
    { 'search.state': 'none', 'accounts.found': false },
  ])
    expect(titles(state)).not.toContain(said)
})
