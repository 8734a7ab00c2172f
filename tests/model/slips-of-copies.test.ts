import { changeFile, staleTranslations } from '@app/engine/author'
import { expect, it } from 'vitest'
import { catalogue } from './support/all-flows.ts'
import { changed, describeSlips, foundAfter, type Slip } from './support/slip.ts'

/** What was copied, and not made its own: in another language, or from another field. */
const slips: readonly Slip[] = [
  ['an order to “usted”', 'translations/es/steps/choose.json', '"required": "', '"required": "Seleccione una. ', 'formal-address'],
  ['a refusal to “usted”', 'translations/es/steps/sign-phone.json', 'No lo compartas.', 'No lo comparta. No pague.', 'formal-address'],
  ['another word for one thing', 'translations/es/steps/access.json', 'Conectar es gratis.', 'Enlazarla es gratis.', 'other-spanish-word'],
  ['a word that is not ours', 'translations/es/steps/balance.json', 'este dinero?', 'este importe?', 'other-spanish-word'],
  ['a button that is called otherwise', 'translations/es/steps/choose.json', '"Continuar"', '"Pagar"', 'translation-of-another'],
  ['a question without its accent', 'translations/es/steps/choose.json', '"title": "¿Cómo', '"title": "¿Como', 'lost-accent'],
  ['a heading without its accent', 'translations/es/steps/great-job.json', '"title": "Cómo', '"title": "Como', 'lost-accent'],
  [
    'the message of a field for something else',
    'steps/link-bank.json',
    'Choose a way to link your bank, or “Not now”.',
    'Enter the name of the plan. If you don’t know it, enter your employer’s name and “401(k) Plan”.',
    'message-of-another',
  ],
  [
    'the message of a field for an IRA',
    'steps/plan-account.json',
    'Enter the name of the plan. If you don’t know it, enter your employer’s name and “401(k) Plan”.',
    'Enter the name of the company that holds your IRA.',
    'message-of-another',
  ],
]

describeSlips(slips)

it('a sentence that was copied from the translation of another step is found where it is wrong', () => {
  const { body } = JSON.parse(catalogue.documents.translation.get('es/steps/link-bank')?.text ?? '')
  const own = JSON.parse(catalogue.documents.translation.get('es/steps/balance')?.text ?? '')
  const found = foundAfter('translations/es/steps/balance.json', own.body[2].list[1], body[1].note.text)
  expect(found.map(({ rule, file }) => `${rule} ${file}`)).toContain('translation-of-another translations/es/steps/balance.json')
})

it.each([
  ['heading', 'steps/need-cash.json', 'Do you need cash now?', 'When does your loan end?'],
  [
    'point of a list',
    'steps/loan-unsure.json',
    'Look for your old accounts with us. It’s free.',
    'Wait for the letter that your plan sends.',
  ],
])('the translation of a %s that says something else since the last commit is asked about', (_what, path, was, is) => {
  const found = staleTranslations(catalogue, changed(path, was, is))
  expect(found.map(({ rule, file, severity }) => [rule, file, severity])).toEqual([
    ['translation-of-before', `translations/es/${path}`, 'warning'],
  ])
})

it('a sentence that is put better asks for no other translation, nor does one that was translated anew', () => {
  const [path, was] = ['steps/need-cash.json', 'Do you need cash now?']
  expect(staleTranslations(catalogue, changed(path, was, 'Do you need any cash now?'))).toEqual([])
  const english = changed(path, was, 'When does your loan end?')
  const text = (catalogue.documents.translation.get('es/steps/need-cash')?.text ?? '').replace(
    /"title": "[^"]*"/,
    '"title": "¿Cuándo termina tu préstamo?"',
  )
  expect(staleTranslations(catalogue, changeFile(english, { path: `translations/es/${path}`, text }))).toEqual([])
})
