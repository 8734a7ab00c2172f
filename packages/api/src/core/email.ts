import type { Language, Words } from '@app/schemas/language'

/** What an e-mail says in one language. */
export type EmailText = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The words of the button; those of its page where none are given. */
  readonly button?: string
}

/** An e-mail to one person, in every language: one that lacks a language doesn't compile. Its layout is not decided here. */
export type Email = Words<EmailText> & {
  /** What kind of e-mail it is, for lists and counts: `password-reset`. */
  readonly kind: string
  readonly to: string
  readonly personId?: string
  /** The language of people without an account. Everybody else gets the one that is saved with them. */
  readonly language?: Language
  /** What the e-mail speaks of: one of our pages, such as /dashboard, or a whole address. It never signs in by itself. */
  readonly link?: string
  /** Only in e-mails that people may do without. */
  readonly unsubscribeUrl?: string
}

/** An e-mail in the language of its reader. */
export type WrittenEmail = Pick<Email, 'kind' | 'to' | 'personId' | 'unsubscribeUrl'> & {
  readonly language: Language
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string }
}

/** What a button says that leads to a page. */
const pageButtons: readonly (readonly [string, Words<string>])[] = [
  ['/dashboard/settings', { en: 'Open my settings', es: 'Abrir mis ajustes' }],
  ['/forgot-password', { en: 'Ask for a new password', es: 'Pedir una contraseña nueva' }],
  ['/dashboard', { en: 'Open my dashboard', es: 'Abrir mi panel' }],
  ['', { en: 'Open the page', es: 'Abrir la página' }],
]

export function emailIn(language: Language, email: Email, publicUrl: string): WrittenEmail {
  const { kind, to, personId, unsubscribeUrl, link } = email
  const { subject, paragraphs, button } = email[language]
  return {
    kind,
    to,
    language,
    subject,
    paragraphs,
    ...(personId !== undefined && { personId }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    ...(link !== undefined && {
      action: { label: button ?? buttonFor(link, language), url: link.startsWith('/') ? publicUrl + link : link },
    }),
  }
}

/** Words that a colleague wrote, or that only colleagues read: they are the same in every language. */
export function sameInAll(text: EmailText): Words<EmailText> {
  return { en: text, es: text }
}

function buttonFor(link: string, language: Language): string {
  return pageButtons.find(([page]) => link.startsWith(page))?.[1][language] ?? ''
}
