import { hashText } from '@app/api/flows'
import { changeFile, checkCatalogue, verifyMode } from '@app/engine/author'
import { expect, it } from 'vitest'
import { catalogue } from './support/all-flows.ts'
import { changed, foundAfter, type Slip, textOf } from './support/slip.ts'

const slips: readonly Slip[] = [
  [
    'the title of a copy',
    'modes/landing-rollover-v3.json',
    'Pick your accounts and roll them over',
    'Roll your old 401(k)s over',
    'said-twice',
  ],
  ['a place on the dashboard that is taken', 'modes/dashboard-rollover.json', '"order": 2', '"order": 4', 'said-twice'],
  [
    'what browsers fill in, copied from the field above',
    'steps/personal-information.json',
    '"autocomplete": "postal-code"',
    '"autocomplete": "address-level1"',
    'filled-twice',
  ],
  ['years of another answer', 'steps/take-loan.json', '"label": "10 years"', '"label": "15 years"', 'words-of-another'],
  ['a date without its limit', 'steps/savings-program.json', '      "min": "today",\n', '', 'day-without-limit'],
  [
    'the target of the button above',
    'steps/donotqualify.json',
    '"mode": "landing-fc-refinance"',
    '"mode": "landing-fc-newloanalt"',
    'same-target',
  ],
  ['no risk', 'steps/stop-losing.json', 'Nothing moves today.', 'There’s no risk.', 'promised-return'],
  ['a return', 'landings/landing-rollover.json', 'Your part takes about 12 minutes', 'It returns about 8% a year', 'promised-return'],
  ['hours for days', 'steps/balance.json', 'within three business days', 'within three business hours', 'other-time'],
  ['a time that nobody keeps', 'pages/contact-us.json', 'answers within two business days', 'answers within two hours', 'other-time'],
  ['the form of another page', 'pages/contact-us.json', '"form": "contact"', '"form": "waitlist"', 'form-of-another-page'],
  ['an example beyond the law', 'pages/401kloan.json', '"amount": 10000', '"amount": 30000', 'example-that-cannot-be'],
  ['a sum to be had from a partner', 'partners.json', 'cost employees nothing.', 'cost nothing, and employees get $100.', 'promised-sum'],
  ['an address that is an example', 'steps/get-help.json', '{email}', 'help@brand.example', 'strange-address'],
  [
    'a test that is settled the other way',
    'experiments.json',
    '"odds": 1,\n          "about": "The price, and',
    '"odds": 0,\n          "about": "The price, and',
    'settled-otherwise',
  ],
  ['a demo customer who is a child', 'personas/nora-imagine.json', '02/18/1971', '02/18/2015', 'too-young'],
  ['a loan before its money', 'personas/hugo-draft.json', '"day": 18', '"day": 3', 'days-out-of-order'],
  ['more than may be borrowed', 'personas/hugo-draft.json', '"borrow_amount": 18000', '"borrow_amount": 180000', 'beyond-limit'],
  [
    'half of what is said, in Spanish',
    'translations/es/steps/balance.json',
    'Si es así, elige mover el dinero aquí: sale de un 401(k) propio, donde van tus ahorros.',
    'Elige mover el dinero.',
    'says-less',
  ],
  ['a “no” that Spanish lacks', 'translations/es/steps/payment.json', 'No se renueva.', 'Se renueva.', 'lost-negation'],
  ['other years in Spanish', 'translations/es/steps/letter-of-authorization.json', 'termina un año', 'termina dos años', 'other-number'],
  ['other years in English', 'steps/letter-of-authorization.json', 'It ends one year later', 'It ends two years later', 'other-number'],
  ['other hours', 'translations/es/brand.json', 'de 8 a. m. a 8 p. m.', 'de 9 a. m. a 6 p. m.', 'other-number'],
  ['“su” for “tu”', 'translations/es/landings/landing-rollover.json', 'Tu proveedor anterior', 'Su proveedor anterior', 'formal-address'],
  [
    'two buttons in the order of another language',
    'translations/es/steps/payment.json',
    '["Pagar con otra tarjeta", "Ahora no"]',
    '["Ahora no", "Pagar con otra tarjeta"]',
    'translations-swapped',
  ],
]

it.each(slips)('%s is found', (_what, path, was, is, rule) => {
  expect(foundAfter(path, was, is).map((one) => one.rule)).toContain(rule)
})

it('checks of a level in an order in which the second decides nothing are found', () => {
  const facts = JSON.parse(catalogue.documents.facts.get('facts')?.text ?? '')
  facts.needs[0].checks.reverse()
  const found = checkCatalogue(changeFile(catalogue, { path: 'facts.json', text: JSON.stringify(facts, null, 2) }))
  expect(found.map((one) => one.rule)).toContain('unreachable-branch')
})

it('a page for the people of a partner that names none is found', () => {
  const page = JSON.parse(catalogue.documents.landing.get('landing-spffx')?.text ?? '')
  page.blocks = page.blocks.filter(({ block }: { readonly block: string }) => block !== 'partner-band')
  const found = checkCatalogue(changeFile(catalogue, { path: 'landings/landing-spffx.json', text: JSON.stringify(page, null, 2) }))
  expect(found.map(({ rule, file }) => [rule, file])).toContainEqual(['partner-not-named', 'partners.json'])
})

it.each([
  ['modes/docs.json', 'modes/landing-rollover.json', '"mode": "landing-rollover"', '"mode": "docs"'],
  ['pages/pricing.json', 'pages/mission.json', '"page": "mission"', '"page": "pricing"'],
  ['modes/careers.json', 'modes/landing-rollover.json', '"mode": "landing-rollover"', '"mode": "careers"'],
  ['landings/careers.json', 'landings/landing-rollover.json', '"landing": "landing-rollover"', '"landing": "careers"'],
])('a file whose address is taken is found: %s', (path, of, was, is) => {
  const found = checkCatalogue(changeFile(catalogue, { path, text: textOf(of).replace(was, is) }))
  expect(found.map(({ rule, file }) => `${rule} ${file}`)).toContain(`taken-name ${path}`)
})

it('a budget with a digit too many is found', () => {
  const wide = changed('modes/landing-findrollover.json', '"end": { "screens": 7', '"end": { "screens": 70')
  const { diagnostics } = verifyMode(wide, 'landing-findrollover', hashText)
  expect(diagnostics.map(({ rule, fix }) => [rule, fix])).toEqual([
    [
      'budget-too-wide',
      expect.stringMatching(/^If you did not mean to change who sees what.* write what it costs: "end": \{ "screens": 7, "inputs": 13 \}/),
    ],
  ])
})
