import { accountTypeFor } from '@app/schemas/rules/account-type'
import { done } from '../../client/answer.ts'
import { editAnswers, loadQuestionnaire, questionnaireAnswers, saveAnswers } from '../../client/questionnaire.ts'
import type { RecordKind } from './record.ts'

/**
 * Which account is to be opened. The questionnaire keeps it as the interest in a loan, from which the kind of account follows: an
 * individual 401(k) or a Traditional IRA. Who does not work for themselves has no choice.
 */
export const investmentAccountInfo: RecordKind = {
  load: async () => {
    const loaded = await loadQuestionnaire()
    if (!loaded.ok) return loaded
    const { loan_interest: wantsLoan } = questionnaireAnswers()
    return done(wantsLoan === true ? { self_employed: true, account_type: accountTypeFor(true) } : {})
  },
  save: ({ self_employed, account_type }) => {
    const wantsPlan = self_employed !== false && account_type === accountTypeFor(true)
    editAnswers({ loan_interest: wantsPlan })
    return saveAnswers()
  },
}
