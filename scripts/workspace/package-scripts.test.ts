import { expect, it } from 'vitest'
import { packageScriptProblems } from './package-scripts.ts'

it('each package has the scripts that all have', () => {
  const manifests = { api: { scripts: { typecheck: 'tsc' } }, web: { scripts: { build: 'vite build' } }, schemas: {} }
  expect(packageScriptProblems(manifests, ['typecheck'])).toEqual([
    'packages/web has no script “typecheck”: turbo would skip it in silence.',
    'packages/schemas has no script “typecheck”: turbo would skip it in silence.',
  ])
})
