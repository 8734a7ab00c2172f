import { toShownDate } from '@app/schemas/rules/days/dates'
import type { Beneficiary } from './beneficiary.ts'

/** Who gets an account, as its papers say it; undefined where nobody is named. */
export function inheritorWords(people: readonly Beneficiary[]): string | undefined {
  const of = (rank: Beneficiary['rank']) => people.filter((one) => one.rank === rank)
  const [primary, contingent] = [of('primary'), of('contingent')]
  if (primary.length === 0) return undefined
  return contingent.length === 0 ? together(primary) : `${together(primary)}. If none of them is alive: ${together(contingent)}`
}

export function bornWords(birthDate: string | null): string | undefined {
  const shown = birthDate === null ? undefined : toShownDate(birthDate)
  return shown?.ok ? shown.value : undefined
}

/** Somebody who gets all of it needs no share. */
function together(people: readonly Beneficiary[]): string {
  return people
    .map(({ first_name, last_name, birth_date, share_percent: share }) => {
      const born = bornWords(birth_date)
      return `${first_name} ${last_name}${born === undefined ? '' : `, born ${born}`}${share === 100 ? '' : `, ${share}%`}`
    })
    .join('; ')
}
