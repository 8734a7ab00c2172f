import { emailField } from '@app/schemas/api/fields'
import { emptyable } from '@app/schemas/api/people/settings'
import { says } from '@app/schemas/api/says'
import { inEnglishFor, type Said, saidIn } from '@app/schemas/errors'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readPart } from './read-request.ts'

const body = z.strictObject({
  email: emailField.exactOptional(),
  other: emptyable(emailField).exactOptional(),
  name: z.string().min(1).max(3).exactOptional(),
  kind: z.enum(['a', 'b']).exactOptional(),
  list: z.array(z.string()).min(1).max(2).exactOptional(),
  amount: z.number().min(2).multipleOf(2).exactOptional(),
  agreed: z.literal(true, says({ en: 'Say true.', es: 'Di que sí.' })).exactOptional(),
  reason: z
    .string()
    .min(1, says(inEnglishFor('colleagues', 'Say why.')))
    .exactOptional(),
})
const wordsOf = (given: object) => readPart('body', body, given).problems?.map(({ words }) => inBoth(words))
const inBoth = (words: Said) => [saidIn(words, 'en'), saidIn(words, 'es')]

it.each([
  [{ email: 'no address' }, 'Enter an e-mail address like name@example.com.', 'Escribe un correo electrónico como nombre@example.com.'],
  [{ other: 'no address' }, 'Enter an e-mail address like name@example.com.', 'Escribe un correo electrónico como nombre@example.com.'],
  [{ agreed: false }, 'Say true.', 'Di que sí.'],
  [{ reason: '' }, 'Say why.', 'Say why.'],
  [{ name: '' }, 'Enter something here.', 'Escribe algo aquí.'],
  [{ name: 'long' }, 'Use at most 3 characters.', 'Usa como máximo 3 caracteres.'],
  [{ name: 3 }, 'This must be a text.', 'Esto tiene que ser un texto.'],
  [{ kind: 'c' }, 'Choose one of these: a, b.', 'Elige una de estas opciones: a, b.'],
  [{ list: [] }, 'Give at least 1 entry.', 'Da al menos 1 elemento.'],
  [{ list: ['a', 'b', 'c'] }, 'Give at most 2 entries.', 'Da como máximo 2 elementos.'],
  [{ amount: 3 }, 'This must be a multiple of 2.', 'Esto tiene que ser un múltiplo de 2.'],
  [{ amount: 0 }, 'This must be at least 2.', 'Esto tiene que ser al menos 2.'],
  [{ colour: 'red' }, 'This field isn’t known here.', 'Aquí no se conoce este campo.'],
  [{ name: '\0' }, 'Take out the characters that can’t be shown.', 'Quita los caracteres que no se pueden mostrar.'],
])('%j is refused in English and in Spanish', (given, en, es) => {
  expect(wordsOf(given)).toEqual([[en, es]])
})

it('a field that may be sent empty says nothing then', () => {
  expect(readPart('body', body, { other: '' })).toEqual({ data: { other: null } })
})
