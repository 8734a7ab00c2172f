import { createHash } from 'node:crypto'

const bytes = 16

/** What stands for the key of a name in the table of owners, so that no name stands there or is sent there. */
export function nameHash(key: string): string {
  return createHash('sha256').update(`owner name v1\n${key}`).digest().subarray(0, bytes).toString('base64url')
}
