import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** What cannot be guessed: for refresh tokens and for links in e-mails. 43 letters that an address can hold. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** What is stored instead of the token. It is too long to be guessed, so a fast hash without salt is enough, and can be looked up. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
