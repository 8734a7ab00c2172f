import { checkCatalogue } from '@app/engine/author'
import { expect, it } from 'vitest'
import { changed, describeSlips, foundAfter, type Slip, textOf } from './support/slip.ts'

/** Mistakes of a translation that has every sentence, and says something else with one of them. */
const slips: readonly Slip[] = [
  [
    'two sums that have changed places',
    'translations/es/steps/savings-program.json',
    'Para 2026 es de $7,500, o $8,600 desde',
    'Para 2026 es de $8,600, o $7,500 desde',
    'other-number',
  ],
  [
    'at least for at most, in words',
    'translations/es/steps/text-results.json',
    'como máximo cinco mensajes',
    'al menos cinco mensajes',
    'other-direction',
  ],
  ['more for less', 'translations/es/steps/estimated-fees.json', 'cuestan menos que una IRA', 'cuestan más que una IRA', 'other-direction'],
  ['another time zone', 'translations/es/brand.json', 'hora del Este', 'hora del Pacífico', 'other-term'],
  ['something else than an account', 'translations/es/steps/link-bank.json', 'cuenta bancaria', 'tarjeta bancaria', 'other-term'],
  [
    'a short button in English',
    'translations/es/steps/photo-id.json',
    '"continue": "Enviar mi identificación"',
    '"continue": "Send my ID"',
    'other-language',
  ],
  [
    'an entry of the dashboard with the name of another',
    'translations/es/modes/dashboard-savings.json',
    '"name": "Ahorrar con regularidad"',
    '"name": "Buscar cuentas antiguas"',
    'translation-of-another',
  ],
  ['“suya” for “tuya”', 'translations/es/steps/unclaimed-addresses.json', 'nunca fue tuya', 'nunca fue suya', 'formal-address'],
  ['an order to “usted” in mid-sentence', 'translations/es/steps/unclaimed-addresses.json', ', dilo.', ', dígalo.', 'formal-address'],
  [
    'a word to send, translated',
    'translations/es/steps/text-results.json',
    'Responde STOP para',
    'Responde ALTO para',
    'other-word-to-send',
  ],
  ['a button that stayed in English', 'translations/es/steps/final-step.json', '"continue": "', '"continue": "Send it, ', 'other-language'],
  [
    'half a sentence in English',
    'translations/es/landings/landing-fc-deposit.json',
    '"lead": "',
    '"lead": "Primero wonder whether it is needed. ',
    'other-language',
  ],
  [
    'a button in Spanish on an English page',
    'steps/search-result.json',
    '"continue": "Continue"',
    '"continue": "Continuar"',
    'other-language',
  ],
  [
    'an article of another gender',
    'translations/es/steps/search.json',
    '"lead": "',
    '"lead": "Mira tu plan y el cuenta. ',
    'other-article',
  ],
  ['“un” for “una”', 'translations/es/pages/mission.json', '"lead": "', '"lead": "Es un pregunta de dinero. ', 'other-article'],
  ['another unit', 'translations/es/pages/waitlist.json', 'después de dos años', 'después de dos meses', 'other-unit'],
  ['the day before the month', 'translations/es/steps/savings-program.json', 'MM/DD/AAAA', 'DD/MM/AAAA', 'other-date-order'],
  ['“usted” without the word', 'translations/es/steps/payment.json', 'Puedes volver y elegir', 'Puede volver y elegir', 'formal-address'],
  [
    'buttons in another order than their places',
    'translations/es/steps/donotqualify.json',
    '"Reemplazar un préstamo que tienes",\n    "Encontrar cuentas antiguas, gratis"',
    '"Encontrar cuentas antiguas, gratis",\n    "Reemplazar un préstamo que tienes"',
    'other-term',
  ],
  [
    'a button that is called otherwise',
    'translations/es/steps/savings-program.json',
    'Elige “Ahora no” en la página siguiente',
    'Elige “Más tarde” en la página siguiente',
    'quoted-answer',
  ],
  ['less for more', 'translations/es/steps/take-loan.json', 'quizás un 10% más', 'quizás un 10% menos', 'other-direction'],
  [
    'at least for up to',
    'translations/es/steps/get-lost-money-online.json',
    'PDF, de hasta 10 MB. Si es',
    'PDF, de al menos 10 MB. Si es',
    'other-direction',
  ],
  [
    'lending for borrowing',
    'translations/es/steps/take-loan.json',
    '¿Cuánto quieres pedir prestado?',
    '¿Cuánto quieres prestar?',
    'other-term',
  ],
  ['days for business days', 'translations/es/steps/congrats.json', 'dos días hábiles', 'dos días', 'other-unit'],
  ['signing for signing in', 'translations/es/steps/link-bank.json', 'Iniciar sesión en mi banco', 'Firmar en mi banco', 'other-term'],
  ['a day before its month', 'translations/es/steps/savings-program.json', 'como 12 15 2026', 'como 15 12 2026', 'impossible-day'],
  [
    'cheap for free',
    'translations/es/landings/landing-reward.json',
    'Buscar es gratis. Lo que',
    'Buscar cuesta poco. Lo que',
    'other-term',
  ],
  [
    'what costs, as free',
    'translations/es/steps/get-lost-money-online.json',
    'Preséntenlo por mí, al precio que aparece',
    'Preséntenlo por mí, gratis',
    'other-term',
  ],
]

