import { transports } from '@app/schemas/api/people/passkey-fields'

type Transport = (typeof transports)[number]

/** How an authenticator can be reached, as far as we know the words for it. */
export function knownTransports(named: readonly string[]): Transport[] {
  return transports.filter((known) => named.includes(known))
}
