import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '@app/schemas/api/contract'
import { domains } from '@app/schemas/api/domains'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../packages/web/src/dashboard/testing/generated')
const calls = Object.values(domains).flatMap((contracts) => Object.values<Contract>(contracts))

it.each(readdirSync(folder))('what %s has kept of a demonstration still fits the contracts', (file) => {
  const { answers } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly answers: Readonly<Record<string, unknown>> }
  for (const [call, answer] of Object.entries(answers)) {
    const problems = contractOf(call)?.answer.safeParse(answer).error?.issues
    expect([call, contractOf(call) === undefined, problems], 'npm run answers writes them anew').toEqual([call, false, undefined])
  }
})

/** Its own address comes before one with a name in it. */
function contractOf(call: string): Contract | undefined {
  const [method, path = ''] = call.replace(/\?.*$/, '').split(' ')
  const fitting = calls.filter((one) => one.method === method && new RegExp(`^${one.path.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`).test(path))
  return fitting.find((one) => one.path === path) ?? fitting[0]
}
