import { createHash, timingSafeEqual } from 'node:crypto'
import type { operationsContracts } from '@app/schemas/api/operations'
import { fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import type { Metrics } from '../../metrics/open-metrics.ts'

type Options = {
  readonly metrics: Pick<Metrics, 'text'>
  /** Who may read the figures shows it. Without one nobody may in production, and anybody in development. */
  readonly token: string | undefined
  readonly isProduction: boolean
}

export function operationsHandlers({ metrics, token, isProduction }: Options) {
  return {
    readMetrics: async ({ headers }) => {
      if (token === undefined) return isProduction ? fail('not_found') : metrics.text()
      return isBearer(headers.authorization, token) ? metrics.text() : fail('unauthorized')
    },
  } satisfies Handlers<typeof operationsContracts>
}

/** Takes as long for a token that is nearly right as for one that is completely wrong. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? []
  return timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
