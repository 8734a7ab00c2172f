import { dayOf59AndAHalf, distribution } from '@app/schemas/rules/money/distributions'
import type { Part } from '../../data/accounts/balance-of.ts'
import type { FeeLine } from '../../data/accounts/fees.ts'

export type Ends = { readonly low: number; readonly high: number }

/** What taking an amount out as cash costs: what is withheld at once, and the extra tax of people who are too young. Income tax comes on top. */
export type CashCost = {
  readonly heldBack: Ends
  readonly extra: Ends
  /** What is paid out at first. */
  readonly paidOut: Ends
}

export type AccountCosts = {
  readonly id: string
  readonly name: string
  readonly savings: Ends | undefined
  readonly leave: Ends | undefined
  readonly move: Ends | undefined
  readonly cash: CashCost | undefined
}

type Person = { readonly birthDate: string | undefined; readonly today: string }

/** What each way would cost for each account of this person, as far as it is known. */
export function accountCosts(parts: readonly Part[], lines: readonly FeeLine[], person: Person): readonly AccountCosts[] {
  return parts.map(({ id, name, balance }) => {
    const line = lines.find(({ company_name }) => company_name === name)
    const savings = balance.basis === 'unknown' ? undefined : { low: balance.low, high: balance.high }
    return {
      id,
      name,
      savings,
      leave: line?.actual_fees ?? undefined,
      move: line?.beagle_fees ?? undefined,
      cash: savings && cashCost(savings, person),
    }
  })
}

export function cashCost({ low, high }: Ends, { birthDate, today }: Person): CashCost | undefined {
  if (birthDate === undefined) return undefined
  const [least, most] = [low, high].map((dollars) => paidOut(dollars, birthDate, today))
  if (!least || !most) return undefined
  return {
    heldBack: { low: least.heldBack, high: most.heldBack },
    extra: { low: least.extra, high: most.extra },
    paidOut: { low: low - least.heldBack, high: high - most.heldBack },
  }
}

function paidOut(dollars: number, birthDate: string, today: string) {
  const isOldEnough = today >= dayOf59AndAHalf(birthDate)
  const amountCents = Math.round(dollars * 100)
  const taken = distribution({
    accountType: 'INDIVIDUAL_401K',
    type: isOldEnough ? 'NORMAL' : 'EARLY',
    birthDate,
    today,
    amountCents,
    accountCents: amountCents,
    withholdingPercent: undefined,
    stateWithholdingPercent: undefined,
    isTaxedByState: false,
    takenCents: { thisYear: 0, ever: 0 },
    rothBasisCents: 0,
  })
  return 'problem' in taken ? undefined : { heldBack: taken.withheldCents / 100, extra: taken.additionalTaxCents / 100 }
}

/** Added up, with how many are left out; undefined when none is known. */
export function sumEnds(all: readonly (Ends | undefined)[]): (Ends & { readonly missing: number }) | undefined {
  const known = all.filter((ends) => ends !== undefined)
  if (known.length === 0) return undefined
  const sum = (which: keyof Ends) => known.reduce((total, ends) => total + ends[which], 0)
  return { low: sum('low'), high: sum('high'), missing: all.length - known.length }
}
