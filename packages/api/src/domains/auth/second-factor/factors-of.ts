import type { FactorKind } from '@app/schemas/rules/people/second-factor'
import type { Queries } from '../../../db/database.ts'
import { countFactors } from './second-factor-store.ts'

export type Factors = {
  readonly hasApp: boolean
  readonly passkeys: number
  readonly backupCodesLeft: number
  /** When the codes there are were made; null where there are none, or they are older than that is kept. */
  readonly backupCodesMadeAt: Date | null
  /** What a second factor can be shown with. Backup codes stand in for the others, and are none by themselves. */
  readonly by: readonly FactorKind[]
}

/** The second factors of a person. Without any, the password is all there is. */
export async function factorsOf(db: Queries, personId: string): Promise<Factors> {
  const { apps, passkeys, codes, made } = await countFactors(db, personId)
  const hasAny = apps + passkeys > 0
  const by: readonly (readonly [FactorKind, boolean])[] = [
    ['passkey', passkeys > 0],
    ['app', apps > 0],
    ['backup-code', hasAny && codes > 0],
  ]
  const shown = by.flatMap(([kind, isThere]) => (isThere ? [kind] : []))
  return { hasApp: apps > 0, passkeys, backupCodesLeft: codes, backupCodesMadeAt: made, by: shown }
}
