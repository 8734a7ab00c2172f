import { blindIndex } from '../blind-index.ts'
import { networkAddressKey, widerNetworkKey } from '../client-address.ts'
import type { KeyRing } from '../key-ring.ts'
import type { AllowanceName } from './allowances.ts'
import type { LimitName } from './limits.ts'

/** Limits that count for somebody and a network together. */
export type PairName = Extract<LimitName, `${string}AndNetwork`>
type Keys = { readonly keys: KeyRing }

const column = { table: 'attempts', column: 'key' } as const

/** What is counted under a name for somebody. It shows neither an address nor an account. */
export function attemptKey({ keys }: Keys, name: Exclude<LimitName, PairName>, whom: string): string {
  if (name.endsWith('PerNetwork')) return `${name} ${widerNetworkKey(keys, whom)}`
  if (name.endsWith('PerNetworkAddress')) return `${name} ${networkAddressKey(keys, whom)}`
  return `${name} ${blindIndex(keys, column, whom)}`
}

/** The same for requests that are free up to a number. */
export function allowanceKey({ keys }: Keys, name: AllowanceName, whom: string): string {
  const counted = name.endsWith('PerNetworkAddress') ? networkAddressKey(keys, whom) : blindIndex(keys, column, whom)
  return `free ${name} ${counted}`
}

/** The same for an account, or an address, as far as it is asked about from one network. */
export function pairKey(context: Keys, name: PairName, whom: string, networkAddress: string): string {
  return `${pairsKey(context, name, whom)}${widerNetworkKey(context.keys, networkAddress)}`
}

/** What the keys of all networks for one account begin with. */
export function pairsKey({ keys }: Keys, name: PairName, whom: string): string {
  return `${name} ${blindIndex(keys, column, whom)} `
}
