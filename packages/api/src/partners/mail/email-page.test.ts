import { expect, it } from 'vitest'
import { emailPage } from './email-page.ts'
import { sampleBrand } from './testing/sample-email.ts'

const words = {
  language: 'en' as const,
  subject: 'Confirm your address',
  paragraphs: ['Hello Ana.', 'Please confirm that this is your address.'],
  action: { label: 'Confirm', url: 'https://finder.example/confirm?token=a&next=b' },
  unsubscribeUrl: 'https://finder.example/unsubscribe?token=c',
}

it('says the same as text and as a page', () => {
  expect(emailPage(words, sampleBrand).text).toBe(`Hello Ana.

Please confirm that this is your address.

Confirm:
https://finder.example/confirm?token=a&next=b

-- 
Finder & Sons
Questions? Write to help@finder.example or call 800 555 0100.

You’re getting this e-mail because you asked Finder & Sons for news.

Finder Savings, Inc., 1 Main Street, Springfield, IL 62701

Unsubscribe from e-mails like this one:
https://finder.example/unsubscribe?token=c
`)
  const { html } = emailPage(words, sampleBrand)
  expect(html).toContain('<p>Hello Ana.</p>')
  expect(html).toContain('<a class="button" href="https://finder.example/confirm?token=a&amp;next=b">Confirm</a>')
  expect(html).toContain('<p class="name">Finder &amp; Sons</p>')
  expect(html).toContain('<h1>Confirm your address</h1>')
  expect(html).toContain('Questions? Write to <a href="mailto:help@finder.example">')
  expect(html).toContain('Finder Savings, Inc., 1 Main Street, Springfield, IL 62701')
  expect(html).toContain('<a href="https://finder.example/unsubscribe?token=c">Unsubscribe from e-mails like this one</a>')
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<title>Confirm your address</title>')
})

it('is in the language of its reader, all around what it says', () => {
  const { html, text } = emailPage({ ...words, language: 'es' }, sampleBrand)
  expect(html).toContain('<html lang="es">')
  for (const page of [html, text]) {
    expect(page).toContain('Recibes este correo porque')
    expect(page).not.toMatch(/Questions|You’re getting|Unsubscribe/)
  }
})

it('says why people get it: for news, or for something of theirs', () => {
  const { unsubscribeUrl: _none, ...own } = words
  expect(emailPage(own, sampleBrand).text).toContain('about something you did or asked for')
  expect(emailPage(words, sampleBrand).text).toContain('because you asked Finder & Sons for news')
})

it('has at most one button, and none when there is nothing to do', () => {
  const { paragraphs, subject, language } = words
  expect(emailPage(words, sampleBrand).html.match(/class="button"/g)).toHaveLength(1)
  expect(emailPage({ paragraphs, subject, language }, sampleBrand).html).not.toContain('class="button"')
  expect(emailPage({ paragraphs, subject, language }, sampleBrand).text).not.toContain('http')
})

it('shows markup as it was typed, wherever it is', () => {
  const evil = `"'><img src=x onerror=alert(1)>&amp;</title></style><script>`
  const page = emailPage(
    {
      language: 'en',
      subject: evil,
      paragraphs: [evil],
      action: { label: evil, url: `https://a.example/${evil}` },
      unsubscribeUrl: `https://a.example/${evil}`,
    },
    { ...sampleBrand, name: evil, legalEntity: evil, postalAddress: evil, support: { email: evil, phone: evil } },
  )
  expect(page.html).not.toMatch(/<img|<script/)
  expect(page.html.match(/<\/(title|style)>/g)).toEqual(['</title>', '</style>'])
  expect(page.html).not.toMatch(/=["'][^"']*["'][^ >]/)
  expect(page.text).toContain(evil)
})

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'mailto:a@b.example', ' https://a.example', ''])(
  'does not link to %j',
  (url) => {
    const { html } = emailPage({ ...words, action: { label: 'Go', url }, unsubscribeUrl: url }, sampleBrand)
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['#', '#', 'mailto:help@finder.example', '#'])
  },
)

it('loads nothing, so that nobody learns that it was opened', () => {
  const { html } = emailPage(words, sampleBrand)
  expect(html).not.toMatch(/<(img|link|script|iframe|video|object)|@import|url\(|\bsrc=/)
})

it('has colours for a light screen and for a dark one', () => {
  const { html } = emailPage(words, sampleBrand)
  const [light, dark] = html.split('@media (prefers-color-scheme: dark)')
  expect(light).toContain('background: #FFFFFF; color: #111111')
  expect(dark).toContain('background: #000000; color: #EEEEEE')
})
