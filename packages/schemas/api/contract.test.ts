import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Contract } from './contract.ts'
import { domains } from './domains.ts'

const calls = Object.values(domains).flatMap((contracts) => Object.entries<Contract>(contracts))

it('no two calls have the same name or the same place', () => {
  expect(new Set(calls.map(([name]) => name)).size).toBe(calls.length)
  const places = calls.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`)
  expect(new Set(places).size).toBe(calls.length)
})

describe.each(calls)('the contract of %s', (_name, { method, path, about, idempotent, session, params, query, body, errors }) => {
  it('says in a sentence or two what the call is for', () => {
    expect(about).toMatch(/^[A-Z][^!?]{10,150}\.$/)
  })

  it('has a path in small letters, with its parameters in braces', () => {
    expect(path).toMatch(/^(\/([a-z0-9_-]+(\.[a-z]+)?|\{[a-z_]+\}))+\/?$/)
  })

  it('lets in nothing that it does not name', () => {
    for (const part of [params, query, body]) if (part) expect(openGroups(z.toJSONSchema(part, { io: 'input' }))).toEqual([])
  })

  it('takes no body when it is a GET, and changes nothing unless it signs people in', () => {
    if (method !== 'GET') return
    expect(body).toBeUndefined()
    if (session === undefined) expect(idempotent).toBe('by-nature')
  })

  it('names each error once', () => {
    expect(new Set(errors).size).toBe(errors.length)
  })
})

/** Where fields that no schema speaks of would come in. */
function openGroups(schema: unknown, place = '#'): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const isOpen = 'properties' in schema && (!('additionalProperties' in schema) || schema.additionalProperties !== false)
  return [...(isOpen ? [place] : []), ...Object.entries(schema).flatMap(([name, inner]) => openGroups(inner, `${place}/${name}`))]
}
