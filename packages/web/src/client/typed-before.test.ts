import { expect, it } from 'vitest'
import { forgetPerson } from './session/resets.ts'
import { readTypedBefore, typedBefore } from './typed-before.ts'

it('what was typed before the script was there goes on in the form that asks for the same, until somebody signs out', () => {
  const root = document.createElement('div')
  root.innerHTML = '<form><input name="email" value="pat@example.com"><input name="password"></form>'
  readTypedBefore(root)
  expect(typedBefore(['email', 'password'])).toEqual({ email: 'pat@example.com' })
  expect(typedBefore(['city'])).toEqual({})
  forgetPerson()
  expect(typedBefore(['email'])).toEqual({})
})
