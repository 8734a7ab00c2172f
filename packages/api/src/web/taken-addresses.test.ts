import { isTakenName } from '@app/schemas/pages/taken-addresses'
import { expect, it } from 'vitest'
import { flowPages } from './flow-pages.ts'
import { webRoutes } from './web-pages.ts'

it('no mode and no page can have the address of anything that the service answers itself', () => {
  const others = webRoutes.filter((route) => !flowPages.some((page) => page === route))
  const words = others.map((route) => route.split('/')[1] ?? '').filter((word) => /^[a-z0-9][a-z0-9-]*$/.test(word))
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter((word) => !isTakenName(word))).toEqual([])
})
