import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { countPasswordHashes } from '../security/password-hash.ts'

let shared: Registry | undefined

/** Memory, processor time, event loop, files and password hashes of this process. Measuring them costs timers, so it is done once. */
export function processMetrics(): Registry {
  if (!shared) {
    shared = new Registry()
    collectDefaultMetrics({ register: shared })
    new Gauge({
      name: 'password_hashes',
      help: 'Password hashes worked out since the process began: far more than sign-ins is an attack.',
      registers: [shared],
      collect() {
        this.set(countPasswordHashes())
      },
    })
  }
  return shared
}
