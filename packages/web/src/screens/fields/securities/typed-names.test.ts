import { expect, it } from 'vitest'
import { namesIn, typedNames } from './typed-names.ts'

it('what was typed and not added counts', () => {
  expect(namesIn({ names: ['ACME'], typed: ' Other  Inc ' })).toEqual(['ACME', 'Other Inc'])
})

it('commas part names, and each stands once', () => {
  expect(namesIn({ names: ['ACME'], typed: 'acme, BETA; Gamma' })).toEqual(['ACME', 'BETA', 'Gamma'])
})

it('what was stored is a list of names', () => {
  expect(typedNames(['ACME'])).toEqual({ names: ['ACME'], typed: '' })
  expect(namesIn(undefined)).toEqual([])
})
