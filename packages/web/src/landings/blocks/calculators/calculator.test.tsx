import { type CalculatorBlock, calculatorFields } from '@app/schemas/pages/calculator-fields'
import { typedWords } from '@app/schemas/pages/typed-words'
import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { drawnBlocks } from '../../testing/drawn-block.tsx'
import { sampleCalculators } from '../../testing/sample-calculators.ts'

const typedIn = (block: CalculatorBlock) =>
  Object.fromEntries(calculatorFields(block, 'en').map(({ name, start }) => [name, typedWords(start)] as const))

describe.each(sampleCalculators)('the block $block', (block) => {
  const draw = (sent?: Parameters<typeof drawnBlocks>[1]) => {
    document.body.innerHTML = drawnBlocks([block], sent)
    return screen.getByRole('form', { name: block.title })
  }

  it('is a form of its own page, and names itself in it', () => {
    const form = draw()
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', `/landing-test#${block.block}`])
    expect(document.getElementById(block.block)?.contains(form)).toBe(true)
    expect(form.querySelector('[name="form"]')?.getAttribute('value')).toBe(block.block)
  })

  it('has a label with its unit for each number, and the keyboard for numbers', () => {
    const form = draw()
    for (const { label, unit } of calculatorFields(block, 'en')) {
      const input = within(form).getByRole('textbox', { name: new RegExp(`^${label}`) })
      expect(input.getAttribute('inputmode')).toBe('decimal')
      if (unit === '$') expect(within(form).getByRole('textbox', { name: `${label} in dollars` })).toBe(input)
    }
  })

  it('has its answer for the numbers of its file: in a sentence that is read aloud, and as a table', () => {
    const form = draw()
    expect(within(form).getByRole('status').textContent).toMatch(/\$/)
    expect(form.querySelectorAll('tbody tr').length).toBeGreaterThan(1)
    const [columns, cells] = [form.querySelectorAll('thead th').length, form.querySelectorAll('tbody tr:first-child > *').length]
    expect(cells).toBe(columns)
    for (const drawing of form.querySelectorAll('svg')) {
      expect(drawing.getAttribute('aria-hidden') === 'true' || drawing.getAttribute('aria-label')).toBeTruthy()
    }
  })

  it('gives back what was typed, with what is wrong beside it, and no answer to something else', () => {
    const [first] = calculatorFields(block, 'en')
    const form = draw({ form: block.block, typed: { ...typedIn(block), [first?.name ?? '']: 'much' } })
    const input = within(form).getByRole('textbox', { name: new RegExp(`^${first?.label}`) })
    expect(input).toHaveProperty('value', 'much')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const about = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(about).toContain(first?.ask)
    expect(form.querySelector('[data-part="result"]')).toHaveProperty('hidden', true)
    expect(within(form).getByRole('status').textContent).toContain('Correct what is marked')
  })

  it('is not touched by what was sent to another form', () => {
    const before = draw().outerHTML
    expect(draw({ form: 'contact', typed: { balance: 'x' } }).outerHTML).toBe(before)
  })

  it('has no style of its own in its marks, which the security policy would not allow', () => {
    expect(draw().outerHTML).not.toMatch(/ style=| on[a-z]+=/)
  })
})

describe('beside a loan', () => {
  const [, loan] = sampleCalculators
  if (!loan) throw new Error('There is no loan.')

  it('stands what happens when it is not paid', () => {
    expect(drawnBlocks([loan])).toContain('If payments are missed.')
  })

  it('is where the fee is shown, if the page shows it', () => {
    expect(drawnBlocks([loan])).not.toContain('href="#cost"')
    expect(drawnBlocks([loan, { block: 'cost', title: 'Cost', text: 'A fee.' }])).toContain('href="#cost"')
  })
})
