import type { BrandFile } from '@app/schemas/flow/brand'
import type { Email } from '../../core/email.ts'
import { escaped } from '../../http/answer/escaped.ts'

/** What an e-mail says. */
export type EmailWords = Pick<Email, 'subject' | 'paragraphs' | 'action' | 'unsubscribeUrl'>

/** Whose e-mail it is. */
export type EmailBrand = Pick<BrandFile, 'name' | 'legalEntity' | 'colours'> & { readonly support: Pick<BrandFile['support'], 'email'> }

/** An e-mail as plain text and as a page. The page loads nothing, so nobody learns that it was opened. */
export function emailPage(words: EmailWords, brand: EmailBrand): { readonly text: string; readonly html: string } {
  return { text: textPart(words, brand), html: htmlPart(words, brand) }
}

/** An address that a link in an e-mail may lead to. */
export function isLinkAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}

function textPart({ paragraphs, action, unsubscribeUrl }: EmailWords, { name, legalEntity, support }: EmailBrand): string {
  const parts = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${name}, ${legalEntity}\nQuestions? Write to ${support.email}`,
    ...(unsubscribeUrl === undefined ? [] : [`No more letters like this one:\n${unsubscribeUrl}`]),
  ]
  return `${parts.join('\n\n')}\n`
}

function htmlPart({ subject, paragraphs, action, unsubscribeUrl }: EmailWords, brand: EmailBrand): string {
  const { name, legalEntity, support } = brand
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${styleOf(brand)}</style>
</head>
<body>
<main>
${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}
${action ? actionPart(action) : ''}</main>
<footer>
<p>${escaped(name)}, ${escaped(legalEntity)}<br>Questions? Write to <a href="mailto:${escaped(support.email)}">${escaped(support.email)}</a></p>
${unsubscribeUrl === undefined ? '' : `<p>${link(unsubscribeUrl, 'No more letters like this one')}</p>\n`}</footer>
</body>
</html>
`
}

/** Not every program shows the button as one, so the address is below it. */
function actionPart({ label, url }: { readonly label: string; readonly url: string }): string {
  return `<p>${link(url, label, ' class="button"')}</p>
<p class="quiet">If the button does not work, open this address: ${link(url, url)}</p>
`
}

function link(url: string, words: string, more = ''): string {
  return `<a${more} href="${escaped(isLinkAddress(url) ? url : '#')}">${escaped(words)}</a>`
}

function styleOf({ colours: { light, dark } }: EmailBrand): string {
  return `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: ${light.paper}; color: ${light.ink}; font: 16px/1.5 system-ui, sans-serif; }
main, footer { max-width: 560px; margin: 0 auto; overflow-wrap: anywhere; }
a { color: ${light.brand}; }
a.button { display: inline-block; padding: 12px 20px; border-radius: 8px; background: ${light.brand}; color: ${light.onBrand}; font-weight: 600; text-decoration: none; }
footer { margin-top: 32px; border-top: 1px solid ${light.border}; }
footer, .quiet { color: ${light.muted}; font-size: 14px; }
@media (prefers-color-scheme: dark) {
body { background: ${dark.paper}; color: ${dark.ink}; }
a { color: ${dark.brand}; }
a.button { background: ${dark.brand}; color: ${dark.onBrand}; }
footer { border-color: ${dark.border}; }
footer, .quiet { color: ${dark.muted}; }
}
`
}
