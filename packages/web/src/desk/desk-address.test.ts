import { taskQueues } from '@app/schemas/rules/desk/task-kinds'
import { expect, it } from 'vitest'
import { addressOf, type DeskPlace, placeIn } from './desk-address.ts'

const places: readonly DeskPlace[] = [
  ...(['queues', 'mine', 'customers', 'colleagues', 'audit', 'join'] as const).map((page) => ({ page })),
  ...taskQueues.map((queue) => ({ page: 'queue' as const, queue })),
  { page: 'task', id: 'a1' },
  { page: 'customer', id: 'c1' },
]

it.each(places)('$page has an address, and is found at it', (place) => {
  expect(placeIn(addressOf(place))).toEqual(place)
  expect(placeIn(`${addressOf(place)}/`)).toEqual(place)
})

it.each(['/desk/other', '/desk/queues/other', '/desk/queues', '/desk/tasks/a/b'])('%s is no page of the desk', (address) => {
  expect(placeIn(address)).toBeUndefined()
})
