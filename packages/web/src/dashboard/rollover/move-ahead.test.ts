import { expect, it } from 'vitest'
import { foundAccount } from '../../testing/found-samples.ts'
import { move } from '../help/answers/testing/known-people.ts'
import { type Known, moveAhead } from './move-ahead.ts'

const now = new Date('2026-03-10T12:00:00Z')
const ticked = { ...foundAccount(), selected: true, rollover: null }
const call = (state: Known['calls'][number]['state'], starts_at = '2026-03-09T15:00:00.000Z'): Known['calls'][number] => ({
  pk: starts_at,
  version: 1,
  topic: 'rollover',
  about: null,
  state,
  starts_at,
  ends_at: starts_at.replace(':00:00', ':30:00'),
  time_zone: 'America/Chicago',
  in_words: '',
})
const report = (outcome: 'done' | 'not-reached' | 'more-needed', noted_at = '2026-03-09T15:20:00.000Z') =>
  ({ pk: 'n', about: 'call', outcome, noted_at }) as const
const known = (own: Partial<Known>): Known => ({ found: [ticked], providers: [], rollovers: [], calls: [], notes: [], ...own })
const nextOf = (own: Partial<Known>) => moveAhead(known(own), now)?.next

it('from the moment an account is ticked, a call is next', () => {
  expect(moveAhead(known({}), now)).toEqual({ names: [ticked.employer_name], next: 'book' })
})

it('nothing is ahead without a ticked account, and once its move is requested the tracker shows it', () => {
  expect(nextOf({ found: [{ ...ticked, selected: false }] })).toBeUndefined()
  expect(nextOf({ found: [{ ...ticked, rollover: 'r' }] })).toBeUndefined()
})

it('an account whose move was refused is shown with that move, and not as one that nobody has asked for', () => {
  const refused = { ...move, found_account: ticked.pk, state: 'refused' } as const
  expect(nextOf({ rollovers: [refused] })).toBeUndefined()
  expect(nextOf({ rollovers: [{ ...refused, found_account: 'another' }] })).toBe('book')
  expect(nextOf({ rollovers: [{ ...refused, state: 'cancelled' }] })).toBe('book')
})

it('a call that is held comes first, whatever was said of an earlier one', () => {
  const later = call('held', '2026-03-12T15:00:00.000Z')
  expect(moveAhead(known({ calls: [later, call('over')], notes: [report('not-reached')] }), now)).toMatchObject({
    next: 'booked',
    call: later,
  })
})

it('when the time of the call is over, nothing is done: the person is asked how it went', () => {
  expect(nextOf({ calls: [call('over')] })).toBe('report')
  expect(nextOf({ calls: [call('spoke')] })).toBe('report')
  expect(nextOf({ calls: [call('held')] })).toBe('report')
  expect(nextOf({ calls: [call('over')], notes: [report('done', '2026-03-01T15:00:00.000Z')] })).toBe('report')
})

it('a call that nobody answered is booked again', () => {
  expect(nextOf({ calls: [call('missed')] })).toBe('missed')
  expect(nextOf({ calls: [call('cancelled')] })).toBe('book')
})

it('each report leads on', () => {
  expect(nextOf({ calls: [call('over')], notes: [report('not-reached')] })).toBe('not-reached')
  expect(nextOf({ calls: [call('over')], notes: [report('more-needed')] })).toBe('more-needed')
  expect(nextOf({ calls: [call('over')], notes: [report('done')] })).toBe('destination')
})

it('an account that was entered by hand is ahead until its move is requested, under whichever name', () => {
  const provider = { pk: 'p', record_keeper_name: 'Oak Trust', balance: null, current_job: false, score: 10, source: 'manual' } as const
  const own = { found: [], providers: [{ ...provider, rollover_requested: true }] }
  const entered = { ...move, source: 'held' } as const
  expect(nextOf(own)).toBe('book')
  expect(nextOf({ ...own, rollovers: [{ ...entered, record_keeper_name: 'Elm Trust' }] })).toBe('book')
  expect(nextOf({ ...own, rollovers: [{ ...entered, record_keeper_name: 'Oak Trust' }] })).toBeUndefined()
  expect(nextOf({ ...own, rollovers: [{ ...entered, record_keeper_name: null, employer_name: 'Oak Trust' }] })).toBeUndefined()
  expect(nextOf({ ...own, rollovers: [{ ...move, record_keeper_name: 'Oak Trust' }] })).toBeUndefined()
})
