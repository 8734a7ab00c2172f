import { createHash } from 'node:crypto'
import { securityHeaders } from '../../security-headers.ts'
import type { PageBuilder } from './page-builder.ts'

const policies = new WeakMap<PageBuilder, string>()

/** What any page of ours may do, and the one style that stands in it; where the script of an advertiser may run, its host too. */
export function policyOf(builder: PageBuilder, adScript?: string): string {
  const policy = policies.get(builder) ?? withStyle(builder)
  policies.set(builder, policy)
  if (adScript === undefined) return policy
  const { origin } = new URL(adScript)
  return [policy, ...['script-src', 'connect-src', 'img-src'].map((kind) => `${kind} 'self' ${origin}`)].join('; ')
}

function withStyle(builder: PageBuilder): string {
  const hash = createHash('sha256').update(builder.filesOf().style).digest('base64')
  return `${securityHeaders['content-security-policy']}; style-src 'self' 'sha256-${hash}'`
}
