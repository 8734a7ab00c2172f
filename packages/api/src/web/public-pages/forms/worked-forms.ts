import { calculatorNames } from '@app/schemas/pages/calculator-fields'
import type { LimitContext } from '../../../security/attempts/check-limits.ts'
import { calculatorForm } from './calculator-form.ts'
import { companyForm } from './company-form.ts'
import { keepingTyped } from './page-forms.ts'
import type { PageForms } from './sent-forms.ts'

/** The forms of public pages that only answer: nothing of them is kept. */
export function workedForms(context: LimitContext): PageForms {
  return {
    ...Object.fromEntries(calculatorNames.map((name) => [name, calculatorForm(name)])),
    'company-search': keepingTyped('company-search', companyForm(context)),
  }
}
