import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import { type CalculatorBlock, calculatorFields } from '@app/schemas/pages/calculator-fields'
import { planWords } from '@app/schemas/pages/company-words'
import { type IslandName, islandNames } from '@app/schemas/pages/island-names'
import type { SentForm } from '@app/schemas/pages/page-drawing'
import { typedWords } from '@app/schemas/pages/typed-words'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawnBlocks } from '../testing/drawn-block.tsx'
import { sampleCalculators } from '../testing/sample-calculators.ts'

/** None can be missing: it would not compile. */
const scripts: Readonly<Record<IslandName, () => Promise<unknown>>> = {
  'company-search': () => import('./company-search.ts'),
  'fee-calculator': () => import('./fee-calculator.ts'),
  'loan-calculator': () => import('./loan-calculator.ts'),
  'refinance-calculator': () => import('./refinance-calculator.ts'),
  'savings-calculator': () => import('./savings-calculator.ts'),
}
type IslandBlock = Extract<PageBlock, { readonly block: IslandName }>

const search = { block: 'company-search', title: 'Look one up', label: 'An old employer', button: 'Look it up' } as const

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A page with the script of its first block loaded, and no other. */
async function open(blocks: readonly [IslandBlock, ...PageBlock[]], sent?: SentForm): Promise<HTMLFormElement> {
  document.body.innerHTML = drawnBlocks(blocks, sent)
  vi.resetModules()
  await scripts[blocks[0].block]()
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form.')
  return form
}

const inputOf = (form: HTMLFormElement, name: string) => {
  const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!input) throw new Error(`There is no field ${name}.`)
  return input
}
const submit = (form: HTMLFormElement) => form.dispatchEvent(new Event('submit', { cancelable: true }))
const resultOf = (form: HTMLFormElement) => form.querySelector('[data-part="result"]')?.innerHTML
const textOf = (form: HTMLFormElement, name: string) => form.querySelector(`[data-out="${name}"]`)?.textContent
const numbersOf = (block: CalculatorBlock) =>
  fc.record(
    Object.fromEntries(
      calculatorFields(block, 'en').map(({ name, unit, least, most, isWhole }) => {
        const steps = unit === '%' ? 100 : unit === 'years' && !isWhole ? 2 : 1
        return [name, fc.integer({ min: least * steps, max: most * steps }).map((number) => typedWords(number / steps))]
      }),
    ),
  )

describe.each(sampleCalculators)('the script of the $block', (block) => {
  it('changes nothing until a person types', async () => {
    vi.useFakeTimers()
    const form = await open([block])
    const before = drawnBlocks([block])
    await vi.advanceTimersByTimeAsync(400)
    const drawn = document.createElement('div')
    drawn.innerHTML = before
    expect(form.outerHTML).toBe(drawn.querySelector('form')?.outerHTML)
  })

  it('says what the service draws for the same numbers, mark for mark', async () => {
    const form = await open([block])
    fc.assert(
      fc.property(numbersOf(block), (typed) => {
        for (const [name, text] of Object.entries(typed)) inputOf(form, name).value = text
        submit(form)
        const drawn = document.createElement('div')
        drawn.innerHTML = drawnBlocks([block], { form: block.block, typed })
        expect(resultOf(form)).toBe(drawn.querySelector('[data-part="result"]')?.innerHTML)
      }),
      { numRuns: 25 },
    )
  })
})

describe.each([...sampleCalculators, search])('on a page of every form, the script of the $block', (block) => {
  it('keeps the button of its own from sending the page, and leaves the other forms to theirs', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ next: null, results: [] }))
    await open([block, ...[...sampleCalculators, search].filter((other) => other !== block)])
    const forms = [...document.querySelectorAll('form')]
    const taken = forms.filter((form) => !submit(form)).map(({ dataset }) => dataset['island'])
    expect([forms.length, taken]).toEqual([islandNames.length, [block.block]])
  })
})

describe('a calculator with its script', () => {
  const [, loan] = sampleCalculators
  if (!loan) throw new Error('There is no loan.')

  it('answers while a person types, without the button', async () => {
    const form = await open([loan])
    const user = userEvent.setup()
    await user.clear(inputOf(form, 'amount'))
    await user.type(inputOf(form, 'amount'), '12,000')
    await expect.poll(() => textOf(form, 'sentence')).toMatch(/^\$12,000 over 4 years/)
  })

  it('answers in the language of the page', async () => {
    document.documentElement.lang = 'es'
    const form = await open([loan])
    submit(form)
    document.documentElement.lang = 'en'
    expect(textOf(form, 'sentence')).toMatch(/^\$10,000 en 4 años al 8% son \$244\.13 al mes\./)
  })

  it('does not complain before a field is left, and then says what to do', async () => {
    const form = await open([loan])
    const user = userEvent.setup()
    const amount = inputOf(form, 'amount')
    await user.clear(amount)
    await user.type(amount, '20')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(amount.getAttribute('aria-invalid')).toBeNull()
    await user.tab()
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(`${amount.id}-error`)?.textContent).toBe('Enter an amount from $500 to $50,000.')
    expect([...form.querySelectorAll<HTMLElement>('[data-part]')].map(({ hidden }) => hidden)).toEqual([false, true])
    await user.type(amount, '00')
    await expect.poll(() => amount.getAttribute('aria-invalid')).toBeNull()
    expect([...form.querySelectorAll<HTMLElement>('[data-part]')].map(({ hidden }) => hidden)).toEqual([true, false])
  })

  it('moves the focus to what is wrong when the button is pressed, and sends nothing', async () => {
    const form = await open([loan])
    inputOf(form, 'years').value = 'some'
    expect(submit(form)).toBe(false)
    expect(document.activeElement).toBe(inputOf(form, 'years'))
  })

  it('takes over a page that came back with something wrong', async () => {
    const typed = { balance: '30,000', amount: 'x', years: '4', rate: '8' }
    const form = await open([loan], { form: loan.block, typed })
    inputOf(form, 'amount').value = '10,000'
    submit(form)
    expect(inputOf(form, 'amount').getAttribute('aria-invalid')).toBeNull()
    expect(textOf(form, 'figure')).toBe('$244.13')
  })
})

