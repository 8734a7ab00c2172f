import { domains } from '@app/schemas/api/domains'
import type { serviceContracts } from '@app/schemas/api/service'
import { fail } from '../../failure/failure.ts'
import type { LiveCatalogue } from '../../flows/live-catalogue.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import { docsPage, docsStyle } from '../../http/docs/docs-page.ts'
import { openApi } from '../../http/docs/openapi.ts'

// A start takes a tenth of a second longer with them, and few ask.
const description = lazily(() => openApi(domains))
const page = lazily(() => docsPage(domains))

/** What the service says about itself. */
export function serviceHandlers(flows: LiveCatalogue, isDatabaseUp: () => Promise<boolean>) {
  return {
    isAlive: () => ({ status: 'ok' }),
    isReady: async () => {
      if (!flows.isReady()) return fail('not_ready')
      return (await isDatabaseUp()) ? { status: 'ready' } : fail('database_unavailable')
    },
    describeCalls: () => description(),
    readCalls: () => page(),
    readCallsStyle: () => docsStyle,
  } satisfies Handlers<typeof serviceContracts>
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
