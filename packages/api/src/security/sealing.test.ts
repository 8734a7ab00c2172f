import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KeyRing } from './key-ring.ts'
import { decryptField, encryptField, needsRotation, type Place, rotateField, SealedValueProblem, sealedTable, sealing } from './sealing.ts'
import { ringOf } from './testing/key-rings.ts'

const ring = ringOf('first')
const loans = sealedTable('loans', ['fee_card'])
const place: Place = { table: 'people', column: 'ssn', rowId: '7' }
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.array(fc.nat(0xffff)).map(textOf))

it('a sealed text opens in its own table, column and row only', () => {
  const sealed = sealing(ring, loans).seal('fee_card', 'one', 'pm_card')
  expect(sealing(ring, loans).open('fee_card', 'one', sealed)).toBe('pm_card')
  expect(() => sealing(ring, loans).open('fee_card', 'other', sealed)).toThrow('was changed')
  expect(() => sealing(ring, sealedTable('memberships', ['method_id'])).open('method_id', 'one', sealed)).toThrow('was changed')
})

it('what is not declared does not compile', () => {
  // @ts-expect-error The column is not declared.
  sealing(ring, loans).seal('state', 'one', 'text')
  // @ts-expect-error The table has no such column.
  sealedTable('loans', ['no_such_column'])
  // @ts-expect-error An index is made from a column that is sealed.
  sealedTable('people', ['email'], { indexes: { email_index: { from: 'first_name' } } })
  expect(loans.sealed).toEqual(['fee_card'])
})

describe('a value', () => {
  it('comes back as it was, whatever text it is', () => {
    fc.assert(
      fc.property(anyText, fc.string(), fc.string(), fc.string(), (plain, table, column, rowId) => {
        const there = { table, column, rowId }
        return decryptField(ring, there, encryptField(ring, there, plain)) === plain
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['empty', ''],
    ['long', 'word '.repeat(200_000)],
    ['astral', '👩‍👩‍👧 𝒳 Ünïcödé'],
    ['half a character', '\ud83d'],
    ['a zero byte', 'a\0b'],
  ])('comes back when it is %s', (_, plain) => {
    expect(decryptField(ring, place, encryptField(ring, place, plain)) === plain).toBe(true)
  })

  it('is never encrypted to the same text twice', () => {
    const texts = Array.from({ length: 1_000 }, () => encryptField(ring, place, '078-05-1120'))
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('shows its version and the name of its key, and fits a database column and an address', () => {
    expect(encryptField(ring, place, '078-05-1120')).toMatch(/^v1\.first\.[\w-]+$/)
  })
})

describe('a stored text', () => {
  const sealed = encryptField(ring, place, '078-05-1120')
  const [, , encoded = ''] = sealed.split('.')
  const body = Buffer.from(encoded, 'base64url')

  it('is refused after any single bit of it was flipped', () => {
    const all = Array.from({ length: sealed.length * 8 }, (_, bit) => flipped(Buffer.from(sealed), bit).toString('latin1'))
    expect(all.filter((text) => reasonFor(ring, place, text) === undefined)).toEqual([])
  })

  it('is refused after any single bit of what it encodes was flipped', () => {
    const all = Array.from({ length: body.length * 8 }, (_, bit) => `v1.first.${flipped(body, bit).toString('base64url')}`)
    expect(new Set(all.map((text) => reasonFor(ring, place, text)))).toEqual(new Set(['changed']))
  })

  it('is refused when it is cut short or made longer', () => {
    const cut = Array.from({ length: sealed.length }, (_, length) => sealed.slice(0, length))
    const longer = ['A', '=', '\n', ' ', '.', '.AAAA'].map((end) => sealed + end)
    expect([...cut, ...longer].filter((text) => reasonFor(ring, place, text) === undefined)).toEqual([])
  })

  it('is refused in another row, column or table', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (table, column, rowId) => {
        const other = { table, column, rowId }
        fc.pre(JSON.stringify(other) !== JSON.stringify(place))
        expect(reasonFor(ring, other, sealed)).toBe('changed')
      }),
    )
    for (const other of [{ rowId: '8' }, { rowId: '' }, { column: 'dob' }, { table: 'loans' }])
      expect(reasonFor(ring, { ...place, ...other }, sealed)).toBe('changed')
  })

  it('is refused where the names only look the same when put together', () => {
    const joined = encryptField(ring, { table: 'a', column: 'b.c', rowId: 'd' }, 'plain')
    expect(reasonFor(ring, { table: 'a.b', column: 'c', rowId: 'd' }, joined)).toBe('changed')
  })

  it('is refused under the name of another key, and with another key of the same name', () => {
    expect(reasonFor(ringOf('second first'), place, sealed.replace('first', 'second'))).toBe('changed')
    const other: KeyRing = { ...ring, master: { ...ring.master, byId: new Map([['first', ringOf('third').master.current.key]]) } }
    expect(reasonFor(other, place, sealed)).toBe('changed')
  })

  it('is refused as a typed problem whatever it is', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.base64String().map((text) => `v1.first.${text}`),
    )
    fc.assert(fc.property(odd, (text) => reasonFor(ring, place, text) !== undefined))
  })
})

