import type { Ground } from '../../ground.ts'
import type { LinkingPartner } from '../../partners/linking/linking.ts'

/** What linking stands on. */
export type LinkingGround = { readonly ground: Ground; readonly partner: LinkingPartner }
