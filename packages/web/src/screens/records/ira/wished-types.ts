import type { BrokerageAccountType } from '@app/schemas/rules/money/contribution-limits'
import { questionnaireAnswers } from '../../../client/walk/questionnaire.ts'
import type { WishedIra } from '../../data/money/wished-ira.ts'

const opens: Readonly<Partial<Record<NonNullable<WishedIra>, readonly BrokerageAccountType[]>>> = {
  traditional: ['TRADITIONAL_IRA'],
  roth: ['ROTH_IRA'],
  both: ['TRADITIONAL_IRA', 'ROTH_IRA'],
}

/** The accounts to ask for. People who are not sure get the one that most 401(k) money goes to; another can be opened later. */
export function wishedTypes(wished: WishedIra): readonly BrokerageAccountType[] {
  const types = wished === null ? undefined : opens[wished]
  if (types) return types
  return questionnaireAnswers()['account_type'] === 'INDIVIDUAL_401K' ? ['INDIVIDUAL_401K'] : ['TRADITIONAL_IRA']
}
