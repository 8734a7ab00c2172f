import { depositDays, type SavingFrequency, savingFrequencies } from '@app/schemas/rules/investing/savings-program'
import { create } from 'zustand'
import { onPersonKnown, readDevice, saveOnDevice } from '../../../client/device.ts'
import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import { resource } from '../../../client/service/resource.ts'
import { onSignOut } from '../../../client/session/resets.ts'

export type SavingsProgram = Answered<'GET /api/v1/portfolios/savings_program/'>['results'][number]

/** The plan of regular saving that counts: one that was cancelled is over. */
export const savingsProgram = resource<SavingsProgram | undefined>(async () => {
  const answer = await ask('GET /api/v1/portfolios/savings_program/')
  return answer.ok ? done(answer.data.results.find(({ status }) => status !== 'cancelled')) : answer
})

/** What a person wants to save, before they have agreed to it. */
export type SavingWish = {
  readonly amount: number
  readonly frequency: SavingFrequency
  readonly first_date: string
  /** The first deposit is a single one for the year before. */
  readonly first_for_last_year?: boolean
}

const device = 'saving-wish'

/** A plan whose deposits run is changed only by the yes: until then the wish waits here. */
export const useSavingWish = create<{ readonly wish: SavingWish | undefined }>(() => ({ wish: readDevice<SavingWish>(device) }))
onPersonKnown(() => useSavingWish.setState({ wish: readDevice<SavingWish>(device) }))
onSignOut(() => useSavingWish.setState({ wish: undefined }))

export function saveSavingWish(wish: SavingWish | undefined): void {
  useSavingWish.setState({ wish })
  saveOnDevice(device, wish)
}

/** What was asked on the page, as a wish; nothing while something is missing. */
export function wishOf(amount: unknown, frequency: unknown, firstDate: unknown, isForLastYear = false): SavingWish | undefined {
  const often = savingFrequencies.find((one) => one === frequency)
  if (typeof amount !== 'number' || !often || typeof firstDate !== 'string') return undefined
  return { amount, frequency: often, first_date: firstDate, ...(isForLastYear && { first_for_last_year: true }) }
}

const shownDates = 3

/** The days of the first deposits of a wish. When the bank is closed, it is the next day on which it is open. */
export function firstDays({ first_date, frequency }: SavingWish, today: string): readonly string[] {
  return depositDays(first_date, frequency, today, shownDates)
}
