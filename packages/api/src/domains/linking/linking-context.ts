import type { Context } from '../../context/context.ts'
import type { LinkingPartner } from '../../partners/linking/linking.ts'

/** What linking stands on. */
export type LinkingContext = { readonly context: Context; readonly partner: LinkingPartner }

export function linkingOf(context: Context): LinkingContext {
  return { context, partner: context.partners.linking }
}