describe('a change of the master key', () => {
  const both = ringOf('second first')
  const old = encryptField(ringOf('first'), place, '078-05-1120')

  it('leaves old values readable while both keys are there', () => {
    expect(decryptField(both, place, old)).toBe('078-05-1120')
    expect(encryptField(both, place, '')).toMatch(/^v1\.second\./)
  })

  it('makes values that need only the new key', () => {
    const rotated = rotateField(both, place, old)
    expect(decryptField(ringOf('second'), place, rotated)).toBe('078-05-1120')
    expect(reasonFor(ringOf('first'), place, rotated)).toBe('unknown-key')
    expect([needsRotation(both, old), needsRotation(both, rotated)]).toEqual([true, false])
  })

  it('says so when the old key was taken away too early', () => {
    expect(reasonFor(ringOf('second'), place, old)).toBe('unknown-key')
    expect(() => rotateField(ringOf('second'), place, old)).toThrow(SealedValueProblem)
  })

  it('does not make a changed value good again', () => {
    expect(() => rotateField(both, { ...place, rowId: '8' }, old)).toThrow(SealedValueProblem)
  })
})

describe('what is said', () => {
  it('has neither the value nor the key in it, whatever went wrong', () => {
    const key = ring.master.current.key.export()
    const sealed = encryptField(ring, place, 'canary-078-05-1120')
    const wrong = [
      () => decryptField(ring, { ...place, rowId: '8' }, sealed),
      () => decryptField(ringOf('second'), place, sealed),
      () => decryptField(ring, place, 'canary-078-05-1120'),
      () => decryptField(ring, place, sealed.slice(0, -4)),
      () => rotateField(ringOf('second'), place, sealed),
    ]
    const said = [
      ...wrong.map((call) => inspect(caught(call), { depth: null, showHidden: true })),
      inspect(ring, { depth: null }),
      JSON.stringify(ring),
    ]
    for (const text of said)
      for (const secret of ['canary', sealed, ...(['hex', 'base64', 'base64url', 'latin1'] as const).map((form) => key.toString(form))])
        expect(text.includes(secret)).toBe(false)
  })

  it('names the table and the column in one line', () => {
    expect(caught(() => decryptField(ring, place, 'x'))).toMatchObject({ message: 'A value of people.ssn is not an encrypted value.' })
  })
})

it('is quick enough to read and rotate a hundred thousand rows', () => {
  const both = ringOf('second first')
  const count = 10_000
  const values = timed('encrypted', count, () => encryptField(ring, place, '078-05-1120'))
  timed('decrypted', count, (index) => decryptField(ring, place, values[index] ?? ''))
  const rotated = timed('rotated', count, (index) => rotateField(both, place, values[index] ?? ''))
  expect(rotated.every((text) => !needsRotation(both, text))).toBe(true)
})

function timed(done: string, count: number, work: (index: number) => string): string[] {
  const start = performance.now()
  const results = Array.from({ length: count }, (_, index) => work(index))
  console.log(`${Math.round((count / (performance.now() - start)) * 1000)} values a second ${done}`)
  return results
}

function reasonFor(withRing: KeyRing, there: Place, text: string): string | undefined {
  const error = caught(() => decryptField(withRing, there, text))
  if (error === undefined) return undefined
  if (!(error instanceof SealedValueProblem)) throw error
  return error.reason
}

function caught(call: () => unknown): unknown {
  try {
    call()
    return undefined
  } catch (error) {
    return error
  }
}

function flipped(bytes: Buffer, bit: number): Buffer {
  return Buffer.from(bytes.map((byte, index) => (index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte)))
}

/** Any code units at all, also halves of characters. */
function textOf(units: readonly number[]): string {
  return String.fromCharCode(...units)
}
