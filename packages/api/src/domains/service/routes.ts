import { domains } from '@app/schemas/api/domains'
import type { serviceContracts } from '@app/schemas/api/service'
import { fail } from '../../failure/failure.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { docsPage, docsStyle } from '../../http/docs/docs-page.ts'
import { openApi } from '../../http/docs/openapi.ts'

/** What the service says about itself. */
export function serviceHandlers(flows: LiveCatalogue, isDatabaseUp: () => Promise<boolean>) {
  const description = openApi(domains)
  const page = docsPage(domains)
  return {
    isAlive: () => ({ status: 'ok' }),
    isReady: async () => {
      if (!flows.isReady()) return fail('not_ready')
      return (await isDatabaseUp()) ? { status: 'ready' } : fail('database_unavailable')
    },
    describeCalls: () => description,
    readCalls: () => page,
    readCallsStyle: () => docsStyle,
  } satisfies Handlers<typeof serviceContracts>
}
