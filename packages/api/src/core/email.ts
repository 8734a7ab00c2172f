import type { Language, Words } from '@app/schemas/language'
import type { EmailKind } from './email-kinds.ts'

/** What an e-mail says in one language. */
export type EmailText = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The words of the button; those of its page where none are given. */
  readonly button?: string
}

/** An e-mail to one person, in every language: one that lacks a language doesn't compile. Its layout is not decided here. */
export type Email = Words<EmailText> & {
  /** What kind of e-mail it is, for lists and counts, and for what its notification is about: `password-reset`. */
  readonly kind: EmailKind
  readonly to: string
  readonly personId?: string
  /** The language of people without an account. Everyone else gets the one that’s saved with them. */
  readonly language?: Language
  /** What the e-mail is about: one of our pages, such as /dashboard/loan, or a whole address. It never signs in by itself. */
  readonly link: string
  /** Only in e-mails that people can opt out of. */
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
  ['/contact-us', { en: 'Write to us', es: 'Escribirnos' }],
  ['/forgot-password', { en: 'Ask for a new password', es: 'Pedir una contraseña nueva' }],
  ['/dashboard/documents', { en: 'Open my documents', es: 'Abrir mis documentos' }],
  ['/dashboard/loan', { en: 'Open my loan', es: 'Abrir mi préstamo' }],
  ['/dashboard/rollover', { en: 'See my moves', es: 'Ver mis traslados' }],
  ['/dashboard/search-result', { en: 'See what we found', es: 'Ver lo que encontramos' }],
  ['/dashboard/transfer', { en: 'Open Move money', es: 'Abrir Mover dinero' }],
  ['/dashboard', { en: 'Open my dashboard', es: 'Abrir mi panel' }],
  ['', { en: 'Open the page', es: 'Abrir la página' }],
]

export function emailIn(language: Language, email: Email, publicUrl: string): WrittenEmail {
  const { kind, to, personId, unsubscribeUrl, link } = email
  const { subject, paragraphs } = email[language]
  return {
    kind,
    to,
    language,
    subject,
    paragraphs,
    ...(personId !== undefined && { personId }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    action: { label: buttonOf(email, language), url: link.startsWith('/') ? publicUrl + link : link },
  }
}

/** Words that a colleague wrote, or that only colleagues read: they are the same in every language. */
export function sameInAll(text: EmailText): Words<EmailText> {
  return { en: text, es: text }
}

/** The words of the button: its own, or those of its page. */
export function buttonOf({ link, ...email }: Email, language: Language): string {
  return email[language].button ?? pageButtons.find(([page]) => link.startsWith(page))?.[1][language] ?? ''
}
