import type { TaskQueue } from '@app/schemas/rules/desk/task-kinds'

export const queueNames = {
  messages: 'Messages',
  calls: 'Calls',
  moves: 'Moves',
  loans: 'Loans',
  papers: 'Papers',
  payments: 'Payments',
  claims: 'Claims',
  complaints: 'Complaints',
  'waiting-list': 'Waiting list',
} as const satisfies Readonly<Record<TaskQueue, string>>

const tasks = (count: number) => (count === 1 ? '1 task' : `${count} tasks`)

export const words = {
  desk: 'Desk',
  queues: 'Queues',
  mine: 'My tasks',
  queue: 'Queue',
  open: 'Open',
  late: 'Late',
  unassigned: 'Nobody’s',
  oldest: 'Oldest',
  lateCount: (count: number) => `${count} late`,
  nothingOpen: 'Nothing is open.',
  stale: 'This isn’t up to date: the last refresh failed. It’s tried again every half minute.',
  more: (count: number, queue: string) => `${count} more in ${queue}.`,
  moreHere: (count: number) => (count === 1 ? '1 new task.' : `${count} new tasks.`),
  shown: 'Tasks to show',
  states: { open: 'Open', done: 'Done' },
  task: 'Task',
  whose: 'Whose',
  opened: 'Opened',
  due: 'Due',
  nobody: 'Nobody’s',
  noCustomer: 'Not a customer',
  isLate: 'Late',
  count: (count: number, first: number, last: number) =>
    count > last - first + 1 ? `${first} to ${last} of ${tasks(count)}` : tasks(count),
  emptyMine: 'You have no open tasks. Take one from a queue.',
  emptyOpen: 'Nothing is open in this queue.',
  emptyDone: 'Nothing is done yet.',
  pages: 'More tasks',
  previous: 'Previous 50',
  next: 'Next 50',
} as const
