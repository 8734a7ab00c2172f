import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { newLinker } from '../../linking/testing/linker.ts'
import { findBank } from './bank-account.ts'

let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.close())

it.each([
  ['checking', 'CHECKING'],
  ['savings', 'SAVINGS'],
  ['money+market', 'SAVINGS'],
])('a %s account is named to the brokerage as %s', async (subtype, accountKind) => {
  const { link, pk } = await newLinker(service)
  await link('bank', `subtype=${subtype}&nonce=kind-${subtype}`)
  expect((await findBank(service.context, service.db, pk))?.funding).toMatchObject({ kind: 'numbers', accountKind })
})
