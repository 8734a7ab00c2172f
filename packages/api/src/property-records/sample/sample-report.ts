import type { StateCode } from '@app/schemas/rules/people/states'
import { type Chance, chanceOf, pick } from '../../directory/sample/random.ts'
import type { KnownOwner } from './known-owners.ts'
import { firstNames, holders, lastNames, places } from './names.ts'
import { recordLine } from './record-line.ts'

export type RecordSample = { readonly owners: number; readonly seed: number; readonly known: readonly KnownOwner[] }

const year = 2024
const holdersPerState = 6
const linesAtOnce = 500
const kinds = ['AC01', 'AC02', 'CK01', 'MS01', 'MS01', 'MS09', 'UT01', 'IN01', 'SC01', 'IR01', 'IR05', 'MS14', 'SD01']
const withoutAmount = ['SD01']

/** The states of a sample: those of the known owners, and some more. */
export function sampleStates({ known }: RecordSample): readonly StateCode[] {
  return [...new Set([...known.map(({ state }) => state), ...places.map(({ state }) => state)])].sort()
}

/** A file of reports as a state would have it, some lines at a time. The same sample gives the same bytes. */
export function* sampleReports(sample: RecordSample, state: StateCode): Generator<string> {
  const states = sampleStates(sample)
  const perHolder = Math.ceil(sample.owners / states.length / holdersPerState)
  const known = sample.known.filter((owner) => owner.state === state)
  for (let holder = 0; holder < holdersPerState; holder++) {
    const mine = known.filter((_owner, index) => (index + holder) % 3 === 0)
    const chance = chanceOf(sample.seed, states.indexOf(state) * holdersPerState + holder)
    yield* report(chance, state, holder, ownersOf(chance, state, mine, perHolder))
  }
}

function* report(chance: Chance, state: StateCode, index: number, owners: Iterable<KnownOwner>): Generator<string> {
  // Tax numbers that begin so are given to nobody.
  yield ended('holder', { taxId: `0000000${index}1`, year, reportNumber: '01', name: `${pick(chance, holders)} ${state}`.toUpperCase() })
  let cents = 0
  let count = 0
  let lines = ''
  for (const { first_name, last_name, city, ...where } of owners) {
    const kind = pick(chance, kinds)
    const amount = withoutAmount.includes(kind) ? 0 : Math.round(10 ** (3 + chance() * 3))
    cents += amount
    const names = { lastName: listed(last_name), firstName: listed(first_name), city: listed(city ?? '') }
    lines += ended('property', { ...where, ...names, sequence: ++count, ownerType: 'OT', kind, amount })
    if (count % linesAtOnce === 0) {
      yield lines
      lines = ''
    }
  }
  yield lines + ended('summary', { records: count + 2, properties: count, amount: cents })
}

function* ownersOf(chance: Chance, state: StateCode, known: readonly KnownOwner[], count: number): Generator<KnownOwner> {
  yield* known
  for (let index = 0; index < count; index++) yield made(chance, state)
}

function ended(...record: Parameters<typeof recordLine>): string {
  return `${recordLine(...record)}\r\n`
}

function made(chance: Chance, state: StateCode): KnownOwner {
  const place = pick(chance, places.filter((one) => one.state === state).concat(places))
  const zip = `${place.zip}${String(Math.floor(chance() * 100)).padStart(2, '0')}`
  return { first_name: pick(chance, firstNames), last_name: pick(chance, lastNames), zip, state: place.state, city: place.city }
}

/** As such lists have names: capital letters, and nothing else. */
function listed(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
