import { drawEveryPage } from '@app/api/testing-pages'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'

const pages = await drawEveryPage()
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  // How React spells what every browser reads the same.
  rules: {
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': ['error', { style: 'selfclosing' }],
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // Our own files come from where the page comes from.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

describe.each(pages)('$title', ({ html }) => {
  it('is HTML without a fault', async () => {
    const { results } = await validator.validateString(html)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message} ${html.slice(offset - 20, offset + 80)}`),
    )
    expect(faults, faults.join('\n')).toEqual([])
  })
})

it.each(['terms', 'privacy', 'legal', 'options', '401kloan', 'about-us'])(
  '%s, a long page, begins with links to each of its parts',
  (name) => {
    const page = pages.find(({ page: { asked } }) => asked.name === name)
    const list = /aria-label="Contents">(.*?)<\/nav>/s.exec(page?.html ?? '')?.[1] ?? ''
    const links = [...list.matchAll(/href="#([^"]+)">([^<]+)</g)].map(([, id, title]) => `id="${id}">${title}`)
    expect(links.length).toBeGreaterThanOrEqual(5)
    expect(links.filter((heading) => !page?.html.includes(heading))).toEqual([])
  },
)

it('a page that leads to a button at once has no such links', () => {
  const short = pages.filter(({ page: { asked } }) => asked.name === 'home' || asked.name === 'employer')
  expect(short.map(({ html }) => html.includes('aria-label="Contents"'))).not.toContain(true)
})
