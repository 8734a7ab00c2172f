import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDashboardAddress } from '@app/schemas/pages/dashboard-addresses'
import { expect, it } from 'vitest'

const packages = join(import.meta.dirname, '../../..')
const address = /["'`](\/dashboard(?:\/[a-z-]+)*)(?=["'`?#])/g

it('every address of the dashboard that a page or an e-mail names has a page', () => {
  const named = ['web/src', 'api/src', 'schemas'].flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(packages, folder, file), 'utf8').matchAll(address)].map(([, to = '']) => ({ file: `${folder}/${file}`, to })),
      ),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ to }) => !isDashboardAddress(to))).toEqual([])
})
