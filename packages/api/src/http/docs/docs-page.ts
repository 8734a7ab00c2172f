import { readFileSync } from 'node:fs'
import type { Contract, Contracts } from '@app/schemas/api/contract'
import { errors } from '@app/schemas/errors'
import { z } from 'zod'
import { escaped } from '../answer/escaped.ts'
import { plainPage } from '../answer/plain-page.ts'
import { errorsOf } from '../call/errors-of.ts'

type Domains = Readonly<Record<string, Contracts>>

export const docsStyle = readFileSync(new URL('./docs-page.css', import.meta.url), 'utf8')

/** Every call on one page, for people. It needs no script. */
export function docsPage(domains: Domains): string {
  const sections = Object.entries(domains).map(
    ([domain, contracts]) =>
      `<section><h2 id="${escaped(domain)}">${escaped(inWords(domain))}</h2>\n${Object.entries(contracts).map(callPart).join('\n')}</section>`,
  )
  return plainPage(
    'The calls of this service',
    `<h1>The calls of this service</h1>
<p>Made from the contracts that the service itself runs on. Programs read <a href="/openapi.json">/openapi.json</a>.</p>
<nav aria-label="Calls by what they are about">
<ul>
${Object.entries(domains).map(listed).join('\n')}
</ul>
</nav>
${sections.join('\n')}`,
  )
}

function listed([domain, contracts]: readonly [string, Contracts]): string {
  const calls = Object.values(contracts).length
  return `<li><a href="#${escaped(domain)}">${escaped(inWords(domain))}</a>, ${calls} ${calls === 1 ? 'call' : 'calls'}</li>`
}

/** knownProviders as “Known providers”. */
function inWords(domain: string): string {
  const words = domain.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function callPart([name, contract]: readonly [string, Contract]): string {
  const { method, path, about, who, idempotent, versioned, takesFile, sends, status, params, query, headers, body } = contract
  return `<article id="${escaped(name)}">
<h3><code>${method} ${escaped(path)}</code></h3>
<p>${escaped(about)}</p>
<dl>
<dt>For</dt><dd>${who}</dd>
<dt>Sent twice</dt><dd>${twice[idempotent]}</dd>
${fieldsPart('In the path', params)}${fieldsPart('In the query', query)}${fieldsPart('In the headers', headers)}${fieldsPart('In the body', body)}${takesFile ? filePart(takesFile) : ''}${versioned ? `<dt>Changes</dt><dd>${changes[versioned]}</dd>\n` : ''}<dt>Answers</dt><dd>${status}, ${sends}</dd>
</dl>
<details><summary>When it does not work</summary>
<ul>${errorsOf(contract).map(errorPart).join('')}</ul>
</details>
</article>`
}

const twice = {
  'by-nature': 'changes nothing more',
  'by-key': 'does it once, when the Idempotency-Key is the same',
  'by-key-or-equal': 'does it once, when the Idempotency-Key is the same; without one, when it is equal and comes within a minute',
  'by-key-if-sent': 'does it once, when the Idempotency-Key is the same; without one, as often as it is sent',
  no: 'does it twice',
} as const satisfies Record<Contract['idempotent'], string>

const changes = {
  always: 'the version that <code>If-Match</code> names',
  'if-sent': 'the version that <code>If-Match</code> names; without it, whichever is current',
} as const satisfies Record<NonNullable<Contract['versioned']>, string>

function fieldsPart(title: string, schema: z.ZodType | undefined): string {
  if (schema === undefined) return ''
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape).map((name) => `<code>${escaped(name)}</code>`) : ['named answers']
  return names.length === 0 ? '' : `<dt>${title}</dt><dd>${names.join(', ')}</dd>\n`
}

function filePart({ field, mostBytes }: NonNullable<Contract['takesFile']>): string {
  return `<dt>File</dt><dd><code>${field}</code>, ${Math.floor(mostBytes / 2 ** 20)} MB at most, as a part of <code>multipart/form-data</code></dd>\n`
}

function errorPart(code: keyof typeof errors): string {
  const { status, title, todo } = errors[code]
  return `<li>${status} <code>${code}</code> ${escaped(title)} ${escaped(todo)}</li>`
}
