import { describe, expect, it } from 'vitest'
import { loginUrl } from './login-url.ts'

describe('the sign-in address of a provider', () => {
  it('is the one we know', () => {
    expect(loginUrl({ name: 'ADP', login_url: 'https://my.adp.example/sign-in' })).toBe('https://my.adp.example/sign-in')
  })

  it.each([undefined, null, '', ' '])('is a web search for its 401k login when we know none: %j', (login_url) => {
    expect(loginUrl({ name: 'Smith & Co', ...(login_url === undefined ? {} : { login_url }) })).toMatch(
      /\?q=Smith%20%26%20Co%20401k%20login$/,
    )
  })

  it.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', 'https://my.adp.example@evil.example', 'https:\\evil.example'])(
    'is a web search when what we know is no safe web address: %s',
    (login_url) => {
      expect(loginUrl({ name: 'ADP', login_url })).toMatch(/\?q=ADP%20401k%20login$/)
    },
  )
})
