import type { StepFile } from '@app/schemas/flow/steps/step'
import { expect, it } from 'vitest'
import { smallCatalogue } from '../../../testing/small-flow.ts'
import { checkAnswers } from './answers.ts'
import { checkCrossedAnswers } from './crossed-answers.ts'

function stepWith(step: Partial<StepFile>) {
  const doc = smallCatalogue({ mode: { steps: ['a'] }, steps: { a: step } }, ['a']).documents.step.get('a')
  if (!doc) throw new Error('There is no such step.')
  return doc
}

it('two answers of which each says what the other stands for are told', () => {
  const doc = stepWith({})
  const rulesOf = (home: string, bank: string) =>
    checkCrossedAnswers(
      doc,
      [
        { value: 'check-to-home', label: home },
        { value: 'straight-to-bank', label: bank },
      ],
      ['step'],
    ).map(({ rule }) => rule)
  expect(rulesOf('By check, to my home', 'Straight to the bank')).toEqual([])
  expect(rulesOf('Straight to the bank', 'By check, to my home')).toEqual(['answers-crossed'])
})

it('two fields of which each is saved in the column that has the words of the other are told', () => {
  const asked = (owed: 'current_balance' | 'borrow_amount', wanted: 'current_balance' | 'borrow_amount') => {
    const [one, other] = [`refinance_loan.${owed}`, `refinance_loan.${wanted}`] as const
    const field = { type: 'money' as const, label: 'How much?', errors: { format: 'Enter an amount.' }, for: ['what-comes-next' as const] }
    return checkAnswers(
      stepWith({
        fields: [
          { ...field, name: 'loan_balance', store: one },
          { ...field, name: 'wanted_amount', store: other },
        ],
      }),
    )
  }
  expect(asked('current_balance', 'borrow_amount')).toEqual([])
  expect(asked('borrow_amount', 'current_balance').map(({ rule }) => rule)).toEqual(['columns-crossed'])
})

it('a field that is called like a column is saved in it, or in one that is called more', () => {
  const asked = (
    name: string,
    store: 'ira_accounts.check_address' | 'ira_accounts.check_payable_to' | 'unlocked_accounts.scheduled_call_for_all',
  ) => {
    const field = { type: 'text' as const, label: 'Where to?', errors: { required: 'Enter it.' }, for: ['what-comes-next' as const] }
    return checkAnswers(stepWith({ fields: [{ ...field, name, store }] })).filter(({ rule }) => rule === 'column-of-another')
  }
  expect(asked('check_address', 'ira_accounts.check_address')).toEqual([])
  expect(asked('check_address', 'ira_accounts.check_payable_to')).toHaveLength(1)
  expect(asked('scheduled_call', 'unlocked_accounts.scheduled_call_for_all')).toEqual([])
})
