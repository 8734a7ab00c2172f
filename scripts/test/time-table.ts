import type { Outcome } from './outcome.ts'

const slowest = 10

/** Where the time went: each part, and the slowest files of tests. Parts run beside each other, so they add up to more than the whole. */
export function timeTable(outcomes: readonly Outcome[], wholeSeconds: number): string {
  const parts = outcomes.map(({ title, seconds }) => [title, seconds] as const)
  const files = outcomes
    .flatMap((outcome) => outcome.files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, slowest)
    .map(({ file, seconds }) => [file, seconds] as const)
  const rows = [...parts, ['the whole run, two parts at a time', wholeSeconds] as const]
  return ['Where the time went, in seconds', ...rows.map(row), ...(files.length > 0 ? ['The slowest files', ...files.map(row)] : [])].join(
    '\n',
  )
}

function row([name, seconds]: readonly [string, number]): string {
  return `${seconds.toFixed(1).padStart(8)}  ${name}`
}
