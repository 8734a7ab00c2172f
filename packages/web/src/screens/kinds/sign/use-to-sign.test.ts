import type { StoreName } from '@app/schemas/flow/purposes/answer-records'
import { expect, it } from 'vitest'
import { shownPapers } from '../../panels/documents-to-sign/shown-papers.ts'
import { toSignOf } from './use-to-sign.ts'

const asks = (store: StoreName) => ({ kind: 'sign' as const, fields: [{ name: 'a', type: 'consent' as const, label: 'A', store }] })
const [letter, terms, papers] = [
  asks('letter_of_authorization.signed_name'),
  asks('terms_conditions.privacy_notice'),
  asks('signing_sessions.signature'),
]
const paper = (at: string | null) => ({
  document: 'privacy_notice' as const,
  title: '',
  version: '1',
  hash: '',
  sections: [],
  accepted_at: at,
})

it('the letter is signed when the service says so', () => {
  expect(toSignOf(letter, { 'letter.signed': true }, undefined, undefined)).toBe('signed')
  expect(toSignOf(letter, { 'letter.signed': false }, undefined, undefined)).toBe('open')
})

it('the terms are accepted when each is in its version of today, and open while that is not known', () => {
  expect(toSignOf(terms, {}, undefined, undefined)).toBe('open')
  expect(toSignOf(terms, {}, undefined, [paper(null), paper('2026-11-20T10:00:00Z')])).toBe('open')
  expect(toSignOf(terms, {}, undefined, [paper('2026-11-20T10:00:00Z')])).toBe('signed')
})

it('papers are open while one waits; without any, nobody is asked to sign nothing', () => {
  expect(toSignOf(papers, {}, undefined, undefined)).toBe('open')
  expect(toSignOf(papers, {}, { waiting: [{} as never], signed: [] }, undefined)).toBe('open')
  expect(toSignOf(papers, {}, { waiting: [], signed: [{} as never] }, undefined)).toBe('signed')
  expect(toSignOf(papers, {}, { waiting: [], signed: [] }, undefined)).toBe('not-ready')
})

it('a step shows terms, whole papers, a short list or what was signed, from what it asks', () => {
  expect([shownPapers(terms), shownPapers(papers), shownPapers({ kind: 'sign' }), shownPapers({ kind: 'result' })]).toEqual([
    'terms',
    'whole',
    'short',
    'signed',
  ])
})
