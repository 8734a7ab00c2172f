import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from './test/root.ts'

it('npm run sbom lists every package of the lock file, with its version', () => {
  const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'))
  const locked = Object.entries<{ version?: string; link?: boolean }>(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
  const { components, bomFormat } = JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' }))
  const listed = new Set(
    components.map(({ group, name, version }: Readonly<Record<string, string>>) => `${group ? `${group}/` : ''}${name}@${version}`),
  )
  expect(bomFormat).toBe('CycloneDX')
  expect(locked.filter((one) => !listed.has(one))).toEqual([])
})
