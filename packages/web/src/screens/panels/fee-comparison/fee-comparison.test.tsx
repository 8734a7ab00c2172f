import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'
import { feeLine, feesOf } from '../../../testing/found-samples.ts'
import type { Fees } from '../../data/accounts/fees.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  forgetPerson()
})

const draw = (fees: Fees) => drawStep('onboarding', 'estimated-fees', { 'GET /api/v1/employers/fees/': () => ({ body: fees }) })

it('staying is said first where it looks cheaper', async () => {
  await draw(feesOf([feeLine({ verdict: 'stay' })], { verdict: 'stay' }))
  expect(await screen.findByText('Staying looks cheaper')).toBeTruthy()
  expect(screen.getAllByText('Old plan looks cheaper').length).toBeGreaterThan(0)
})

it('a plan is compared by what it costs beside ours, without advice, in words or by colour', async () => {
  const looks: (string | undefined)[] = []
  for (const [verdict, tag] of [
    ['stay', 'Old plan looks cheaper'],
    ['move', 'Looks cheaper with us'],
    ['about-the-same', 'Cost about the same'],
  ] as const) {
    await draw(feesOf([feeLine({ verdict })], { verdict }))
    looks.push((await screen.findAllByText(tag))[0]?.className)
    for (const advice of ['Stay', 'Move']) expect(screen.queryByText(advice)).toBeNull()
    cleanup()
    forgetPerson()
  }
  expect(new Set(looks).size).toBe(1)
})

it('on a phone the table has the plan and both costs, and the rest when asked for', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  await draw(feesOf([feeLine({})], {}))
  const heads = async () => (await screen.findAllByRole('columnheader', { hidden: true })).map(({ textContent }) => textContent)
  expect(await heads()).toEqual(['Plan', 'Old plan, a year', 'With us, a year'])
  await userEvent.click(screen.getByText('Show every column'))
  expect(await heads()).toHaveLength(6)
})

it('a total that says move names the plans that are better kept', async () => {
  await draw(feesOf([feeLine(), feeLine({ pk: 'x', company_name: 'Huge Cheap Co', verdict: 'stay' })]))
  expect(await screen.findByText('But staying looks cheaper for Huge Cheap Co.')).toBeTruthy()
})

it('each plan shows its range, ours, the year of its filing, and how sure that is', async () => {
  await draw(feesOf([feeLine()]))
  expect(await screen.findByText('$144 – $208 a year')).toBeTruthy()
  expect(screen.getByText(/The light part of a bar/)).toBeTruthy()
  expect(screen.getByText('$68 a year')).toBeTruthy()
  expect(screen.getByText(/0\.9% – 1\.3% of the savings a year/).textContent).toContain('Plan filing of 2024.')
  await userEvent.click(screen.getByText('The same as a table'))
  expect(within(screen.getByRole('table')).getByRole('rowheader').textContent).toBe('Blue Fern Grocery')
})

it('a plan without figures says why, and makes nothing up', async () => {
  const unknown = feeLine({
    actual_fees: null,
    beagle_fees: null,
    actual_percent: null,
    balance: null,
    reason: 'plan-unknown',
    verdict: 'unknown',
  })
  await draw(feesOf([unknown], { verdict: 'unknown', total_actual_fees: null, total_beagle_fees: null }))
  expect(await screen.findByText('We found no filing that tells what this plan costs.')).toBeTruthy()
  expect(screen.queryByText(/The light part of a bar/)).toBeNull()
})

it('a plan without a balance leads to where its pay is said, and back', async () => {
  const unknown = feeLine({ actual_fees: null, beagle_fees: null, balance: null, reason: 'balance-unknown', verdict: 'unknown' })
  await draw(feesOf([unknown], { verdict: 'unknown', total_actual_fees: null, total_beagle_fees: null }))
  await userEvent.click(await screen.findByRole('link', { name: 'Add what you earned there, for an estimate' }))
  expect(location.pathname).toBe('/onboarding/previous-jobs')
  expect(history.state.usr).toEqual({ returnTo: 'estimated-fees' })
})

it('nothing to compare says what will show here', async () => {
  await draw(feesOf([], { verdict: 'unknown' }))
  expect(await screen.findByText(/We can’t estimate a fee yet/)).toBeTruthy()
})
