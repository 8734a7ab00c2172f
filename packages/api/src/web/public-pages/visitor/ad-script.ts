import type { FastifyRequest } from 'fastify'
import { askedAddress } from '../../../http/request/asked-address.ts'

import { consentOf } from './consent-cookie.ts'
import { isSignedIn } from './is-signed-in.ts'

/** What an advertisement, or a form of ours, puts behind the address of a page. Anything else may be somebody’s secret. */
const harmless = /^(utm_[a-z]+|fbclid|ttclid|gclid|irclickid|partner|partner_name|origin_domain|campaign|source)$/

/**
 * The script of the advertising network, for a page that may load it: only pages whose address begins with /my-401k-login, only after a
 * yes, and neither for somebody who is signed in nor at an address that could hold a token, which the script could read.
 */
export function adScriptFor(request: FastifyRequest, address: string, adScriptUrl: string | undefined): string | undefined {
  if (adScriptUrl === undefined || !/^\/my-401k-login(?![a-z0-9])/.test(address)) return undefined
  if (consentOf(request) !== 'yes' || isSignedIn(request)) return undefined
  const { searchParams } = askedAddress(request.url)
  return [...searchParams.keys()].every((name) => harmless.test(name)) ? adScriptUrl : undefined
}
