import { domains } from '@app/schemas/api/domains'
import type { serviceContracts } from '@app/schemas/api/service'
import { fail } from '../../failure/failure.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { docsPage, docsStyle } from '../../http/docs/docs-page.ts'
import { openApi } from '../../http/docs/openapi.ts'

/** What the service says about itself. */
export function serviceHandlers(flows: LiveCatalogue, isDatabaseUp: () => Promise<boolean>) {
  // Few ask for these, and making them would lengthen every start.
  let description: ReturnType<typeof openApi> | undefined
  let page: string | undefined
  return {
    isAlive: () => ({ status: 'ok' }),
    isReady: async () => {
      if (!flows.isReady()) return fail('not_ready')
      return (await isDatabaseUp()) ? { status: 'ready' } : fail('database_unavailable')
    },
    describeCalls: () => {
      description ??= openApi(domains)
      return description
    },
    readCalls: () => {
      page ??= docsPage(domains)
      return page
    },
    readCallsStyle: () => docsStyle,
  } satisfies Handlers<typeof serviceContracts>
}
