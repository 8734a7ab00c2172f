import { createHmac } from 'node:crypto'
import type { CoreContext } from '../../../core/core-context.ts'
import { isFailure } from '../../../failure/failure.ts'
import { deriveKeys } from '../../../security/derive-key.ts'
import type { KeyRing } from '../../../security/key-ring.ts'
import { hashWithSalt } from '../../../security/password-hash.ts'

type Context = Pick<CoreContext, 'keys' | 'passwordCost'>

const saltBytes = 16

/**
 * Until an address is proven, any number of accounts may have been made with it, and each can be signed in to by its password. Their
 * hashes share the salt of the address: one hash finds the right one among all of them, in the time that it takes for none.
 */
export async function hashUnproven({ keys, passwordCost }: Context, email: string, password: string) {
  return hashWithSalt(password, saltWith(saltKeys(keys).current.key, email), passwordCost)
}

/** What such a hash may be. More than one while the master key changes. */
export async function hashesUnproven({ keys, passwordCost }: Context, email: string, password: string) {
  const hashes: string[] = []
  for (const key of saltKeys(keys).byId.values()) {
    const hash = await hashWithSalt(password, saltWith(key, email), passwordCost)
    if (isFailure(hash)) return hash
    hashes.push(hash)
  }
  return hashes
}

function saltKeys(keys: KeyRing) {
  return deriveKeys(keys, 'unproven-passwords v1')
}

function saltWith(key: Buffer, email: string): Buffer {
  return createHmac('sha256', key).update(email, 'utf16le').digest().subarray(0, saltBytes)
}
