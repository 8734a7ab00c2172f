import type { Context } from '../../context/context.ts'
import { sealing } from '../../security/sealing.ts'
import type { MembershipRow } from './membership-store.ts'
import { sealedMemberships } from './sealed.ts'

/** The card that the next period of a membership is charged to, by its name at the company; undefined without one. */
export function renewalCard({ keys }: Pick<Context, 'keys'>, { id, method_id }: MembershipRow): string | undefined {
  return method_id === null ? undefined : sealing(keys, sealedMemberships).open('method_id', id, method_id)
}
