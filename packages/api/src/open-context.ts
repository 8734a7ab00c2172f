import type { Context } from './context/context.ts'
import type { CoreContext } from './core/core-context.ts'
import { hooks, openFacts } from './domains/index.ts'
import type { LiveCatalogue } from './flows/live-catalogue.ts'
import { openTurns } from './once/in-turn.ts'
import { openPartners } from './partners/open-partners.ts'
import type { PartnerSettings } from './partners/settings.ts'
import type { Settings } from './settings/service-settings.ts'

/** What the context is made from. */
export type ContextParts = {
  readonly core: CoreContext
  readonly flows: LiveCatalogue
  readonly settings: Settings
  readonly partners: PartnerSettings
  /** Where the database is, for what listens to it. */
  readonly databaseUrl: string
  /** Whether the database answers now. */
  readonly isDatabaseUp: () => Promise<boolean>
}

/** What the server adds to it. */
type OfServer = Pick<Context, 'lifetime' | 'metrics' | 'log'>

/** The one place where partners are opened, and where what domains bring for one another is put together. */
export async function openContext(
  { core, flows, settings, partners: partnerSettings, databaseUrl, isDatabaseUp }: ContextParts,
  ofServer: OfServer,
): Promise<{ readonly context: Context; readonly closePartners: () => Promise<void> }> {
  // The brand is in the flows: partners get the name that people read.
  const brandName = () => flows.current().brand?.name ?? ''
  const { partners, close } = await openPartners(partnerSettings, { context: core, publicUrl: settings.publicUrl, brandName })
  const facts = openFacts(flows.current, core.now)
  return {
    context: { ...core, ...ofServer, flows, settings, partners, databaseUrl, isDatabaseUp, facts, hooks, inTurn: openTurns() },
    closePartners: close,
  }
}
