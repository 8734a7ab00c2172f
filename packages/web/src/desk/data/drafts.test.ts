import { afterEach, expect, it } from 'vitest'
import { forgetPerson } from '../../client/session/resets.ts'
import { readDraft, saveDraft } from './drafts.ts'

afterEach(() => sessionStorage.clear())

it('what was typed is there after a reload, each page’s own', () => {
  saveDraft('task:a', { answer: 'Dear Ada,' })
  expect(readDraft('task:a')).toEqual({ answer: 'Dear Ada,' })
  expect(readDraft('task:b')).toEqual({})
})

it('it is removed when it is empty again, and on sign-out', () => {
  saveDraft('task:a', { answer: 'Dear Ada,' })
  saveDraft('task:b', { answer: 'Dear Bo,' })
  saveDraft('task:a', { answer: '' })
  expect(Object.keys(sessionStorage)).toEqual(['desk:task:b'])
  forgetPerson()
  expect(Object.keys(sessionStorage)).toEqual([])
})

it.each(['not json', 'null', '[1]', '{"answer":1}'])('%s counts as not typed', (text) => {
  sessionStorage.setItem('desk:task:a', text)
  expect(readDraft('task:a')).toEqual({})
})
