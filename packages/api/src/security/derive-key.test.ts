import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deriveKeys } from './derive-key.ts'
import { ringOf } from './testing/key-rings.ts'

const ring = ringOf('first')

it('gives the same key for the same label, and 32 bytes of it', () => {
  expect(deriveKeys(ring, 'tokens').current.key).toEqual(deriveKeys(ring, 'tokens').current.key)
  expect(deriveKeys(ring, 'tokens').current.key).toHaveLength(32)
})

it('gives different keys for different labels', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(deriveKeys(ring, one).current.key.equals(deriveKeys(ring, other).current.key)).toBe(one === other)
    }),
  )
})

it('gives a key for every master key, under its name, and the current one comes from the current one', () => {
  const { current, byId } = deriveKeys(ringOf('second first'), 'tokens')
  expect([...byId.keys()]).toEqual(['second', 'first'])
  expect(current).toEqual({ id: 'second', key: byId.get('second') })
  expect(byId.get('first')).toEqual(deriveKeys(ring, 'tokens').current.key)
  expect(byId.get('first')).not.toEqual(byId.get('second'))
})

it('does not give the master key itself', () => {
  expect(deriveKeys(ring, '').current.key).not.toEqual(ring.master.current.key.export())
})
