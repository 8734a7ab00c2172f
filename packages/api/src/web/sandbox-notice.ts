import type { Language } from '@app/schemas/language'
import type { Sandboxed } from '../partners/sandboxes-by-name.ts'

export const sandboxNoticeStyle = '/sandbox-notice.css'

export const sandboxNoticeCss = `.sandbox-notice {
  padding: 0.5rem 1rem;
  background: #5b2333;
  color: #fff;
  font: 1rem/1.4 system-ui, sans-serif;
  text-align: center;
}
`

/** What stands at the head of every page of a service in production whose partners are not all real. None when they are. */
export function sandboxNotice(sandboxes: readonly Sandboxed[], language: Language): string {
  if (sandboxes.length === 0) return ''
  const list = new Intl.ListFormat(language).format(sandboxes.map((what) => what[language]))
  const [title, text] =
    language === 'es'
      ? ['Modo de prueba.', `No es real: ${list}. Aquí no se mueve dinero de verdad.`]
      : ['Test mode.', `Not real here: ${list}. No real money moves.`]
  return `<link rel="stylesheet" href="${sandboxNoticeStyle}"><aside class="sandbox-notice" role="note"><strong>${title}</strong> ${text}</aside>`
}

export function withNotice(html: string, notice: string): string {
  return notice === '' ? html : html.replace(/<body[^>]*>/, (body) => body + notice)
}
