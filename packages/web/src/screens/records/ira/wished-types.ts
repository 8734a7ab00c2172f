import type { brokerageAccountTypes } from '@app/schemas/rules/money/contribution-limits'
import { readDevice, saveOnDevice } from '../../../client/device.ts'
import { questionnaireAnswers } from '../../../client/walk/questionnaire.ts'

type Type = (typeof brokerageAccountTypes)[number]

/** Which kind of IRA a person has chosen, until it is asked for. */
export const wishedTypeDevice = 'ira-type'

/** Another choice counts now. */
export function forgetWishedType(): void {
  saveOnDevice(wishedTypeDevice, undefined)
}

const opens: Readonly<Record<string, readonly Type[]>> = {
  traditional: ['TRADITIONAL_IRA'],
  roth: ['ROTH_IRA'],
  both: ['TRADITIONAL_IRA', 'ROTH_IRA'],
}

/** The accounts to ask for. Who is not sure gets the one that most 401(k) money goes to; another can be opened later. */
export function wishedTypes(): readonly Type[] {
  const said = readDevice<unknown>(wishedTypeDevice)
  if (typeof said === 'string' && opens[said]) return opens[said]
  return questionnaireAnswers()['account_type'] === 'INDIVIDUAL_401K' ? ['INDIVIDUAL_401K'] : ['TRADITIONAL_IRA']
}
