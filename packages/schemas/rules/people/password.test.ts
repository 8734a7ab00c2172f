import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalisePassword, type OwnData, standsAlone, toSentPassword } from './password.ts'

const ana: OwnData = { firstName: 'Ana', lastName: 'Rivera', email: 'a.riverstone77@post.example', brandName: 'Harbour' }

describe('a password', () => {
  it.each([
    'correct horse battery',
    'tulip-9-carbon-moat',
    'xK9#fmQ!7vLp',
    '83719264058137',
    '¿dónde está el gato?',
    '我的密码是很长的一句话哦',
    'пусть будет так',
    '🐢🌵🎻🪁🧊🛶🧶🪵🐙🌋🥾🧭',
    '            a b c d e f',
    'line\nbreaks\tand\0more',
  ])('may be %j', (typed) => {
    expect(toSentPassword(typed, ana, 'beside')).toEqual({ ok: true, value: typed })
  })

  it('has 15 to 128 characters where it is all there is, and a character of two code units is one', () => {
    expect(toSentPassword('tulipcarbonmoa', ana, 'alone')).toEqual({ ok: false, problem: 'min' })
    expect(toSentPassword('tulipcarbonmoat', ana, 'alone').ok).toBe(true)
    expect(toSentPassword('🐢🌵🎻🪁🧊🛶🧶🪵🐙🌋🥾🧭🐌🍉', ana, 'alone')).toEqual({ ok: false, problem: 'min' })
    const long = `${'tulip carbon '.repeat(9)}moat 12345`
    expect(long).toHaveLength(127)
    expect(toSentPassword(`${long}🐢`, ana, 'alone').ok).toBe(true)
    expect(toSentPassword(`${long}🐢6`, ana, 'alone')).toEqual({ ok: false, problem: 'max' })
  })

  it('has 8 or more beside a second factor, and only those of 15 stand alone afterwards', () => {
    expect(toSentPassword('tulipcr', ana, 'beside')).toEqual({ ok: false, problem: 'min' })
    expect(toSentPassword('tulipcrb', ana, 'beside').ok).toBe(true)
    expect(['tulipcarbonmoa', 'tulipcarbonmoat', '🐢🌵🎻🪁🧊🛶🧶🪵🐙🌋🥾🧭🐌🍉'].map(standsAlone)).toEqual([false, true, false])
  })

  it('that is empty is missing, not too short', () => {
    expect(toSentPassword('', ana, 'beside')).toEqual({ ok: false, problem: 'required' })
  })

  it('is the same on every keyboard: composed or not, wide or not', () => {
    const composed = 'caf\u00e9 tulip carbon'
    expect(toSentPassword('cafe\u0301 tulip carbon', ana, 'beside')).toEqual({ ok: true, value: composed })
    expect(toSentPassword('ｃaf\u00e9 tulip carbon', ana, 'beside')).toEqual({ ok: true, value: composed })
  })

  it('keeps capitals and the spaces around it', () => {
    expect(toSentPassword(' Tulip Carbon ', ana, 'beside')).toEqual({ ok: true, value: ' Tulip Carbon ' })
  })

  it('stays as it is once it is in this form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(normalisePassword(normalisePassword(typed))).toBe(normalisePassword(typed))
      }),
    )
  })
})

describe('a piece that is repeated', () => {
  it.each([
    'aaaaaaaaaaaa',
    'aaaaaaaaaaab',
    'abababababab',
    'abcabcabcabc',
    'ABcabcabCabc',
    'tulip!tulip!',
    'tulip!tulip!tul',
    'carbonmoat9carbonmoat9',
    '121212333333',
    '            ',
  ])('is no password: %j', (typed) => {
    expect(toSentPassword(typed, ana, 'beside')).toEqual({ ok: false, problem: 'repeated' })
  })

  it('counts when it is long enough by itself', () => {
    expect(toSentPassword('tulip-carbon-mo'.repeat(2), ana, 'alone').ok).toBe(true)
  })

  it('has to be whole: part of it again is no repetition', () => {
    expect(toSentPassword('carbonmoat9carbon', ana, 'beside').ok).toBe(true)
    expect(toSentPassword('xabxabxabxay', ana, 'beside').ok).toBe(true)
  })

  it('is found for every piece of up to fourteen characters', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 14 }), (piece) => {
        const checked = toSentPassword(piece.repeat(Math.ceil(30 / piece.length)), ana, 'alone')
        expect(checked).toEqual({ ok: false, problem: 'repeated' })
      }),
    )
  })
})

