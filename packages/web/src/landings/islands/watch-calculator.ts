import { type Asked, readCalculator } from '@app/schemas/pages/read-calculator'
import type { AnswerOf, Given } from '../calculators/answer.ts'
import { showError } from './field-error.ts'
import { later } from './later.ts'
import { pageLanguage } from './page-language.ts'
import { writeAnswer } from './write-answer.ts'

const pauseMs = 250

/** Calculates while a person types. Mistakes are shown when a field is left, not before its value is complete. */
export function watchCalculator(form: HTMLFormElement, answerOf: AnswerOf): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[data-unit]')]
  const language = pageLanguage()
  const given: Given = JSON.parse(form.dataset['given'] ?? '{}')
  const read = () => readCalculator(inputs.map(askedOf), Object.fromEntries(inputs.map((input) => [input.name, input.value])))
  /** Whether there is a result. */
  const work = (sayWrong: (input: HTMLInputElement) => boolean) => {
    const found = read()
    for (const input of inputs) {
      const error = found.ok ? undefined : found.errors[input.name]
      if (error === undefined || sayWrong(input)) showError(input, error)
    }
    const wrong = inputs.find((input) => input.hasAttribute('aria-invalid'))
    for (const part of form.querySelectorAll<HTMLElement>('[data-part]'))
      part.hidden = (part.dataset['part'] === 'wrong') !== (wrong !== undefined)
    if (found.ok) writeAnswer(form, answerOf(found.numbers, given, language))
    return wrong
  }
  form.addEventListener(
    'input',
    later(pauseMs, () => work(() => false)),
  )
  form.addEventListener('change', ({ target }) => work((input) => input === target))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const wrong = work(() => true)
    if (wrong) wrong.focus()
    else form.querySelector('[data-part="result"]')?.scrollIntoView({ block: 'nearest' })
  })
}

function askedOf({ name, dataset }: HTMLInputElement): Asked {
  const { unit, least, most, whole, ask = '', within = '' } = dataset
  return {
    name,
    unit: unit === '$' || unit === '%' ? unit : 'years',
    least: Number(least),
    most: Number(most),
    isWhole: whole === 'true',
    ask,
    within,
  }
}
