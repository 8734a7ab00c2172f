import type { RawAnswer } from './raw-request.ts'

const oneYearSeconds = 31_536_000
const closed = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture']

/** What is wrong with the headers of an answer, in words. What may be kept, and how, is for the asker to know. */
export function gradeHeaders({ headers }: RawAnswer, kept = 'no-store'): readonly string[] {
  const one = (name: string) => {
    const values = headers.get(name) ?? []
    return values.length === 1 ? values[0] : undefined
  }
  const exactly = (name: string, value: string) => (one(name) === value ? [] : [`${name} is ${headers.get(name)}, not ${value}`])
  return [
    ...policyFaults(one('content-security-policy') ?? ''),
    ...transportFaults(one('strict-transport-security') ?? ''),
    ...exactly('x-content-type-options', 'nosniff'),
    ...exactly('referrer-policy', 'no-referrer'),
    ...exactly('cross-origin-opener-policy', 'same-origin'),
    ...exactly('cross-origin-resource-policy', 'same-origin'),
    ...exactly('x-frame-options', 'DENY'),
    ...exactly('cache-control', kept),
    ...closed.filter((feature) => !one('permissions-policy')?.split(', ').includes(`${feature}=()`)).map((feature) => `${feature} is open`),
    ...['server', 'x-powered-by', 'via'].filter((name) => headers.has(name)).map((name) => `${name} tells what the service is made with`),
    ...(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(one('x-request-id') ?? '') ? [] : ['x-request-id is no uuid']),
  ]
}

function policyFaults(policy: string): readonly string[] {
  const directives = new Map(policy.split(';').map((part) => [part.trim().split(' ')[0] ?? '', part.trim().split(' ').slice(1)]))
  const none = ['object-src', 'base-uri', 'frame-ancestors'].filter((name) => directives.get(name)?.join() !== "'none'")
  const script = directives.get('script-src') ?? directives.get('default-src') ?? ['*']
  const loose = script.filter((source) => /unsafe|\*|^(https?|data|blob):/.test(source))
  return [...none.map((name) => `${name} is not closed`), ...loose.map((source) => `scripts may come from ${source}`)]
}

function transportFaults(transport: string): readonly string[] {
  const seconds = Number(/max-age=(\d+)/.exec(transport)?.[1] ?? 0)
  return seconds >= oneYearSeconds && /includeSubDomains/i.test(transport) ? [] : ['https is not kept for a year with all its subdomains']
}
