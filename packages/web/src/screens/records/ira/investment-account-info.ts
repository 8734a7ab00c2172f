import { accountTypeFor } from '@app/schemas/rules/accounts/account-type'
import { language, type Words } from '../../../client/language.ts'
import { done } from '../../../client/service/answer.ts'
import type { Typed } from '../../../client/walk/drafts.ts'
import { editAnswers, loadQuestionnaire, questionnaireAnswers, saveAnswers } from '../../../client/walk/questionnaire.ts'
import { forgetWishedIra } from '../../data/money/wished-ira.ts'
import type { RecordKind } from '../record.ts'
import { followChosenAccount } from './account-papers.ts'

/**
 * Which account is to be opened. The questionnaire keeps it as the interest in a loan, from which the kind of account follows: an
 * individual 401(k) or a Traditional IRA. Who does not work for themselves has no choice.
 */
export const investmentAccountInfo: RecordKind = {
  load: async () => {
    const loaded = await loadQuestionnaire()
    if (!loaded.ok) return loaded
    const { loan_interest: wantsLoan } = questionnaireAnswers()
    // Whether a person with an IRA is self-employed is known by the fact of that name alone.
    return done({
      ...(wantsLoan === true && { self_employed: true }),
      ...(typeof wantsLoan === 'boolean' && { account_type: accountTypeFor(wantsLoan) }),
    })
  },
  wrong: async (answers) => {
    const loaded = await loadQuestionnaire()
    const { employment_status: employment } = questionnaireAnswers()
    const isOther = loaded.ok && employment !== undefined && employment !== 'self-employed'
    return wantsPlanOf(answers) && isOther ? { account_type: otherWork[language()] } : {}
  },
  save: async (answers, { mode }) => {
    const loaded = await loadQuestionnaire()
    if (!loaded.ok) return loaded
    const wantsPlan = wantsPlanOf(answers)
    const { employment_status: employment } = questionnaireAnswers()
    // Who works for themselves was asked in one with whether anybody works for them.
    editAnswers({ loan_interest: wantsPlan, ...(wantsPlan && { has_employees: false }) })
    const saved = await saveAnswers()
    if (!saved.ok) return saved
    const forgotten = await forgetWishedIra()
    if (!forgotten.ok) return forgotten
    // The papers of an individual 401(k) wait for the answer about work: the application that asks for it opens the account.
    return wantsPlan && employment === undefined ? saved : followChosenAccount(mode)
  },
}

function wantsPlanOf({ self_employed, account_type }: Typed): boolean {
  return self_employed !== false && account_type === accountTypeFor(true)
}

const otherWork: Words<string> = {
  en: 'You told us that most of your pay comes from elsewhere. We open an individual 401(k) only for people who answered “I work for myself”. Choose the Traditional IRA, or change that answer.',
  es: 'Nos dijiste que la mayor parte de tu sueldo viene de otro lado. Solo abrimos un plan 401(k) individual a quienes respondieron “Trabajo por mi cuenta”. Elige la IRA tradicional o cambia esa respuesta.',
}
