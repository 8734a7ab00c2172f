import type { companyContracts } from '@app/schemas/api/accounts/companies'
import type { AnswerOf } from '@app/schemas/api/contract'
import { fewestLetters, foundWords, mostCompanies, notNowWords, placeWords, planWords } from '@app/schemas/pages/company-words'
import type { FoundCompany } from '@app/schemas/pages/page-drawing'
import { showError } from './field-error.ts'
import { later } from './later.ts'

type Listed = AnswerOf<typeof companyContracts.suggestCompanies>

const pauseMs = 300

/** Lists companies while a person types. */
export function watchCompanies(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name="name"]')
  if (!input) return
  let asked = new AbortController()
  const look = async () => {
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    const name = input.value.trim()
    if (name.length < fewestLetters) return show(form, '', [])
    const found = await ask(name, signal).catch(() => undefined)
    // The text has changed meanwhile, so this answer is out of date.
    if (signal.aborted) return
    show(form, found ? foundWords(name, found.length) : notNowWords, found ?? [])
  }
  const lookSoon = later(pauseMs, () => void look())
  input.addEventListener('input', () => {
    showError(input, undefined)
    lookSoon()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const isTooShort = input.value.trim().length < fewestLetters
    showError(input, isTooShort ? input.dataset['ask'] : undefined)
    if (isTooShort) input.focus()
    void look()
  })
}

async function ask(name: string, signal: AbortSignal): Promise<readonly FoundCompany[]> {
  const query = new URLSearchParams({ name__prefix: name.slice(0, 100) })
  const answer = await fetch(`/api/v1/employers/companies/?${query}`, { signal })
  if (!answer.ok) throw answer
  const { results }: Listed = await answer.json()
  return results.slice(0, mostCompanies).map(({ company_name, city, state, plan_count }) => ({
    name: company_name,
    place: placeWords(city, state),
    hasPlan: plan_count > 0,
  }))
}

function show(form: HTMLFormElement, found: string, companies: readonly FoundCompany[]): void {
  const [words, list, template] = ['[data-out]', '[data-companies]', 'template'].map((place) => form.querySelector<HTMLElement>(place))
  if (!words || !list || !(template instanceof HTMLTemplateElement)) return
  words.textContent = found
  list.hidden = companies.length === 0
  list.replaceChildren(...companies.map((company) => lineOf(template, company)))
}

function lineOf(template: HTMLTemplateElement, company: FoundCompany): Node {
  const line = document.importNode(template.content, true)
  const texts = { name: company.name, place: company.place ?? '', plan: planWords(company) }
  for (const [name, text] of Object.entries(texts)) line.querySelector(`[data-${name}]`)?.replaceChildren(text)
  return line
}
