import { type TaskQueue, taskQueues } from '@app/schemas/rules/desk/task-kinds'

export type DeskPlace =
  | { readonly page: 'queues' | 'mine' | 'customers' | 'colleagues' | 'audit' | 'join' }
  | { readonly page: 'queue'; readonly queue: TaskQueue }
  | { readonly page: 'task' | 'customer'; readonly id: string }

/** The page of the desk at an address; undefined where there is none. */
export function placeIn(pathname: string): DeskPlace | undefined {
  const [, , first = '', second = '', ...more] = pathname.replace(/\/+$/, '').split('/')
  if (more.length > 0) return undefined
  if (second === '') return placeNamed(first)
  const queue = taskQueues.find((one) => one === second)
  if (first === 'queues') return queue && { page: 'queue', queue }
  if (first === 'tasks') return { page: 'task', id: second }
  return first === 'customers' ? { page: 'customer', id: second } : undefined
}

export function addressOf(place: DeskPlace): string {
  switch (place.page) {
    case 'queues':
      return '/desk'
    case 'queue':
      return `/desk/queues/${place.queue}`
    case 'task':
      return `/desk/tasks/${place.id}`
    case 'customer':
      return `/desk/customers/${place.id}`
    default:
      return `/desk/${place.page}`
  }
}

function placeNamed(name: string): DeskPlace | undefined {
  if (name === '') return { page: 'queues' }
  const page = (['mine', 'customers', 'colleagues', 'audit', 'join'] as const).find((one) => one === name)
  return page && { page }
}
