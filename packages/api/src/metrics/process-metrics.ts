import { collectDefaultMetrics, Registry } from 'prom-client'

let shared: Registry | undefined

/** Memory, processor time, event loop and files of this process. Measuring them costs timers, so it is done once. */
export function processMetrics(): Registry {
  if (!shared) {
    shared = new Registry()
    collectDefaultMetrics({ register: shared })
  }
  return shared
}
