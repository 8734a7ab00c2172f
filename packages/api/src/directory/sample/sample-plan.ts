import { feeClasses } from '@app/schemas/rules/accounts/fee-data'
import { companyName, placeName, recordKeeperNames, tradeNameOf } from './names.ts'
import { type Chance, chanceOf, pick, spread } from './random.ts'

/** A company that has to be there, and who keeps the records of its plan. */
export type KnownCompany = {
  readonly name: string
  readonly recordKeeper?: string
  readonly tradeName?: string
  readonly formerName?: string
}

export type Sample = { readonly plans: number; readonly seed: number; readonly known: readonly KnownCompany[] }

export type SamplePlan = {
  readonly ackId: string
  readonly ein: string
  readonly company: string
  readonly tradeName: string
  readonly formerName: string
  readonly place: ReturnType<typeof placeName>
  /** The long form with its schedules H and C, with schedule I, or the short form. */
  readonly form: 'large' | 'small' | 'short'
  readonly participants: number
  readonly accounts: number
  /** Whole dollars. */
  readonly assetsBegin: number
  readonly assetsEnd: number
  readonly admin: number
  readonly management: number
  readonly keeper: string | undefined
  readonly keeperPaid: number
  readonly phone: string
}

/** How many plans of a hundred have assets of a class, from the smallest to the largest. */
const shares = [0.55, 0.335, 0.095, 0.012, 0.005, 0.003]
// Prefixes of EINs that are assigned to nobody: made-up companies can be recognised, and never replace real ones.
const einPrefix = '00'
const largeFrom = 100

/** The plan at a place of the sample: always the same for the same seed. */
export function samplePlan({ seed, known }: Sample, index: number): SamplePlan {
  const chance = chanceOf(seed, index)
  const wanted = known[index]
  const assetsEnd = assetsOf(chance)
  const perPerson = 52_000 * spread(chance, 1.1)
  const counted = Math.max(1, Math.round(assetsEnd / perPerson))
  // Who keeps the records is only in long forms.
  const participants = wanted?.recordKeeper ? Math.max(largeFrom, counted) : counted
  const form = participants >= largeFrom ? 'large' : chance() < 0.9 ? 'short' : 'small'
  const growth = 1.02 + chance() * 0.16
  const assetsBegin = Math.round(assetsEnd / growth)
  const average = (assetsBegin + assetsEnd) / 2
  const company = wanted?.name ?? companyName(chance)
  const admin = Math.round(average * adminShareOf(average) * spread(chance, 0.5))
  return {
    ackId: `20250731${String(index).padStart(12, '0')}S`,
    ein: `${einPrefix}${String(index + 1).padStart(7, '0')}`,
    company,
    // Of those that have to be there, nothing is made up.
    ...(wanted
      ? { tradeName: wanted.tradeName ?? '', formerName: wanted.formerName ?? '' }
      : { tradeName: chance() < 0.12 ? tradeNameOf(chance) : '', formerName: chance() < 0.04 ? companyName(chance) : '' }),
    place: placeName(chance),
    form,
    participants,
    accounts: Math.max(1, Math.round(participants * (0.75 + chance() * 0.25))),
    assetsBegin,
    assetsEnd,
    admin,
    management: form === 'large' ? Math.round(admin * chance() * 0.4) : 0,
    keeper: form === 'large' ? (wanted?.recordKeeper ?? pick(chance, recordKeeperNames)) : undefined,
    keeperPaid: Math.max(5_000, Math.round(admin * (0.4 + chance() * 0.4))),
    phone: `${200 + Math.floor(chance() * 700)}55501${String(Math.floor(chance() * 100)).padStart(2, '0')}`,
  }
}

/** Spread over its class as on a slide rule: more small ones than large ones. */
function assetsOf(chance: Chance): number {
  let left = chance()
  for (const [index, share] of shares.entries()) {
    const [from, to] = [feeClasses[index - 1]?.belowDollars ?? 20_000, feeClasses[index]?.belowDollars ?? 20_000_000_000]
    if (left < share || index === shares.length - 1) return Math.round(from * (to / from) ** Math.min(0.999, left / share))
    left -= share
  }
  return 0
}

function adminShareOf(average: number): number {
  const found = feeClasses.find(({ belowDollars }) => belowDollars === undefined || average < belowDollars)
  return (found?.adminPercent ?? 0) / 100
}
