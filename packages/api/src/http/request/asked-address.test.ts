import { expect, it } from 'vitest'
import { askedAddress } from './asked-address.ts'

it.each([
  ['/privacy?language=es', '/privacy', 'es'],
  ['//other.example/x?language=es', '/other.example/x', 'es'],
  ['/\\other.example', '/other.example', null],
  ['/.//other.example', '/other.example', null],
  ['//', '/', null],
  ['//:/?language=es', '/:/', 'es'],
  ['//[?language=es', '/[', 'es'],
  ['http://other.example/privacy?language=es', '/privacy', 'es'],
  ['http://[', '/', null],
  ['?language=es', '/', 'es'],
  ['*', '/*', null],
  ['', '/', null],
])('%j is a page of ours, whatever it names', (url, pathname, language) => {
  const asked = askedAddress(url)
  expect([asked.host, asked.pathname, asked.searchParams.get('language')]).toEqual(['page', pathname, language])
})
