import { createHash } from 'node:crypto'

const bytes = 16

/** The hash of a name’s key in the table of owners, so that no name is stored or sent there. */
export function nameHash(key: string): string {
  return createHash('sha256').update(`owner name v1\n${key}`).digest().subarray(0, bytes).toString('base64url')
}
