import type { BrokerageAccountType } from '../money/contribution-limits.ts'
import { type DistributionType, dayOf59AndAHalf } from '../money/distributions.ts'

export type Distributed = {
  readonly accountType: BrokerageAccountType
  readonly type: DistributionType | 'DIRECT_ROLLOVER' | 'RECHARACTERIZATION'
  readonly birthDate: string
  readonly paidOn: string
  /** The year for which the first contribution to a Roth IRA was made here; undefined when there was none. */
  readonly rothSince: number | undefined
  /** The year for which a contribution was made that now counts as made to the other kind of IRA. */
  readonly contributedFor?: number
}

export const distributionCodes = ['1', '2', '3', '4', '7', 'G', 'J', 'N', 'Q', 'R', 'T'] as const
export type DistributionCode = (typeof distributionCodes)[number]

const rothYears = 5

/** Box 7 of Form 1099-R, by the table in the instructions of the IRS to Forms 1099-R and 5498. */
export function distributionCode(distributed: Distributed): DistributionCode {
  const { accountType, type, birthDate, paidOn } = distributed
  const isOldEnough = paidOn >= dayOf59AndAHalf(birthDate)
  if (type === 'DIRECT_ROLLOVER') return 'G'
  // N within the year of the contribution, R in a later one.
  if (type === 'RECHARACTERIZATION') return distributed.contributedFor === Number(paidOn.slice(0, 4)) ? 'N' : 'R'
  if (accountType === 'ROTH_IRA') return rothCode(distributed, isOldEnough)
  if (type === 'DEATH') return '4'
  if (isOldEnough) return '7'
  if (type === 'DISABILITY') return '3'
  // A first home, education, medical bills and the like are code 1 too: people claim these exceptions on Form 5329.
  return type === 'SEPARATION_55' ? '2' : '1'
}

/** J is early. Q is free of tax; T would be, if the first contribution was five years ago, and that may have been made elsewhere. */
function rothCode({ type, paidOn, rothSince }: Distributed, isOldEnough: boolean): DistributionCode {
  if (!isOldEnough && type !== 'DEATH' && type !== 'DISABILITY') return 'J'
  const hasWaited = rothSince !== undefined && Number(paidOn.slice(0, 4)) >= rothSince + rothYears
  return hasWaited ? 'Q' : 'T'
}
