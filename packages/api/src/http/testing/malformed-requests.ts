import { type Contract, paramNames } from '@app/schemas/api/contract'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { z } from 'zod'
import { malformedBodies } from './malformed-bodies.ts'
import { malformedUploads } from './malformed-uploads.ts'
import { nastyTexts } from './nasty-texts.ts'

export type Malformed = {
  readonly about: string
  readonly request: InjectOptions
  /** Whether no reading of the contract could let it in. */
  readonly isSurelyWrong: boolean
}

/** Requests that break a contract in every way that its path, its query and its body can be broken; and by chance, until there are enough. */
export function malformedRequests(contract: Contract, least = 0): readonly Malformed[] {
  const known = [...wrongParams(contract), ...wrongQueries(contract), ...wrongBodies(contract)]
  return [...known, ...byChance(contract, Math.max(0, least - known.length))]
}

const seed = 20_261_120
let texts: readonly string[] = []
let values: readonly unknown[] = []

/** The same ones each time. They are the same for every contract, and drawn once for all of them. */
function byChance(contract: Contract, count: number): readonly Malformed[] {
  if (texts.length < count) {
    texts = fc.sample(fc.string({ unit: 'binary', maxLength: 60 }), { numRuns: count, seed })
    values = fc.sample(fc.jsonValue({ maxDepth: 3 }), { numRuns: count, seed })
  }
  return texts
    .slice(0, count)
    .map((text, index) =>
      index % 3 === 0
        ? query(contract, `${encode(text.toWellFormed())}=${encode(String(index))}`, false)
        : made(contract, `a body by chance, ${index}`, { url: contract.path, ...bodyOf(contract, text, values[index], index) }, false),
    )
}

/** Any JSON at all, or the fields of the contract with anything in them. */
function bodyOf({ body }: Contract, text: string, value: unknown, index: number) {
  const names = body instanceof z.ZodObject ? Object.keys(body.shape) : [text.toWellFormed()]
  const fields = Object.fromEntries(names.map((name, place) => [name, (index + place) % 2 === 0 ? value : text.toWellFormed()]))
  return { payload: JSON.stringify(index % 3 === 1 ? value : fields), headers: { 'content-type': 'application/json' } }
}

function wrongParams(contract: Contract): readonly Malformed[] {
  const raw = ['%', '%zz', '%c3%28', '%ed%a0%80', '%00', '%2f', '%252e', ';', '%uD800', '%ff%fe']
  const values = [...nastyTexts.map(encode), ...raw]
  return paramNames(contract.path).flatMap((name) =>
    values.map((value) => made(contract, `{${name}} as ${cut(value)}`, { url: contract.path.replace(`{${name}}`, value) }, false)),
  )
}

function wrongQueries(contract: Contract): readonly Malformed[] {
  const known = Object.keys(contract.query?.shape ?? {})
  const unknown = nastyTexts.flatMap((text) => [
    query(contract, `${encode(`x${text}`)}=1`, true),
    query(contract, `not_known_here=${encode(text)}`, true),
    query(contract, `not_known_here[${encode(text)}]=1&not_known_here=2`, true),
    query(contract, `%=%zz&${encode(text)}&&=`, false),
  ])
  const wrong = known.flatMap((name) =>
    nastyTexts.flatMap((text) => [
      query(contract, `${name}=${encode(text)}`, false),
      query(contract, `${name}=${encode(text)}&${name}=1`, false),
    ]),
  )
  return [...unknown, ...wrong]
}

function query(contract: Contract, search: string, isSurelyWrong: boolean): Malformed {
  return made(contract, `?${cut(search)}`, { url: `${contract.path}?${search}` }, isSurelyWrong)
}

function wrongBodies(contract: Contract): readonly Malformed[] {
  const bodies = contract.takesFile ? [...malformedUploads(contract.body), ...malformedBodies(undefined)] : malformedBodies(contract.body)
  return bodies.map(({ about, payload, type, isSurelyWrong }) =>
    made(contract, about, { url: contract.path, payload, headers: { 'content-type': type } }, isSurelyWrong && contract.method !== 'GET'),
  )
}

function made(contract: Contract, about: string, request: InjectOptions & { url: string }, isSurelyWrong: boolean): Malformed {
  return { about, request: { ...request, method: contract.method, url: request.url.replaceAll(/\{[^}]*\}/g, 'some') }, isSurelyWrong }
}

function encode(text: string): string {
  return encodeURIComponent(text)
}

function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
