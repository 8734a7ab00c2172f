import { expect, it } from 'vitest'
import { purityProblems } from './purity.ts'

const found = (path: string, text: string) => purityProblems(new Map([[path, text]]), ['engine'])

it.each(['Date.now()', 'new Date()', 'Math.random()', 'performance.now()', 'crypto.randomUUID()', 'setTimeout(work)', "fetch('/')"])(
  'a pure package has no %s',
  (use) => {
    expect(found('packages/engine/src/a.ts', `const a = ${use}`)).toHaveLength(1)
  },
)

it('a date from a given moment reads no clock', () => {
  expect(found('packages/engine/src/a.ts', 'const day = new Date(at)')).toEqual([])
})

it('a pure package imports neither Node nor React', () => {
  expect(found('packages/engine/src/a.ts', "import { readFileSync } from 'node:fs'\nimport { useState } from 'react'")).toEqual([
    'packages/engine/src/a.ts imports node:fs: engine is pure.',
    'packages/engine/src/a.ts imports react: engine is pure.',
  ])
})

it('its tests and other packages may', () => {
  expect(found('packages/engine/src/a.test.ts', "import { readFileSync } from 'node:fs'")).toEqual([])
  expect(found('packages/api/src/a.ts', 'const now = new Date()')).toEqual([])
})
