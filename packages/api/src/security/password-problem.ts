/// <reference path="./fxa-common-password-list.d.ts" />
import type { Words } from '@app/schemas/language'
import {
  fewestCharacters,
  type OwnData,
  type PasswordProblem,
  type PasswordStand,
  toSentPassword,
} from '@app/schemas/rules/people/password'
import common from 'fxa-common-password-list'

const isCommonWords: Words<string> = {
  en: 'This is one of the passwords that are tried first. Choose one that nobody else would think of.',
  es: 'Esta es una de las contraseñas que se prueban primero. Elige una que a nadie más se le ocurra.',
}

const words = {
  required: { en: 'Choose a password.', es: 'Elige una contraseña.' },
  min: (stand: PasswordStand) => ({
    en: `This password is too short. Use at least ${fewestCharacters[stand]} characters. A few words in a row are easy to remember.`,
    es: `Esta contraseña es demasiado corta. Usa al menos ${fewestCharacters[stand]} caracteres. Unas palabras seguidas son fáciles de recordar.`,
  }),
  max: {
    en: 'This password is too long. Use at most 128 characters.',
    es: 'Esta contraseña es demasiado larga. Usa 128 caracteres como máximo.',
  },
  repeated: {
    en: 'This password repeats the same few characters. Use different words or characters.',
    es: 'Esta contraseña repite los mismos pocos caracteres. Usa palabras o caracteres distintos.',
  },
  run: {
    en: 'This password is a run of letters, numbers or keys. Use words or characters that don’t follow each other.',
    es: 'Esta contraseña es una serie de letras, números o teclas. Usa palabras o caracteres que no vayan seguidos.',
  },
  'own-data': {
    en: 'This password is made from your name, your e-mail address or our name. Use words that have nothing to do with you or us.',
    es: 'Esta contraseña sale de tu nombre, de tu correo o de nuestro nombre. Usa palabras que no tengan nada que ver contigo ni con nosotros.',
  },
} as const satisfies Record<PasswordProblem, Words<string> | ((stand: PasswordStand) => Words<string>)>

/** What is wrong with a new password and what to do, without repeating it. Undefined when it is good. */
export function passwordProblem(password: string, own: OwnData, stand: PasswordStand): Words<string> | undefined {
  const checked = toSentPassword(password, own, stand)
  if (!checked.ok) {
    const said = words[checked.problem]
    return typeof said === 'function' ? said(stand) : said
  }
  return isCommon(checked.value) ? isCommonWords : undefined
}

/** Also with capitals, and with the digits and signs that people put behind. The list is in small letters. */
function isCommon(password: string): boolean {
  const small = password.toLowerCase()
  return common.test(small) || common.test(small.replace(/\P{L}+$/u, ''))
}
