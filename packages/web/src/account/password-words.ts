import {
  fewestCharacters,
  type OwnData,
  type PasswordProblem,
  type PasswordStand,
  toSentPassword,
} from '@app/schemas/rules/people/password'
import { useWords, type Words } from '../client/language.ts'

type Own = Readonly<Record<Exclude<PasswordProblem, 'min'>, string>> & { readonly min: (fewest: number) => string }

const words: Words<Own> = {
  en: {
    required: 'Choose a password.',
    min: (fewest) => `This password is too short. Use at least ${fewest} characters. A few words in a row are easy to remember.`,
    max: 'This password is too long. Use at most 128 characters.',
    repeated: 'This password repeats the same few characters. Use different words or characters.',
    run: 'This password is a run of letters, numbers or keys. Use words or characters that don’t follow each other.',
    'own-data': 'This password is made from your name, your e-mail address or our name. Use words that have nothing to do with you or us.',
  },
  es: {
    required: 'Elige una contraseña.',
    min: (fewest) =>
      `Esta contraseña es demasiado corta. Usa al menos ${fewest} caracteres; unas cuantas palabras seguidas se recuerdan bien.`,
    max: 'Esta contraseña es demasiado larga. Usa 128 caracteres como máximo.',
    repeated: 'Esta contraseña repite los mismos caracteres. Usa palabras o caracteres distintos.',
    run: 'Esta contraseña es una fila del abecedario, de números o del teclado. Usa palabras o caracteres sin orden.',
    'own-data':
      'Esta contraseña sale de tu nombre, tu correo o nuestro nombre. Usa palabras que no tengan que ver contigo ni con nosotros.',
  },
}

type Check = (password: string, own: OwnData, stand?: PasswordStand) => string | undefined

/** What is wrong with a new password, in words, before it is sent. The service knows some more that it refuses, and says so. */
export function usePasswordWords(): Check {
  const said = useWords(words)
  return (password, own, stand = 'alone') => {
    const checked = toSentPassword(password, own, stand)
    if (checked.ok) return undefined
    return checked.problem === 'min' ? said.min(fewestCharacters[stand]) : said[checked.problem]
  }
}
