import { type Contract, paramNames } from '@app/schemas/api/contract'
import type { InjectOptions } from 'fastify'
import { malformedBodies } from './malformed-bodies.ts'
import { nastyTexts } from './nasty-texts.ts'

export type Malformed = {
  readonly about: string
  readonly request: InjectOptions
  /** Whether no reading of the contract could let it in. */
  readonly isSurelyWrong: boolean
}

/** Requests that break a contract in every way that its path, its query and its body can be broken. */
export function malformedRequests(contract: Contract): readonly Malformed[] {
  return [...wrongParams(contract), ...wrongQueries(contract), ...wrongBodies(contract)]
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
  return malformedBodies(contract.body).map(({ about, payload, type, isSurelyWrong }) =>
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
