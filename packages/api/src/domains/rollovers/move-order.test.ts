import { expect, it } from 'vitest'
import { inMoveOrder, type Listed } from './move-order.ts'

const [then, now] = ['2026-03-01', '2026-03-10']

function listed(pk: string, own: Partial<Listed['move']> = {}, requestedOn = now): Listed {
  return { move: { pk, employer_name: 'Inkwell', state: 'accepted', days_overdue: 0, days_left_of_sixty: null, ...own }, requestedOn }
}

const inOrder = [
  listed('9', { days_left_of_sixty: 12 }, then),
  listed('8', { state: 'refused' }),
  listed('7', { state: 'waiting_for_signature' }, then),
  listed('6', { days_overdue: 3 }, then),
  listed('5', { employer_name: 'Blotter' }),
  listed('3'),
  listed('4'),
  listed('2', { days_left_of_sixty: -1 }, then),
]

it.each([inOrder, inOrder.toReversed(), [...inOrder.slice(4), ...inOrder.slice(0, 4)]])(
  '%# what needs the person comes first, then the newest, and the rest by name',
  (...shuffled) => {
    expect(shuffled.toSorted(inMoveOrder).map(({ move }) => move.pk)).toEqual(inOrder.map(({ move }) => move.pk))
  },
)
