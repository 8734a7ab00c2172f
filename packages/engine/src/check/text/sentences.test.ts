import { expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

it('a text has the sentences that a person sees', () => {
  expect(sentencesOf('Is it so? It is. {count} are left.')).toEqual(['Is it so?', 'It is.', '{count} are left.'])
  expect(sentencesOf('Una agencia de EE. UU. Los planes la llaman.')).toEqual(['Una agencia de EE. UU.', 'Los planes la llaman.'])
  expect(sentencesOf('Vives en EE. UU. y llamas de 9 a. m. a 6 p. m. los lunes.')).toHaveLength(1)
  expect(sentencesOf('A U.S. address. And a phone.')).toHaveLength(2)
})
