import { momentWords } from '../data/moment-words.ts'

/** A moment, as a colleague reads it. */
export function Time({ at }: { readonly at: string }) {
  return <time dateTime={at}>{momentWords(at, new Date())}</time>
}
