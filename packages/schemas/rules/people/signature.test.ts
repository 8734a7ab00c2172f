import { describe, expect, it } from 'vitest'
import { toSentSignature } from './signature.ts'

const name = { first_name: 'Ana María', last_name: 'O’Neil-Garcia' }

describe('a signature', () => {
  it.each(['Ana María O’Neil-Garcia', 'ana maría o’neil-garcia', ' ANA  MARÍA O’NEIL-GARCIA ', "AnaMaría O'Neil‐Garcia"])(
    'is the person’s name, whatever its case and spaces: %s',
    (typed) => {
      expect(toSentSignature(typed, name).ok).toBe(true)
    },
  )

  it('is kept as it was typed, in one line', () => {
    expect(toSentSignature(' ana maría\n o’neil-garcia ', name)).toEqual({ ok: true, value: 'ana maría o’neil-garcia' })
  })

  it.each(['Ana O’Neil-Garcia', 'O’Neil-Garcia Ana María', 'Ana Maria O’Neil-Garcia', 'x'])(
    'that is another name does not sign: %s',
    (typed) => {
      expect(toSentSignature(typed, name)).toEqual({ ok: false, problem: 'match' })
    },
  )

  it('that is empty is missing, not wrong', () => {
    expect(toSentSignature('  ', name)).toEqual({ ok: false, problem: 'required' })
  })
})
