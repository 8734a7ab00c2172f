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

it('what is typed into the drawn form until it is taken over goes on too', () => {
  document.body.innerHTML = '<div id="first-view"><input name="email"></div>'
  const input = document.querySelector('input')
  if (input) input.value = 'late@example.com'
  expect(typedBefore(['email'])).toEqual({ email: 'late@example.com' })
  forgetPerson()
  document.body.innerHTML = ''
})
