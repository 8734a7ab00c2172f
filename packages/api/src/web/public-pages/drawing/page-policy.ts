import { createHash } from 'node:crypto'
import { securityHeaders } from '../../../http/answer/security-headers.ts'
import type { PageBuilder } from './page-builder.ts'

const policies = new WeakMap<PageBuilder, string>()

/** Beside our own files, rules in the page that say what to fetch ahead. They are data, and can run nothing. */
const ownScripts = "script-src 'self' 'inline-speculation-rules'"

/** What any page of ours may do, and the one style that stands in it; where the script of an advertiser may run, its host too. */
export function policyOf(builder: PageBuilder, adScript?: string): string {
  const policy = policies.get(builder) ?? withStyle(builder)
  policies.set(builder, policy)
  if (adScript === undefined) return policy
  const { origin } = new URL(adScript)
  const withScripts = policy.replace(ownScripts, `${ownScripts} ${origin}`)
  return [withScripts, ...['connect-src', 'img-src'].map((kind) => `${kind} 'self' ${origin}`)].join('; ')
}

function withStyle(builder: PageBuilder): string {
  const hash = createHash('sha256').update(builder.filesOf('en').style).digest('base64')
  return `${securityHeaders['content-security-policy']}; ${ownScripts}; style-src 'self' 'sha256-${hash}'`
}
