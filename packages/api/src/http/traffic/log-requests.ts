import { logTo } from '../../logs/log.ts'
import type { Watcher } from './traffic.ts'

/** One line for each request. */
export const logRequests: Watcher = {
  ended: (passed, logger) => {
    const log = logTo(logger)
    if (passed.status === undefined) log.info('request left by its sender', passed)
    else if (passed.status >= 500) log.warn('request', passed)
    else log.info('request', passed)
  },
}
