import { expect, it } from 'vitest'
import { unreachable } from './unreachable.ts'

const refusing = (code: string) => Object.assign(new Error('connect'), { code, syscall: 'connect' })

it.each([
  ['ECONNREFUSED', 'nobody answers there (ECONNREFUSED)'],
  ['28P01', 'it does not know this user, or the password does not fit'],
  ['3D000', 'there is no database of this name'],
  ['ENOTFOUND', 'there is no computer of this name'],
])('a database that cannot be reached (%s) is named without its password, with why', (code, why) => {
  const { message } = unreachable('postgres://me:secret@db.example:5433/savings', refusing(code))
  expect(message).toBe(`The database savings on db.example:5433 cannot be reached: ${why}. Look at DATABASE_URL.`)
})
