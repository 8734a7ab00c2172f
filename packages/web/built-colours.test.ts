import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtColours } from '@app/schemas/pages/built-colours'
import { expect, it } from 'vitest'

const tokens = readFileSync(join(import.meta.dirname, 'src/tokens.css'), 'utf8')

it.each(['light', 'dark'] as const)('the styles have the colours that the service takes them to have (%s)', (screen) => {
  const written = new Map(
    [...tokens.matchAll(/--([\w-]+): (?:light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)|(#[\da-f]{6}))/g)].map(
      ([, name = '', light, dark, both]) => [name, both ?? (screen === 'light' ? light : dark)] as const,
    ),
  )
  const nameOf = (role: string) => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const found = Object.fromEntries(Object.keys(builtColours[screen]).map((role) => [role, written.get(nameOf(role))]))
  expect(found).toEqual({ ...builtColours[screen], sun: builtColours.light.sun })
})
