import type { UnfinishedSignIn } from '@app/schemas/errors'
import { accountFormWords, factorFormWords } from '@app/schemas/pages/account-form-words'
import { escaped } from '../../http/answer/escaped.ts'

export type AccountPage = 'signin' | 'signup'

/** What was typed into a form, and what is wrong with it. Passwords are never among it. */
export type TypedAccount = {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  /** The password was right, and a second factor is asked for. */
  readonly signIn?: UnfinishedSignIn | undefined
}

export const nothingTyped: TypedAccount = { values: {}, errors: {} }

type Field = {
  readonly name: string
  readonly label: string
  readonly type: string
  readonly autocomplete: string
  readonly help?: string
}
type Words = {
  readonly title: string
  readonly lead?: string
  readonly send: string
  readonly fields: readonly Field[]
  /** What is sent with it and not seen. */
  readonly hidden?: Readonly<Record<string, string>>
  /** Where it begins again. */
  readonly again?: string
}
/** Why a form can only be sent later, when no script does what is asked for. */
export type Later = 'challenge_required' | 'too_many_requests'

type Language = keyof typeof accountFormWords

/** Words that only this drawing has. */
const ownWords = {
  en: {
    problem: 'There’s a problem',
    passkeyOnly: 'Your passkey needs JavaScript. Turn it on in your browser, then sign in again.',
  },
  es: {
    problem: 'Hay un problema',
    passkeyOnly: 'Tu llave de acceso necesita JavaScript. Actívalo en tu navegador e inicia sesión otra vez.',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<'problem' | 'passkeyOnly', string>>>>

const laterWords: Readonly<Record<string, Readonly<Record<Later, (minutes: number) => string>>>> = {
  en: {
    challenge_required: (minutes) =>
      `We’re getting more requests than usual, so your browser has to do a short check first. It needs JavaScript for that. Turn it on, or try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    too_many_requests: (minutes) =>
      `That was too many tries in a short time. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  },
  es: {
    challenge_required: (minutes) =>
      `Hay más solicitudes que de costumbre y tu navegador debe hacer antes una revisión corta. Para eso necesita JavaScript. Actívalo, o inténtalo de nuevo en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
    too_many_requests: (minutes) =>
      `Fueron demasiados intentos en poco tiempo. Espera ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} e inténtalo de nuevo.`,
  },
}

/** When a form may be sent again, in words. */
export function sayLater(language: string, why: Later, retryAfterSeconds: number): string {
  const said = laterWords[language]?.[why] ?? laterWords['en']?.[why]
  return said?.(Math.max(1, Math.ceil(retryAfterSeconds / 60))) ?? ''
}

/** The page of an address, when it is one of these two. */
export function accountPageAt(pathname: string): AccountPage | undefined {
  return pathname === '/signin' ? 'signin' : pathname === '/signup' ? 'signup' : undefined
}

/** The title of the window. What is wrong is heard first. */
export function accountTitle(page: AccountPage, language: string, { errors, signIn }: TypedAccount): string {
  const { title } = wordsOf(page, language, signIn)
  return Object.keys(errors).length > 0 ? `Error: ${title}` : title
}

/** The form as it is before the script is there: it is sent to the address of its page, with the query that says where to go on. */
export function drawAccountForm(page: AccountPage, language: string, search: string, { values, errors, signIn }: TypedAccount): string {
  const { title, lead, send, fields, hidden = {}, again } = wordsOf(page, language, signIn)
  const address = `/${page}${escaped(search)}`
  const wrong = Object.values(errors)
  const kept = Object.entries(hidden).map(drawHidden).join('')
  const drawn = fields.map((field) => drawField(field, values[field.name] ?? '', errors[field.name]))
  const parts = [
    `<h1>${escaped(title)}</h1>`,
    wrong.length > 0 &&
      `<div role="alert"><h2>${escaped(ownWords[known(language)].problem)}</h2><ul>${wrong.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul></div>`,
    lead && `<p>${escaped(lead)}</p>`,
    fields.length > 0
      ? `<form method="post" action="${address}">${kept}${drawn.join('')}<p><button type="submit">${escaped(send)}</button></p></form>`
      : kept,
    again && `<p><a href="${address}">${escaped(again)}</a></p>`,
  ]
  return `<main class="drawn-form">${parts.filter(Boolean).join('')}</main>`
}

function drawHidden([name, value]: readonly [string, string]): string {
  return `<input type="hidden" name="${name}" value="${escaped(value)}" />`
}

function drawField({ name, label, type, autocomplete, help }: Field, value: string, error: string | undefined): string {
  const shown = type === 'password' ? '' : ` value="${escaped(value)}"`
  const beside = { [`${name}-help`]: help, [`${name}-error`]: error }
  const said = Object.entries(beside).flatMap(([id, text]) => (text === undefined ? [] : [{ id, text }]))
  const spans = said.map(({ id, text }) => `<span id="${id}">${escaped(text)}</span> `).join('')
  const described = said.length > 0 ? ` aria-describedby="${said.map(({ id }) => id).join(' ')}"` : ''
  const invalid = error === undefined ? '' : ' aria-invalid="true"'
  return `<p><label for="${name}">${escaped(label)}</label> ${spans}<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"${shown}${invalid}${described} /></p>`
}

function known(language: string): Language {
  return language === 'es' ? 'es' : 'en'
}

/** By the language of the page, in the words of the form that takes its place when the script is there. */
function wordsOf(page: AccountPage, language: string, signIn: UnfinishedSignIn | undefined): Words {
  if (signIn) return factorWordsOf(signIn, known(language))
  const said = accountFormWords[known(language)]
  const email = { name: 'email', label: said.email, type: 'email' } as const
  if (page === 'signin')
    return {
      title: said.signInTitle,
      send: said.signIn,
      fields: [
        { ...email, autocomplete: 'username' },
        { name: 'password', label: said.password, type: 'password', autocomplete: 'current-password' },
      ],
    }
  return {
    title: said.signUpTitle,
    send: said.make,
    fields: [
      { name: 'first_name', label: said.firstName, type: 'text', autocomplete: 'given-name' },
      { name: 'last_name', label: said.lastName, type: 'text', autocomplete: 'family-name' },
      { ...email, autocomplete: 'email' },
      { name: 'password1', label: said.newPassword, type: 'password', autocomplete: 'new-password' },
    ],
  }
}

/** A code can be typed anywhere. A passkey is shown by a script. */
function factorWordsOf({ token, by, expires_at }: UnfinishedSignIn, language: Language): Words {
  const said = factorFormWords[language]
  const hasApp = by.includes('app')
  const hidden = { sign_in: token, by: by.join(' '), expires_at }
  if (!hasApp && !by.includes('backup-code'))
    return { title: said.title, lead: ownWords[language].passkeyOnly, send: '', fields: [], hidden, again: said.again }
  const help = hasApp ? said.codeHelp : said.backupCode
  return {
    title: said.title,
    lead: said.lead,
    send: said.confirm,
    fields: [{ name: 'code', label: said.code, type: 'text', autocomplete: 'one-time-code', help }],
    hidden,
    again: said.again,
  }
}
