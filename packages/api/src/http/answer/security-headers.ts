import type { FastifyInstance } from 'fastify'

const contentSecurityPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

/** No page of ours asks for these. A photo is chosen through a file input, which needs no permission. */
const neverAsked = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Our own pages make and show passkeys; frames of others do not. */
const ownPages = ['publickey-credentials-create', 'publickey-credentials-get']

const permissionsPolicy = [...neverAsked.map((feature) => `${feature}=()`), ...ownPages.map((feature) => `${feature}=(self)`)].join(', ')

/**
 * What a browser may do with an answer: come back by https only, run nothing but our own files, guess no types, tell nobody
 * where it came from, show it in no frame, hand it to no other site, and keep nothing unless the answer says otherwise.
 */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const

const all = Object.entries(securityHeaders)

/** Set before anything else happens to a request, and beneath Fastify: no failure on the way to an answer can lose them. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, { raw }, done) => {
    for (const [name, value] of all) raw.setHeader(name, value)
    done()
  })
}
