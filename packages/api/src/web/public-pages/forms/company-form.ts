import { says } from '@app/schemas/api/says'
import { companyWords, fewestLetters } from '@app/schemas/pages/company-words'
import { z } from 'zod'
import { companiesForPage } from '../../../domains/companies/companies-for-page.ts'
import { languageOf } from '../../../http/answer/language-of.ts'
import { checkLimits, type LimitContext } from '../../../security/attempts/check-limits.ts'
import { checkForm } from './check-form.ts'
import { refusedForm } from './refused-form.ts'
import type { PageForm } from './sent-forms.ts'

const form = 'company-search'
const { en, es } = companyWords
const askName = says({ en: en.askName, es: es.askName })
const longName = says({ en: en.longName, es: es.longName })
const schema = z.strictObject({ name: z.string().trim().min(fewestLetters, askName).max(100, longName) })

/** Finds a company by the first letters of its name, for browsers without scripts. */
export function companyForm(context: LimitContext): PageForm {
  return {
    onlyAnswers: true,
    take: async ({ typed: all, request }) => {
      const language = languageOf(request)
      const checked = checkForm(schema, all, { names: ['name'], language })
      if (!checked.ok) return refusedForm(form, checked)
      const limited = await checkLimits(context, { companySearchesPerNetworkAddress: request.ip })
      if (limited) return refusedForm(form, checked, { failure: limited, language })
      const companies = await companiesForPage(context.db, checked.data.name, language)
      return { sent: { form, typed: checked.typed, companies }, status: 200 }
    },
  }
}
