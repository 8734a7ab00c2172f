import { onSignOut } from '../session/resets.ts'

/**
 * Does one thing after the other. What saves a whole list goes by the one that was saved before it: two at a time would each bring back
 * what the other has changed. What still waits when the person signs out is not done for the next one.
 */
export function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let person = 0
  onSignOut(() => {
    person++
    last = Promise.resolve()
  })
  return (work) => {
    const mine = person
    const done = last.then(() => (mine === person ? work() : new Promise<never>(() => undefined)))
    last = done.catch(() => undefined)
    return done
  }
}
