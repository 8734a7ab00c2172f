import type { Catalogue } from '@app/engine/author'
import { modeFile, mutant, orderOfMode, stepFile, stepsOfMode } from '../files.ts'
import { type Json, listAt, textAt, withValue } from '../json.ts'
import type { Kind } from '../kind.ts'
import { misspell, pick } from '../pick.ts'

/** Guards that turn people away and do not let them mend it, and finishes that are none. */
export const guardKinds: readonly Kind[] = [
  guarding('a guard that sends to a step that needs the same', 'interest', (catalogue, mode) => neediest(catalogue, mode)),
  guarding('a guard that sends to a step that needs more', 'letter', (catalogue, mode) => neediest(catalogue, mode)),
  guarding('a guard that sends to a step that does not help', 'interest', () => 'how-it-works'),
  guarding('a guard that sends to a step that mends something else', 'letter', () => 'personal-information'),
  guarding('a guard that sends to an unknown step', 'interest', () => misspell('stop-losing')),
  {
    name: 'a guard for an unknown level',
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      return mutant(file, withValue(file.data, ['guard', 'intrest'], 'stop-losing'), ['guard', 'intrest'])
    },
  },
  {
    name: '"needs" of a step raised',
    canBeSound: true,
    mutate: (catalogue, mode) => raised(catalogue, pick(orderOfMode(catalogue, mode), mode, 'raised')),
  },
  {
    name: '"needs" of a side step raised',
    canBeSound: true,
    mutate: (catalogue, mode) => raised(catalogue, pick(sideOf(catalogue, mode), mode, 'raised')),
  },
  {
    name: '"needs" misspelt',
    mutate: (catalogue, mode) => {
      const file = stepFile(catalogue, pick(orderOfMode(catalogue, mode), mode, 'misspelt') ?? '')
      return mutant(file, withValue(file.data, ['needs'], 'lettre'), ['needs'])
    },
  },
  {
    name: '"arrives" left out',
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      return textAt(file.data, ['arrives']) === undefined
        ? undefined
        : mutant(file, withValue(file.data, ['arrives'], undefined), ['steps'])
    },
  },
  finishing('a finish with a condition only', ({ go }) => [{ when: { 'ira.exists': true }, go }]),
  finishing('a finish after the one for everybody', ({ go }) => [{ go }, { when: { 'ira.exists': true }, go }]),
  finishing('a finish that depends on an answer nobody asks', ({ go }) => [{ when: { concierge: 'no' }, go }, { go }], notAsking),
  finishing('a finish that goes to a step outside the mode', () => [{ go: 'automatic-rollover-account' }], notHaving),
  finishing('no finish at all', () => []),
  {
    name: 'a finish that turns people away',
    canBeSound: true,
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      const finishes = listAt(file.data, ['finished']).map((finish) => textAt(finish, ['go']))
      const step = pick(
        stepsOfMode(catalogue, mode).filter((one) => needOf(catalogue, one) === 'interest' && !finishes.includes(one)),
        mode,
      )
      return step === undefined ? undefined : mutant(file, withValue(file.data, ['finished'], [{ go: step }]), ['finished'], [step])
    },
  },
  {
    name: 'a last step that leads back to the first, for ever',
    mutate: (catalogue, mode) => {
      const order = orderOfMode(catalogue, mode)
      const [first] = order
      const last = order.at(-1)
      if (first === undefined || last === undefined || first === last) return undefined
      const file = stepFile(catalogue, last)
      const data = withValue(
        withValue(file.data, ['detours'], [{ when: { 'personal.record': 'present' }, to: first }]),
        ['ends'],
        undefined,
      )
      return mutant(file, data, ['detours'], order)
    },
  },
]

function guarding(name: string, need: string, to: (catalogue: Catalogue, mode: string) => string | undefined): Kind {
  return {
    name,
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      const step = to(catalogue, mode)
      return step === undefined ? undefined : mutant(file, withValue(file.data, ['guard', need], step), ['guard', need], [step])
    },
  }
}

type Applies = (catalogue: Catalogue, mode: string) => boolean

function finishing(name: string, finished: (last: { readonly go: string }) => readonly Json[], applies: Applies = () => true): Kind {
  return {
    name,
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      const go = textAt(listAt(file.data, ['finished']).at(-1), ['go']) ?? ''
      return applies(catalogue, mode) ? mutant(file, withValue(file.data, ['finished'], finished({ go })), ['finished']) : undefined
    },
  }
}

function notAsking(catalogue: Catalogue, mode: string): boolean {
  return !stepsOfMode(catalogue, mode).includes('retirement-concierge')
}

function notHaving(catalogue: Catalogue, mode: string): boolean {
  return !stepsOfMode(catalogue, mode).includes('automatic-rollover-account')
}

function raised(catalogue: Catalogue, step: string | undefined) {
  if (step === undefined || needOf(catalogue, step) === 'interest') return undefined
  const file = stepFile(catalogue, step)
  return mutant(file, withValue(file.data, ['needs'], 'interest'), ['needs'], [step])
}

/** A step of the mode that needs most, or of any other mode. */
function neediest(catalogue: Catalogue, mode: string): string | undefined {
  const needs = (step: string) => needOf(catalogue, step) === 'interest'
  return stepsOfMode(catalogue, mode).find(needs) ?? [...catalogue.documents.step.keys()].find(needs)
}

function needOf(catalogue: Catalogue, step: string): string | undefined {
  return catalogue.documents.step.get(step)?.data.needs
}

function sideOf(catalogue: Catalogue, mode: string): string[] {
  const order = orderOfMode(catalogue, mode)
  return stepsOfMode(catalogue, mode).filter((step) => !order.includes(step))
}