describe('the search for a company with its script', () => {
  const filed = {
    participants: 100,
    per_person: { low: 19_000, high: 21_000 },
    yearly_cost: null,
    record_keeper_name: null,
    source_year: 2024,
  }
  const company = (company_name: string) => ({
    company_id: 7,
    company_name,
    city: 'Omaha',
    state: 'NE',
    plan_count: 1,
    ...filed,
    is_made_up: false,
  })
  const line = 'Omaha, NE 1 plan · 100 people · about $19,000 to $21,000 a person · filed for 2024 I worked here'
  const answering = (results: readonly object[], status = 200) => {
    const asked = vi.fn(async (_address: string, _about: { readonly signal: AbortSignal }) =>
      Response.json({ next: null, results }, { status }),
    )
    vi.stubGlobal('fetch', asked)
    return asked
  }
  const listed = (form: HTMLFormElement) => [...form.querySelectorAll('li')].map(({ textContent }) => textContent?.replace(/\s+/g, ' '))

  it('asks nothing until two letters are typed', async () => {
    const asked = answering([])
    const form = await open([search])
    await userEvent.type(inputOf(form, 'name'), 'a')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(asked).not.toHaveBeenCalled()
  })

  it('asks once for what was typed in one go, and lists it as the service would', async () => {
    const asked = answering([company('Acme & Sons'), company('<b>Acme</b>')])
    const form = await open([search])
    await userEvent.type(inputOf(form, 'name'), 'Acme & S')
    await expect.poll(() => textOf(form, 'found')).toBe('2 companies fit “Acme & S”.')
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/v1/employers/companies/?name__prefix=Acme+%26+S'])
    expect(listed(form)).toEqual([`Acme & Sons ${line}`, `<b>Acme</b> ${line}`])
    const drawn = document.createElement('div')
    const plan = planWords(company(''), 'en')
    const companies = ['Acme & Sons', '<b>Acme</b>'].map((name) => ({ id: 7, name, place: 'Omaha, NE', plan, isMadeUp: false }))
    drawn.innerHTML = drawnBlocks([search], { form: 'company-search', typed: { name: 'Acme & S' }, companies })
    expect(form.querySelector('ul')?.outerHTML).toBe(drawn.querySelector('ul')?.outerHTML)
  })

  it('drops an answer that comes after the text has changed', async () => {
    const late = Promise.withResolvers<Response>()
    const asked = vi
      .fn()
      .mockReturnValueOnce(late.promise)
      .mockResolvedValueOnce(Response.json({ next: null, results: [company('Birch')] }))
    vi.stubGlobal('fetch', asked)
    const form = await open([search])
    inputOf(form, 'name').value = 'acme'
    submit(form)
    inputOf(form, 'name').value = 'birch'
    submit(form)
    await expect.poll(() => listed(form)).toEqual([`Birch ${line}`])
    late.resolve(Response.json({ next: null, results: [company('Acme')] }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(listed(form)).toEqual([`Birch ${line}`])
  })

  it.each([
    ['the service cannot answer', () => Promise.resolve(new Response('', { status: 503 }))],
    ['there is no network', () => Promise.reject(new TypeError('offline'))],
  ])('says so when %s, and keeps what was typed', async (_when, fetched) => {
    vi.stubGlobal('fetch', fetched)
    const form = await open([search])
    inputOf(form, 'name').value = 'acme'
    submit(form)
    await expect.poll(() => textOf(form, 'found')).toMatch(/can’t read the records right now/)
    expect(inputOf(form, 'name').value).toBe('acme')
  })

  it('asks for a name when the button is pressed without one', async () => {
    const asked = answering([])
    const form = await open([search])
    submit(form)
    expect(document.activeElement).toBe(inputOf(form, 'name'))
    expect(document.getElementById(`${inputOf(form, 'name').id}-error`)?.textContent).toMatch(/two letters or more/)
    expect(asked).not.toHaveBeenCalled()
  })
})
