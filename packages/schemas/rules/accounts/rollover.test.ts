import { expect, it } from 'vitest'
import {
  checksToExpect,
  daysLeftOfSixty,
  daysOutOfMarket,
  daysOverdue,
  expectedBy,
  form1099RCodes,
  openStage,
  type Reached,
  sixtyDaysEnd,
  withheldCents,
} from './rollover.ts'

const direct = 'direct-check'
const asked: Reached = { requested: '2026-03-02', accepted: null, sent: null, received: null }
const sent: Reached = { requested: '2026-03-02', accepted: '2026-03-04', sent: '2026-03-16', received: null }

it('expects each stage some working days after the one before, and says nothing of those after', () => {
  expect([expectedBy('requested', asked, direct), expectedBy('accepted', asked, direct), expectedBy('sent', asked, direct)]).toEqual([
    '2026-03-02',
    '2026-03-09',
    null,
  ])
  expect(expectedBy('received', sent, direct)).toBe('2026-03-30')
})

it('counts the days that the open stage is late, and none once all is there', () => {
  expect([openStage(asked), daysOverdue(asked, '2026-03-09', direct), daysOverdue(asked, '2026-03-12', direct)]).toEqual(['accepted', 0, 3])
  const done = { ...sent, received: '2026-04-20' }
  expect([openStage(done), daysOverdue(done, '2027-01-01', direct)]).toEqual([null, 0])
})

it('money that is paid to the person is late only when its 60 days are over', () => {
  expect(expectedBy('received', sent, 'paid-to-person')).toBe('2026-05-15')
  expect([daysOverdue(sent, '2026-05-15', 'paid-to-person'), daysOverdue(sent, '2026-05-17', 'paid-to-person')]).toEqual([0, 2])
})

it('counts the days out of the market from the sale to the arrival', () => {
  expect([
    daysOutOfMarket(asked, '2026-04-01'),
    daysOutOfMarket(sent, '2026-03-26'),
    daysOutOfMarket({ ...sent, received: '2026-03-20' }, '2026-05-01'),
  ]).toEqual([null, 10, 4])
})

it('gives 60 days to money that is paid to the person, and to no other', () => {
  expect(sixtyDaysEnd('paid-to-person', sent)).toBe('2026-05-15')
  expect([daysLeftOfSixty('paid-to-person', sent, '2026-05-14'), daysLeftOfSixty('paid-to-person', sent, '2026-05-17')]).toEqual([1, -2])
  expect([
    daysLeftOfSixty('direct-check', sent, '2026-05-14'),
    daysLeftOfSixty('paid-to-person', { ...sent, received: '2026-05-01' }, '2026-05-14'),
  ]).toEqual([null, null])
})

it('expects two checks and two codes where pre-tax and Roth money lie together', () => {
  expect([checksToExpect('both'), checksToExpect('roth'), checksToExpect(null)]).toEqual([2, 1, null])
  expect([form1099RCodes('direct-check', 'both'), form1099RCodes('direct-wire', 'roth'), form1099RCodes('direct-check', null)]).toEqual([
    ['G', 'H'],
    ['H'],
    ['G'],
  ])
})

it('withholds a fifth of what is paid to the person', () => {
  expect([withheldCents('paid-to-person', 1_000_001), withheldCents('direct-check', 1_000_000)]).toEqual([200_000, 0])
})
