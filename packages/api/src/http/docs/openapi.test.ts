import type { Contract } from '@app/schemas/api/contract'
import { paramNames } from '@app/schemas/api/contract'
import { domains } from '@app/schemas/api/domains'
import { describe, expect, it } from 'vitest'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

type Operation = {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]
  readonly responses: Readonly<Record<string, unknown>>
}

const calls = Object.values(domains).flatMap((contracts) => Object.entries<Contract>(contracts))
const document = JSON.parse(JSON.stringify(openApi(domains)))

describe('the OpenAPI document', () => {
  it('has every call once, and nothing else', () => {
    const listed = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`]),
    )
    expect(listed).toEqual(calls.map(([name, { method, path }]) => [name, `${method} ${path}`]))
    expect(new Set(listed.map(([name]) => name)).size).toBe(listed.length)
  })

  it.each(calls)('tells the parameters and answers of %s', (_name, { method, path, status }) => {
    const { parameters, responses }: Operation = document.paths[path][method.toLowerCase()]
    const inPath = parameters.filter((one) => one.in === 'path')
    expect(inPath.map(({ name }) => name)).toEqual(paramNames(path))
    expect(inPath.every(({ required }) => required)).toBe(true)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining([String(status), '400', '500']))
  })

  it('refers only to what it has', () => {
    const places = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, place]) => place ?? '')
    expect(places.length).toBeGreaterThan(0)
    for (const place of new Set(places)) expect(at(place), place).toBeDefined()
  })
})

it('the page of calls names every call, and runs no script', () => {
  const page = docsPage(domains)
  for (const [, { method, path, about }] of calls) {
    expect(page).toContain(`<code>${method} ${path}</code>`)
    expect(page).toContain(about)
  }
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
})

function at(place: string): unknown {
  const names = place.replace(/^#\//, '').split('/')
  return names.reduce<unknown>((found, name) => Object(found)[name], document)
}
