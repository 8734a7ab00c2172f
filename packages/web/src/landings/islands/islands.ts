import { isOf, watchCalculator } from './watch-calculator.ts'
import { watchCompanies } from './watch-companies.ts'

/** Makes the forms on the page answer while a person types. Until then nothing on the page changes. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-island]')) {
  const name = form.dataset['island']
  if (isOf(name)) watchCalculator(form, name)
  else watchCompanies(form)
}
