import { expect, it } from 'vitest'
import { ownAddress } from './own-address.ts'

it.each(['/', '/dashboard/loan', '/landing-rollover/quiz?back=%2Fdashboard#top'])('%j is an address of ours', (address) => {
  expect(ownAddress(address)).toBe(address)
})

it.each([
  null,
  '',
  'dashboard',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a b',
])('%j is none', (address) => {
  expect(ownAddress(address)).toBeUndefined()
})
