import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { Words } from '@app/schemas/language'
import type { WrittenEmail } from '../../core/email.ts'
import { escaped } from '../../http/answer/escaped.ts'

/** What an e-mail says, and in which language. */
export type EmailWords = Pick<WrittenEmail, 'language' | 'subject' | 'paragraphs' | 'action' | 'unsubscribeUrl'>

/** Whose e-mail it is. */
export type EmailBrand = Pick<BrandFile, 'name' | 'legalEntity' | 'postalAddress' | 'colours'> & {
  readonly support: Pick<BrandFile['support'], 'email' | 'phone'>
}

type Own = {
  readonly questions: (email: string, phone: string) => string
  /** Why people get it: news they asked for, or something of theirs that it’s about. */
  readonly why: (brand: string, isNews: boolean) => string
  readonly stop: string
  readonly button: string
}

const frameWords: Words<Own> = {
  en: {
    questions: (email, phone) => `Questions? Write to ${email} or call ${phone}.`,
    why: (brand, isNews) =>
      isNews
        ? `You’re getting this e-mail because you asked ${brand} for news.`
        : `You’re getting this e-mail because it’s about something you did or asked for at ${brand}.`,
    stop: 'Unsubscribe from e-mails like this one',
    button: 'If the button doesn’t work, open this address:',
  },
  es: {
    questions: (email, phone) => `¿Preguntas? Escribe a ${email} o llama al ${phone}.`,
    why: (brand, isNews) =>
      isNews
        ? `Recibes este correo porque pediste noticias a ${brand}.`
        : `Recibes este correo porque trata de algo que hiciste o pediste en ${brand}.`,
    stop: 'No quiero más correos como este',
    button: 'Si el botón no funciona, abre esta dirección:',
  },
}

/** An e-mail as plain text and as a page. The page loads nothing, so nobody learns that it was opened. */
export function emailPage(words: EmailWords, brand: EmailBrand): { readonly text: string; readonly html: string } {
  return { text: textPart(words, brand), html: htmlPart(words, brand) }
}

/** An address that a link in an e-mail may lead to. */
export function isLinkAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}

function textPart({ language, paragraphs, action, unsubscribeUrl }: EmailWords, brand: EmailBrand): string {
  const { name, legalEntity, postalAddress, support } = brand
  const { questions, why, stop } = frameWords[language]
  const parts = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${name}\n${questions(support.email, support.phone)}`,
    why(name, unsubscribeUrl !== undefined),
    `${legalEntity}, ${postalAddress}`,
    ...(unsubscribeUrl === undefined ? [] : [`${stop}:\n${unsubscribeUrl}`]),
  ]
  return `${parts.join('\n\n')}\n`
}

function htmlPart({ language, subject, paragraphs, action, unsubscribeUrl }: EmailWords, brand: EmailBrand): string {
  const { name, legalEntity, postalAddress, support } = brand
  const { questions, why, stop } = frameWords[language]
  const ask = escaped(questions(support.email, support.phone)).replace(escaped(support.email), () => mailLink(support.email))
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${styleOf(brand)}</style>
</head>
<body>
<header><p class="name">${escaped(name)}</p></header>
<main>
<h1>${escaped(subject)}</h1>
${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}
${action ? actionPart(action, frameWords[language].button) : ''}</main>
<footer>
<p>${ask}</p>
<p>${escaped(why(name, unsubscribeUrl !== undefined))}</p>
<p>${escaped(`${legalEntity}, ${postalAddress}`)}</p>
${unsubscribeUrl === undefined ? '' : `<p>${link(unsubscribeUrl, stop)}</p>\n`}</footer>
</body>
</html>
`
}

/** Not every program shows the button as one, so the address is below it. */
function actionPart({ label, url }: { readonly label: string; readonly url: string }, words: string): string {
  return `<p>${link(url, label, ' class="button"')}</p>
<p class="quiet">${words} ${link(url, url)}</p>
`
}

function mailLink(email: string): string {
  return `<a href="mailto:${escaped(email)}">${escaped(email)}</a>`
}

function link(url: string, words: string, more = ''): string {
  return `<a${more} href="${escaped(isLinkAddress(url) ? url : '#')}">${escaped(words)}</a>`
}

function styleOf({ colours: { light, dark } }: EmailBrand): string {
  return `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: ${light.paper}; color: ${light.ink}; font: 16px/1.5 system-ui, sans-serif; }
header, main, footer { max-width: 560px; margin: 0 auto; overflow-wrap: anywhere; }
header { border-bottom: 1px solid ${light.border}; }
.name { margin: 0 0 12px; color: ${light.brand}; font-size: 18px; font-weight: 700; }
h1 { margin: 24px 0 16px; font-size: 22px; line-height: 1.3; }
a { color: ${light.brand}; }
a.button { display: inline-block; padding: 12px 20px; border-radius: 8px; background: ${light.brand}; color: ${light.onBrand}; font-weight: 600; text-decoration: none; }
footer { margin-top: 32px; border-top: 1px solid ${light.border}; }
footer, .quiet { color: ${light.muted}; font-size: 14px; }
@media (prefers-color-scheme: dark) {
body { background: ${dark.paper}; color: ${dark.ink}; }
header, footer { border-color: ${dark.border}; }
.name, a { color: ${dark.brand}; }
a.button { background: ${dark.brand}; color: ${dark.onBrand}; }
footer, .quiet { color: ${dark.muted}; }
}
`
}
