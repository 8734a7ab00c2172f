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
