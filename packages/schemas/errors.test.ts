import { describe, expect, it } from 'vitest'
import { type ErrorCode, errorAnswer, errors, inEnglishFor } from './errors.ts'

const statuses = [400, 401, 402, 403, 404, 405, 408, 409, 410, 412, 413, 415, 421, 422, 428, 429, 431, 500, 503]

describe.each(Object.entries(errors))('the error %s', (code, { status, title, todo }) => {
  it('has a name in small letters, and a status of a failure', () => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(statuses).toContain(status)
  })

  it.each([title, todo])('says in a whole sentence what happened, and what to do: %s', (text) => {
    expect(text).toMatch(/^[A-Z].{7,}\.$/)
  })

  it.each([title, todo])('is described in plain words: %s', (text) => {
    expect(text).not.toMatch(/invalid|error|fail|illegal|abort|oops|sorry|!/i)
    expect(Math.max(...text.split('. ').map((sentence) => sentence.split(' ').length))).toBeLessThanOrEqual(18)
  })
})

describe('the statuses of the specification', () => {
  it.each<[ErrorCode, number]>([
    ['unauthorized', 401],
    ['not_authenticated', 401],
    ['token_not_valid', 401],
    ['invalid_credentials', 400],
    ['conflict_version', 409],
    ['precondition_failed', 412],
    ['idempotency_mismatch', 409],
    ['too_many_requests', 429],
    ['payload_too_large', 413],
    ['unsupported_media_type', 415],
    ['card_number_refused', 422],
    ['not_ready', 503],
    ['database_unavailable', 503],
    ['internal_error', 500],
  ])('%s is %i', (code, status) => {
    expect(errors[code].status).toBe(status)
  })
})

describe('the answer to an error', () => {
  it('says the code, what happened and what to do', () => {
    expect(errorAnswer('not_found')).toEqual({ code: 'not_found', detail: 'We couldn’t find this. Go back and choose again.' })
  })

  it.each<[ErrorCode, string]>([
    ['unauthorized', 'unauthorized'],
    ['not_authenticated', 'Authentication credentials were not provided.'],
    ['invalid_credentials', 'Unable to log in with provided credentials.'],
  ])('for %s says the text that clients rely on', (code, detail) => {
    expect(errorAnswer(code).detail).toBe(detail)
  })

  it('to a sign-in that did not work tells it as an error of the whole form', () => {
    expect(errorAnswer('invalid_credentials').non_field_errors).toEqual(['Unable to log in with provided credentials.'])
  })

  it('may use its own words', () => {
    const detail = { en: 'This plan was canceled.', es: 'Este plan se canceló.' }
    expect([errorAnswer('not_in_this_state', { detail }).detail, errorAnswer('not_in_this_state', { detail }, 'es').detail]).toEqual([
      detail.en,
      detail.es,
    ])
  })

  it('is English in every language for those who read no other', () => {
    const detail = inEnglishFor('developers', 'There’s no mode called “x”.')
    expect(errorAnswer('mode_not_found', { detail }, 'es').detail).toBe('There’s no mode called “x”.')
  })

  it('names the fields that need another look, and has no empty parts', () => {
    const dob = { en: 'Enter month, day and year.', es: 'Escribe mes, día y año.' }
    expect(errorAnswer('validation_failed', { fields: { dob: [dob] } })).toEqual({
      code: 'validation_failed',
      detail: 'Some answers need another look. Change the answers that are marked and send them again.',
      fields: { dob: [dob.en] },
    })
    expect(Object.keys(errorAnswer('not_found'))).toEqual(['code', 'detail'])
  })
})
