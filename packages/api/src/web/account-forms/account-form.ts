import { accountFormWords } from '@app/schemas/pages/account-form-words'
import { escaped } from '../../http/answer/escaped.ts'

export type AccountPage = 'signin' | 'signup'

/** What was typed into a form, and what is wrong with it. Passwords are never among it. */
export type TypedAccount = { readonly values: Readonly<Record<string, string>>; readonly errors: Readonly<Record<string, string>> }

export const nothingTyped: TypedAccount = { values: {}, errors: {} }

type Field = { readonly name: string; readonly label: string; readonly type: string; readonly autocomplete: string }
type Words = { readonly title: string; readonly send: string; readonly problem: string; readonly fields: readonly Field[] }
/** Why a form can only be sent later, when no script does what is asked for. */
export type Later = 'challenge_required' | 'too_many_requests'

type Language = keyof typeof accountFormWords

/** Words that only this drawing has. */
const ownWords = {
  en: { problem: 'There’s a problem' },
  es: { problem: 'Hay un problema' },
} as const satisfies Readonly<Record<Language, Readonly<Record<'problem', string>>>>

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
export function accountTitle(page: AccountPage, language: string, { errors }: TypedAccount): string {
  const { title } = wordsOf(page, language)
  return Object.keys(errors).length > 0 ? `Error: ${title}` : title
}

/** The form as it is before the script is there: it is sent to the address of its page, with the query that says where to go on. */
export function drawAccountForm(page: AccountPage, language: string, search: string, { values, errors }: TypedAccount): string {
  const { title, send, problem, fields } = wordsOf(page, language)
  const wrong = Object.values(errors)
  const summary =
    wrong.length === 0
      ? ''
      : `<div role="alert"><h2>${escaped(problem)}</h2><ul>${wrong.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul></div>`
  const drawn = fields.map((field) => drawField(field, values[field.name] ?? '', errors[field.name]))
  return `<main class="drawn-form"><h1>${escaped(title)}</h1>${summary}<form method="post" action="/${page}${escaped(search)}">${drawn.join('')}<p><button type="submit">${escaped(send)}</button></p></form></main>`
}

function drawField({ name, label, type, autocomplete }: Field, value: string, error: string | undefined): string {
  const shown = type === 'password' ? '' : ` value="${escaped(value)}"`
  const [said, described] =
    error === undefined
      ? ['', '']
      : [`<span id="${name}-error">${escaped(error)}</span> `, ` aria-invalid="true" aria-describedby="${name}-error"`]
  return `<p><label for="${name}">${escaped(label)}</label> ${said}<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"${shown}${described} /></p>`
}

/** By the language of the page, in the words of the form that takes its place when the script is there. */
function wordsOf(page: AccountPage, language: string): Words {
  const known: Language = language === 'es' ? 'es' : 'en'
  const own = ownWords[known]
  const said = accountFormWords[known]
  const email = { name: 'email', label: said.email, type: 'email' } as const
  const title = { title: page === 'signin' ? said.signInTitle : said.signUpTitle, problem: own.problem }
  if (page === 'signin')
    return {
      ...title,
      send: said.signIn,
      fields: [
        { ...email, autocomplete: 'username' },
        { name: 'password', label: said.password, type: 'password', autocomplete: 'current-password' },
      ],
    }
  return {
    ...title,
    send: said.make,
    fields: [
      { name: 'first_name', label: said.firstName, type: 'text', autocomplete: 'given-name' },
      { name: 'last_name', label: said.lastName, type: 'text', autocomplete: 'family-name' },
      { ...email, autocomplete: 'email' },
      { name: 'password1', label: said.newPassword, type: 'password', autocomplete: 'new-password' },
    ],
  }
}
