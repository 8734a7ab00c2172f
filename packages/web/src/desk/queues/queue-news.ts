import { queueNames, words } from './queues.words.ts'

type Counts = readonly { readonly queue: keyof typeof queueNames; readonly open: number }[]

/** What came in since the last look, in words; nothing else that changes interrupts a colleague. */
export function queueNews(before: Counts, now: Counts): string {
  const news = now.flatMap(({ queue, open }) => {
    const more = open - (before.find((one) => one.queue === queue)?.open ?? open)
    return more > 0 ? [words.more(more, queueNames[queue])] : []
  })
  return news.join(' ')
}

/** The same for the tasks of one list. */
export function taskNews(before: readonly { readonly pk: string }[], now: readonly { readonly pk: string }[]): string {
  const fresh = now.filter(({ pk }) => !before.some((one) => one.pk === pk))
  return fresh.length > 0 ? words.moreHere(fresh.length) : ''
}
