import { escaped } from '../../http/answer/escaped.ts'
import { plainPage } from '../../http/answer/plain-page.ts'
import { type EmailWords, isLinkAddress } from '../../partners/mail/email-page.ts'

export type ListedEmail = {
  readonly id: string
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly state: 'waiting' | 'sent' | 'refused'
  readonly created_at: Date
}

/** The e-mails that no mail server has sent, for people who develop or demonstrate the service. */
export function outboxPage(emails: readonly ListedEmail[]): string {
  const list = emails.length === 0 ? '<p>There are no e-mails yet.</p>' : emails.map(listed).join('\n')
  return plainPage('Outbox', `<h1>Outbox</h1>\n<p>No mail server is set up: e-mails stay here. The newest come first.</p>\n${list}`)
}

/** One e-mail to read, with links that lead where they would. */
export function outboxEmailPage(email: ListedEmail & EmailWords): string {
  const { subject, paragraphs, action, unsubscribeUrl } = email
  const links = [
    ...(action ? [`<p><strong>${link(action.url, action.label)}</strong></p>`] : []),
    ...(unsubscribeUrl === undefined ? [] : [`<p>${link(unsubscribeUrl, 'Unsubscribe from e-mails like this one')}</p>`]),
  ]
  return plainPage(
    subject,
    `<p><a href="/dev/outbox">All e-mails</a></p>
<h1>${escaped(subject)}</h1>
${facts(email)}
<article>
${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}
${links.join('\n')}
</article>`,
  )
}

function listed(email: ListedEmail): string {
  return `<article>
<h2><a href="/dev/outbox/${escaped(email.id)}">${escaped(email.subject)}</a></h2>
${facts(email)}
</article>`
}

function facts({ to, kind, state, created_at }: ListedEmail): string {
  const when = created_at.toISOString()
  return `<dl>
<dt>To</dt><dd>${escaped(to)}</dd>
<dt>When</dt><dd><time datetime="${when}">${when.slice(0, 19).replace('T', ' ')} UTC</time></dd>
<dt>Kind</dt><dd>${escaped(kind)}${state === 'sent' ? '' : `, ${state}`}</dd>
</dl>`
}

function link(url: string, words: string): string {
  return isLinkAddress(url) ? `<a href="${escaped(url)}">${escaped(words)}</a>` : escaped(words)
}
