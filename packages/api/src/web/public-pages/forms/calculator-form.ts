import type { Words } from '@app/schemas/language'
import { type CalculatorName, calculatorFields, isCalculator } from '@app/schemas/pages/calculator-fields'
import { readCalculator } from '@app/schemas/pages/read-calculator'
import { z } from 'zod'
import { languageOf } from '../../../http/answer/language-of.ts'
import { refusedForm } from './refused-form.ts'
import type { FormOutcome, PageForm, Typed } from './sent-forms.ts'

const longestTyped = 100

/** Takes the numbers of a calculator: the page then draws what follows from them. Nothing is kept. */
export function calculatorForm(form: CalculatorName): PageForm {
  return {
    onlyAnswers: true,
    take: ({ typed: all, page, request }) => {
      const language = languageOf(request)
      const block = page.file.blocks.filter(isCalculator).find(({ block: name }) => name === form)
      const fields = block ? calculatorFields(block, language) : []
      // What is longer is no number: as much of it comes back as one can see.
      const typed = Object.fromEntries(fields.map(({ name }) => [name, (all[name] ?? '').slice(0, longestTyped)]))
      if (!isOfForm(all, [...Object.keys(typed), 'form'])) return refusedForm(form, { typed, errors: { '': notOfForm[language] } })
      const tooLong = fields.filter(({ name }) => (all[name] ?? '').length > longestTyped)
      const read = readCalculator(fields, typed)
      const errors = { ...(read.ok ? {} : read.errors), ...Object.fromEntries(tooLong.map(({ name, ask }) => [name, ask])) }
      return Object.keys(errors).length > 0 ? refusedForm(form, { typed, errors }) : worked({ form, typed })
    },
  }
}

const notOfForm: Words<string> = {
  en: 'More came than this form asks for, so nothing was worked out. Check the numbers and try again.',
  es: 'Llegó más de lo que pide este formulario, así que no se calculó nada. Revisa los números e inténtalo otra vez.',
}

/** Nothing is in it but the fields of the form. */
function isOfForm(all: Typed, names: readonly string[]): boolean {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, z.string().optional()]))).safeParse(all).success
}

function worked(sent: { readonly form: string; readonly typed: Typed }): FormOutcome {
  return { sent, status: 200 }
}
