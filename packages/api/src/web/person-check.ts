import type { FastifyInstance } from 'fastify'
import { escaped } from '../http/answer/escaped.ts'
import { securityHeaders } from '../http/answer/security-headers.ts'
import type { BotCheck } from '../partners/bot-check/bot-check.ts'

/** The check for programs stands in a page of its own, which other pages of ours show in a frame: only there may a script of others run. */
export const personCheckRoutes = ['/person-check', '/person-check.js'] as const

const google = 'https://www.google.com/recaptcha/'
const googleFiles = 'https://www.gstatic.com/recaptcha/'

export function personCheck(app: FastifyInstance, { siteKey }: Pick<BotCheck, 'siteKey'>): void {
  const [page, script] = personCheckRoutes
  const html = pageFor(siteKey)
  const policy = policyFor(siteKey)
  app.get(page, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-cache')
      .send(html),
  )
  app.get(script, (_request, reply) => reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(scriptText))
}

function pageFor(siteKey: string | undefined): string {
  const theirs = siteKey === undefined ? '' : `<script src="${google}api.js?render=${escaped(siteKey)}" async></script>`
  return `<!doctype html>
<html lang="en" data-site-key="${escaped(siteKey ?? '')}">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Check for programs</title>
<script src="${personCheckRoutes[1]}" defer></script>${theirs}</head>
<body></body>
</html>
`
}

function policyFor(siteKey: string | undefined): string {
  const own = securityHeaders['content-security-policy'].replace("frame-ancestors 'none'", "frame-ancestors 'self'")
  if (siteKey === undefined) return own
  return [
    own,
    `script-src 'self' ${google} ${googleFiles}`,
    `frame-src ${google}`,
    `connect-src ${google}`,
    `img-src ${googleFiles}`,
    // What the check draws has its style written into it.
    "style-src 'unsafe-inline'",
  ].join('; ')
}

/** Hands a token to the page around it, and to nobody else. In the sandbox any word is one. */
const scriptText = `const { siteKey } = document.documentElement.dataset
const tell = (token) => parent.postMessage({ personCheck: token }, location.origin)
const wait = () => {
  if (!siteKey) return tell('sandbox-' + crypto.randomUUID())
  if (!window.grecaptcha || !grecaptcha.execute) return setTimeout(wait, 50)
  grecaptcha.ready(() => grecaptcha.execute(siteKey, { action: 'contact' }).then(tell, () => tell('')))
}
wait()
`
