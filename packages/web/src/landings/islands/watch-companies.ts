import type { companyContracts } from '@app/schemas/api/accounts/companies'
import type { AnswerOf } from '@app/schemas/api/contract'
import type { Language } from '@app/schemas/language'
import { companyWords, fewestLetters, foundWords, mostCompanies, placeWords, planWords, startWith } from '@app/schemas/pages/company-words'
import type { FoundCompany } from '@app/schemas/pages/page-drawing'
import { showError } from './field-error.ts'
import { later } from './later.ts'
import { pageLanguage } from './page-language.ts'

type Listed = AnswerOf<typeof companyContracts.suggestCompanies>

const pauseMs = 300

/** Lists companies while a person types. */
export function watchCompanies(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name="name"]')
  if (!input) return
  const language = pageLanguage()
  let asked = new AbortController()
  const look = async () => {
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    const name = input.value.trim()
    if (name.length < fewestLetters) return show(form, '', '', [])
    const found = await ask(name, language, signal).catch(() => undefined)
    // The text has changed meanwhile, so this answer is out of date.
    if (signal.aborted) return
    show(form, name, found ? foundWords(name, found.length, language) : companyWords[language].notNow, found ?? [])
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

async function ask(name: string, language: Language, signal: AbortSignal): Promise<readonly FoundCompany[]> {
  const query = new URLSearchParams({ name__prefix: name.slice(0, 100) })
  const answer = await fetch(`/api/v1/employers/companies/?${query}`, { signal })
  if (!answer.ok) throw answer
  const { results }: Listed = await answer.json()
  return results.slice(0, mostCompanies).map((company) => ({
    id: company.company_id,
    name: company.company_name,
    place: placeWords(company.city, company.state),
    plan: planWords(company, language),
    isMadeUp: company.is_made_up,
  }))
}

function show(form: HTMLFormElement, name: string, found: string, companies: readonly FoundCompany[]): void {
  const [words, list, template] = ['[data-out]', '[data-companies]', 'template'].map((place) => form.querySelector<HTMLElement>(place))
  if (!words || !list || !(template instanceof HTMLTemplateElement)) return
  words.textContent = found
  list.hidden = companies.length === 0
  const startsAt = form.dataset['startsAt']
  list.replaceChildren(...companies.map((company) => lineOf(template, company, startsAt)))
  for (const [what, isShown] of Object.entries({
    average: companies.length > 0,
    'made-up': companies.some(({ isMadeUp }) => isMadeUp),
    typed: name !== '' && startsAt !== undefined,
  }))
    form.querySelector(`[data-note="${what}"]`)?.toggleAttribute('hidden', !isShown)
  const typed = form.querySelector<HTMLAnchorElement>('[data-note="typed"] a')
  if (typed && startsAt !== undefined) typed.href = startWith(startsAt, { name })
}

function lineOf(template: HTMLTemplateElement, company: FoundCompany, startsAt: string | undefined): Node {
  const line = document.importNode(template.content, true)
  const texts = { name: company.name, place: company.place ?? '', plan: company.plan }
  for (const [name, text] of Object.entries(texts)) line.querySelector(`[data-${name}]`)?.replaceChildren(text)
  const way = line.querySelector<HTMLAnchorElement>('a')
  if (way && startsAt !== undefined) way.href = startWith(startsAt, company)
  return line
}