describeSlips(slips)

it.each([
  ['a “no” in the other of two sentences', 'A plan can close. Your money doesn’t.', 'Un plan no sigue siempre. Tu dinero, sí.'],
  ['“no importa”', 'A guess is fine.', 'Si no es exacto, no importa.'],
])('%s says the same', (_what, english, spanish) => {
  const [was] = /"lead": "([^"]+)"/.exec(textOf('steps/search.json'))?.slice(1) ?? ['']
  const [own] = /"lead": "([^"]+)"/.exec(textOf('translations/es/steps/search.json'))?.slice(1) ?? ['']
  const both = changed('translations/es/steps/search.json', own ?? '', spanish, changed('steps/search.json', was ?? '', english))
  expect(checkCatalogue(both).filter(({ rule }) => rule === 'lost-negation' || rule === 'added-negation')).toEqual([])
})

it('what is still to be translated is one error, whatever it says of the original', () => {
  const path = 'translations/es/steps/search.json'
  const [own = ''] = /"lead": "([^"]+)"/.exec(textOf(path))?.slice(1) ?? []
  const hint = 'TODO: We’ll write to you. Choose “Start the search”. (elsewhere: Te escribimos.)'
  expect(foundAfter(path, own, hint).map(({ rule }) => rule)).toEqual(['unfinished-text'])
})

it('a person whom only the English names is missing in the translation', () => {
  const found = foundAfter('steps/trusted-contact.json', 'Let them know', 'Let your spouse know')
  expect(found.map(({ rule, file }) => [rule, file])).toEqual([['other-term', 'translations/es/steps/trusted-contact.json']])
})

it.each([
  ['a sum', 'translations/es/steps/savings-program.json', 'es de $7,500', 'es de $7.500', 'other-number'],
  ['a percentage in words', 'translations/es/steps/fix-401k.json', 'sin el 10% de impuesto', 'sin el 12% de impuesto', 'other-number'],
  [
    'a sentence in English',
    'translations/es/steps/search.json',
    'Revisa tus trabajos, nombres y lugares antes de empezar. Empezar la búsqueda no cuesta nada.',
    'Check your jobs, names and places before you start. Starting the search is free.',
    'other-language',
  ],
])('%s that is wrong is one error', (_what, path, was, is, rule) => {
  expect(foundAfter(path, was, is).map((one) => one.rule)).toEqual([rule])
})

it('a line of the dashboard that is called otherwise in Spanish is found where it is quoted', () => {
  const found = foundAfter('translations/es/modes/dashboard-loan.json', 'Pedir prestado de tus ahorros', 'Solicita un préstamo')
  expect(found.map(({ rule, file }) => [rule, file])).toEqual([['quoted-answer', 'translations/es/steps/next-step.json']])
})