describe('a row of the alphabet, of numbers or of the keyboard', () => {
  it.each([
    'abcdefghijkl',
    'ABCDEFghijkl',
    'lkjihgfedcba',
    'uvwxyzabcdef',
    '123456789012',
    '098765432109',
    'qwertyuiop12',
    'qwertyuiop[]',
    'poiuytrewq99',
    'qwerty123456',
    'asdfghjkl;12',
    '!@#$%^&*()99',
    'abcd1234efgh',
    'qwewqasdfdsa',
    '1234567tulip',
  ])('is no password: %j', (typed) => {
    expect(toSentPassword(typed, ana, 'beside')).toEqual({ ok: false, problem: 'run' })
  })

  it.each(['1234567tulips', '123-tulip-moat', 'tulip-789-456-123', 'abczyxabcz12'])('is accepted with enough beside it: %j', (typed) => {
    expect(toSentPassword(typed, ana, 'beside').ok).toBe(true)
  })
})

describe('a password built from what others know of the person', () => {
  it.each([
    ['the first and last name', 'AnaRivera2024!'],
    ['a name with digits for letters', '4n4-r1v3r4-99'],
    ['a name with signs for letters', '@n@.River@.!!'],
    ['a name again and again', 'ana1ana2ana3'],
    ['a name and a few letters', 'rivera-moat-99'],
    ['a part of the address', 'riverstone77!!'],
    ['a part of the address of four letters', 'post-837-192-64'],
    ['the name of the product', 'harbour-401-2024'],
    ['the name of the product with digits', 'H4rb0ur!!!!!!'],
    ['a name in wide letters', 'ｒｉｖｅｒａ-99-99-99'],
    ['a name and digits', '83719ana26405'],
  ])('is refused: %s', (_, typed) => {
    expect(toSentPassword(typed, ana, 'beside')).toEqual({ ok: false, problem: 'own-data' })
  })

  it.each([
    ['six more letters', 'rivera-carbon-99'],
    ['a word that holds the name', 'banana-bread-77'],
    ['a part of the address under four letters', 'oak-837-192-640'],
  ])('is let be: %s', (_, typed) => {
    expect(toSentPassword(typed, { ...ana, email: 'oak@post.example' }, 'beside').ok).toBe(true)
  })

  it.each([
    ['$ and 5 for s, 0 for o, 1 for l', { lastName: 'Lossol' }, '10$50199999!!'],
    ['a name of several words', { lastName: 'Garcia Lopez' }, 'garcialopez-12-34'],
    ['a word of a name alone', { firstName: 'Mary-Jane' }, 'jane-19-72-88-!'],
    ['a name with accents typed without', { firstName: 'Zoë', lastName: 'Nuñez' }, 'zoenunez1972!'],
    ['a name without accents typed with', { lastName: 'Nunez' }, 'nuñez-19-72-88'],
    ['a name of two letters', { firstName: 'Bo' }, 'bo-837-192-640'],
    ['a short name within a longer one', { firstName: 'Han', lastName: 'Hannah' }, 'hannah-moat-11'],
    ['a name in wide letters', { lastName: 'Ｍｏｓｓ' }, 'moss-837-192-64'],
    ['a name of other letters', { firstName: '美玲' }, '美玲-837-192-640'],
  ])('is known by %s', (_, other, typed) => {
    expect(toSentPassword(typed, { ...ana, ...other }, 'beside')).toEqual({ ok: false, problem: 'own-data' })
  })

  it('is not seen in a single letter of a name, or where nothing is known', () => {
    const nothing = { firstName: '', lastName: '', email: '', brandName: '' }
    expect(toSentPassword('o-837-192-640', { ...ana, lastName: "O'Dea" }, 'beside').ok).toBe(true)
    expect(toSentPassword('837-192-640-5', nothing, 'beside').ok).toBe(true)
  })

  it('is judged whatever signs stand in the names', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (firstName, lastName, email, brandName) => {
        const own = { firstName: `(${firstName}[`, lastName, email: `${email}\\*+@x`, brandName }
        expect(toSentPassword('Tulip carbon moat fiddle wharf', own, 'beside')).toBeDefined()
      }),
    )
  })

  it('is judged at once, however long the names are', { timeout: 20_000 }, () => {
    const own = { ...ana, firstName: 'ai'.repeat(5_000), lastName: 'a1 '.repeat(5_000) }
    expect(toSentPassword(`${'a1'.repeat(30)}tulip carbon moat fiddle`, own, 'beside').ok).toBe(true)
  })
})
