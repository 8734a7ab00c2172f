/// <reference path="./fxa-common-password-list.d.ts" />
import {
  fewestCharacters,
  type OwnData,
  type PasswordProblem,
  type PasswordStand,
  toSentPassword,
} from '@app/schemas/rules/people/password'
import common from 'fxa-common-password-list'

const isCommonWords = 'This is one of the passwords that are tried first. Choose one that nobody else would think of.'

const words = {
  required: 'Choose a password.',
  min: (stand: PasswordStand) =>
    `This password is too short. Use at least ${fewestCharacters[stand]} characters. A few words in a row are easy to remember.`,
  max: 'This password is too long. Use at most 128 characters.',
  repeated: 'This password repeats the same few characters. Use different words or characters.',
  run: 'This password is a run of letters, numbers or keys. Use words or characters that don’t follow each other.',
  'own-data': 'This password is made from your name, your e-mail address or our name. Use words that have nothing to do with you or us.',
} as const satisfies Record<PasswordProblem, string | ((stand: PasswordStand) => string)>

/** What is wrong with a new password and what to do, without repeating it. Undefined when it is good. */
export function passwordProblem(password: string, own: OwnData, stand: PasswordStand): string | undefined {
  const checked = toSentPassword(password, own, stand)
  if (!checked.ok) {
    const said = words[checked.problem]
    return typeof said === 'string' ? said : said(stand)
  }
  return isCommon(checked.value) ? isCommonWords : undefined
}

/** Also with capitals, and with the digits and signs that people put behind. The list is in small letters. */
function isCommon(password: string): boolean {
  const small = password.toLowerCase()
  return common.test(small) || common.test(small.replace(/\P{L}+$/u, ''))
}
