import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30

/** A secret for an authenticator app, as people type it. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What apps read from the picture. */
export function secretUri(secret: string, { issuer, account }: { readonly issuer: string; readonly account: string }): string {
  return totpOf(secret, issuer, account).toString()
}

/**
 * The counter of a code that fits now, or one step before or after; undefined when it does not fit. The caller lets no counter count twice.
 */
export function counterOf(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / stepSeconds) + delta
}

/** The code that an app shows. */
export function codeAt(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() })
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: stepSeconds })
}
