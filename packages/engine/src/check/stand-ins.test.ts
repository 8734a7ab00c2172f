import { expect, it } from 'vitest'
import { changeFile } from '../load/catalogue.ts'
import { smallCatalogue } from '../testing/small-flow.ts'
import { foldPlaces } from './fold-consequences.ts'
import { checkWithStandIns, sayOnce } from './stand-ins.ts'

const whole = smallCatalogue({ mode: { steps: ['a', 'b'] } }, ['a', 'b'])
const textOf = (path: string) =>
  Object.values(whole.documents)
    .flatMap((documents) => [...documents.values()])
    .find((doc) => doc.path === path)?.text
/** What is found anew when a file cannot be read. */
function foundAnew(path: string, lastGood: (path: string) => string | undefined) {
  const before = checkWithStandIns(whole, textOf).found.map(({ message }) => message)
  const { found } = checkWithStandIns(changeFile(whole, { path, text: '{' }), lastGood)
  return sayOnce(found)
    .filter(({ message }) => !before.includes(message))
    .map(({ file, rule }) => [file, rule])
}

it.each(['steps/a.json', 'facts.json', 'questions.json', 'modes/small.json'])('one broken file is one error: %s', (path) => {
  expect(foundAnew(path, textOf)).toEqual([[path, 'syntax']])
})

it('a broken file that was never good is one error too', () => {
  expect(foundAnew('steps/a.json', () => undefined)).toEqual([['steps/a.json', 'syntax']])
  expect(foundAnew('facts.json', () => undefined)).toEqual([['facts.json', 'syntax']])
})

const error = { severity: 'error', stage: 'check', line: 1, column: 1, fix: 'Mend it.' } as const

it('what follows from a mistake is counted with it: translations, personas and consumers of what is gone', () => {
  const found = [
    { ...error, file: 'facts.json', rule: 'consumer-without-field', message: '“rollover” reads ira_accounts.provider.' },
    { ...error, file: 'personas/p.json', rule: 'unasked-answer', message: 'There is no field on “a” called “provider”.' },
    { ...error, file: 'steps/a.json', rule: 'kind-lacks', message: 'A page of the kind “sign” cannot work without signature.' },
    { ...error, file: 'translations/es/steps/a.json', rule: 'unknown-words', message: 'steps/a.json has no “fields › provider”.' },
    { ...error, file: 'translations/es/steps/b.json', rule: 'unknown-words', message: 'steps/b.json has no “lead”.' },
  ]
  expect(sayOnce(found).map(({ file, message }) => [file, message])).toEqual([
    [
      'steps/a.json',
      'A page of the kind “sign” cannot work without signature. And 3 more of the same cause in facts.json, personas/p.json, translations/es/steps/a.json.',
    ],
    ['translations/es/steps/b.json', 'steps/b.json has no “lead”.'],
  ])
})

it('one kind of finding of a proof in many modes is told once', () => {
  const found = ['a', 'b', 'c', 'd', 'e'].map((mode) => ({
    ...error,
    stage: 'proof' as const,
    file: `modes/${mode}.json`,
    rule: 'unreachable-step',
    message: `Nobody ever reaches “${mode}”.`,
  }))
  expect(sayOnce(found).map(({ file, message }) => [file, message])).toEqual([
    ['modes/a.json', 'Nobody ever reaches “a”. And 4 more of the kind in modes/b.json, modes/c.json, modes/d.json and 1 more.'],
  ])
})

const rulesOf = (found: ReturnType<typeof foldPlaces>) => found.map(({ rule }) => rule)
const at = (rule: string, more: object = {}) => ({ ...error, file: 'steps/a.json', rule, message: `Wrong by ${rule}.`, ...more })

it.each([
  ['a button of a page that lacks what it sends', 'button-of-another-page', 'kind-lacks', 9],
  ['lines of one name that were for different people', 'said-twice', 'condition-lost', 9],
  ['a link of an action with two places to lead to', 'target-of-another', 'action-shape', 9],
  ['other {words} than the original, of what nothing fills in', 'other-words-filled', 'unknown-word', 1],
  ['what compares with an answer that stores something else', 'unknown-fact-value', 'type-and-options', 9],
  ['what a page no longer reads because a field is gone', 'wrong-purpose', 'kind-lacks', 9],
  ['an odd number that is against the law', 'odd-number', 'other-law', 1],
  ['a condition on the only answer that is left of two', 'always-true', 'duplicate-option', 9],
  ['terms of headings that have changed places', 'other-term', 'changed-places', 9],
  ['answers of a fact of which one is there twice', 'options-and-fact', 'duplicate-option', 9],
  ['what is shown at an answer that there is not', 'at-other-answer', 'unknown-fact-value', 2],
  ['a name that is quoted in a message', 'quoted-name', 'quoted-answer', 1],
  ['another button of the same place', 'same-target', 'target-of-another', 9],
  ['a step for a variant that there is not', 'variant-of-another', 'unknown-fact-value', 1],
  ['the day of somebody else that is no day', 'somebody-else', 'answer-refused', 1],
  ['a stiff phrase of a sentence of offices', 'sounds-translated', 'hard-to-read', 1],
  ['a price that was misspelt', 'price-not-said', 'unknown-word', 1],
  ['an answer that is quoted without its strange letter', 'quoted-answer', 'look-alike-letter', 9],
  ['where a button leads that has the words of another', 'target-of-another', 'said-twice', 2],
  ['an answer that is gone because another has its value', 'lost-answer', 'duplicate-option', 9],
  ['an answer that is out of line with one that overlaps it', 'answers-out-of-order', 'answers-overlap', 9],
  ['an answer that is quoted, and now called as another', 'quoted-answer', 'said-twice', 9],
  ['a mode that is misspelt where its page starts it', 'unknown-mode', 'other-mode', 1],
  ['a step that is led to in place of one that is there', 'unknown-step', 'renamed-and-there', 1],
  ['a panel that is gone for another', 'lost-panel', 'panel-of-another', 9],
  ['what follows from a payment of something else', 'paid-without-effect', 'charged-without-price', 9],
  ['a receipt for what is sold to others', 'receipt-of-others', 'sold-to-others', 9],
  ['a place of a test that was misspelt', 'place-not-named', 'unknown-place', 9],
  ['a price without what is paid', 'other-price-shown', 'paid-for-nothing', 9],
  ['a button that pays for nothing', 'button-of-another-page', 'paid-for-nothing', 9],
  ['the translation of a page that nobody sees', 'untranslated-file', 'unused-step', 9],
  ['what a step that stands twice leaves out', 'left-between', 'duplicate-step', 9],
  ['a finish that is past a question because two have changed places', 'finish-past-question', 'places-crossed', 9],
  ['a promise to be reached at a number that is not ours', 'promise-without-keeper', 'strange-address', 1],
  ['a heading that points at a panel that is gone', 'points-at-nothing', 'lost-panel', 9],
  ['a plan of a test whose odds don’t add up', 'test-too-long', 'odds', 2],
  ['the wider of two budgets that have changed places', 'over-budget', 'budget-too-wide', 1],
  ['a detour to its own page', 'to-and-fro', 'leads-to-itself', 9],
  ['a part for a variant whose condition was turned', 'lost-part', 'turned-condition', 9],
  ['an answer whose words are those of another', 'words-of-another', 'said-twice', 1],
  ['an answer that is quoted and not translated', 'quoted-answer', 'untranslated', 9],
])('what follows in the same file is counted with its cause: %s', (_what, rule, cause, line) => {
  expect(rulesOf(sayOnce([at(rule), at(cause, { line })]))).toEqual([cause])
  expect(rulesOf(sayOnce([at(rule), at(cause, { line, file: 'steps/b.json' })]))).toEqual([rule, cause])
})

it('at one place, what only shows elsewhere and a warning beside an error are counted with what is wrong there', () => {
  const shown = at('beyond-limit', { showsAt: 'personas/p.json:42' })
  const [found, ...others] = foldPlaces([shown, at('punctuation', { severity: 'warning' }), at('crossed-limits')])
  expect([found?.rule, others]).toEqual(['crossed-limits', []])
  expect(found?.message).toContain('And 2 more of the same cause')
  expect(rulesOf(foldPlaces([shown, at('crossed-limits', { line: 2 })]))).toEqual(['crossed-limits'])
  expect(rulesOf(foldPlaces([shown, at('punctuation', { line: 2, severity: 'warning' })]))).toEqual(['beyond-limit', 'punctuation'])
  expect(rulesOf(foldPlaces([shown, at('crossed-limits', { file: 'steps/b.json' })]))).toHaveLength(2)
})

it('two errors that stand at one place are two mistakes, unless one slip brings about both', () => {
  expect(rulesOf(foldPlaces([at('wrong-limit'), at('no-message')]))).toEqual(['wrong-limit', 'no-message'])
  expect(rulesOf(foldPlaces([at('over-budget'), at('over-budget', { message: 'Over the other one.' })]))).toHaveLength(2)
  expect(rulesOf(foldPlaces([at('formal-address'), at('formal-address', { message: 'Another word.' })]))).toEqual(['formal-address'])
})

it('whatever names an answer that was renamed by hand is counted with that', () => {
  const renamed = at('answer-renamed', { message: '"retired" is "pensioner" since the last commit.' })
  const lost = at('unknown-value', { file: 'personas/p.json', message: '"retired" is no answer to “work”.' })
  const other = at('unknown-value', { file: 'personas/p.json', message: '"student" is no answer to “work”.' })
  expect(rulesOf(foldPlaces([lost, other, renamed]))).toEqual(['unknown-value', 'answer-renamed'])
})

it('what is counted is a sentence of its own, also behind words that end without a stop', () => {
  const [todo] = foldPlaces([at('kind-lacks', { message: 'Still to be written: what is sent' }), at('button-of-another-page')])
  expect(todo?.message).toBe('Still to be written: what is sent. And 1 more of the same cause here.')
})

it('what is counted with a cause in two rounds is said once', () => {
  const [first] = foldPlaces([at('kind-lacks'), at('button-of-another-page')])
  const [again] = foldPlaces([...(first ? [first] : []), at('button-of-another-page')])
  expect(again?.message).toBe('Wrong by kind-lacks. And 2 more of the same cause here.')
})

it('what was brought about elsewhere is counted with what is wrong where it stands', () => {
  const brought = at('says-less', { showsAt: 'flows/translations/es/steps/a.json:3' })
  const [one, ...others] = foldPlaces([brought, at('hard-to-read', { severity: 'warning' })])
  expect([one?.rule, one?.severity, others]).toEqual(['hard-to-read', 'error', []])
})

it('a column of two answers is one mistake, whatever their types are', () => {
  const shared = at('shared-column', { line: 9, message: '“a” and “b” are both saved in loans.income: one answer would be lost.' })
  const typed = at('type-and-column', { message: 'loans.income is not asked as “text”: what is saved could not be read.' })
  const other = at('type-and-column', { line: 4, message: 'loans.rate is not asked as “text”: what is saved could not be read.' })
  expect(rulesOf(foldPlaces([typed, shared, other]))).toEqual(['shared-column', 'type-and-column'])
})

it('a “no” that has changed places is counted with what it changed places with, wherever it stands now', () => {
  const lost = at('lost-negation', { line: 9, message: '“No” says no, and “Sí, pagar” does not.' })
  const other = at('lost-negation', { line: 4, message: '“Never” says no, and “Siempre” does not.' })
  const changed = at('changed-places', { message: '“No, gracias” and “Sí, pagar” have changed places.' })
  expect(rulesOf(foldPlaces([lost, other, changed]))).toEqual(['lost-negation', 'changed-places'])
})

it.each([
  ['unused-step', 'lost-side-step'],
  ['dead-link', 'lost-side-step'],
  ['duplicate-name', 'address-of-another'],
])('%s is counted with %s where both name the same', (rule, cause) => {
  const why = at(cause, { line: 9, message: '“a” leads to “lost”.' })
  expect(rulesOf(foldPlaces([at(rule, { message: 'No mode has “lost”.' }), why]))).toEqual([cause])
  expect(rulesOf(foldPlaces([at(rule, { message: 'No mode has “other”.' }), why]))).toEqual([rule, cause])
})

it('two columns, and two prices, that have changed places are one mistake', () => {
  const column = (is: string, asked: string, line: number) =>
    at('type-and-column', {
      line,
      message: `phone.${line} is not asked as “${is}”: what is saved could not be read.`,
      fix: `Ask it as “${asked}”, or save it in another column.`,
    })
  expect(foldPlaces([column('consent', 'choice', 1), column('choice', 'consent', 9)])).toHaveLength(1)
  expect(foldPlaces([column('consent', 'choice', 1), column('text', 'consent', 9)])).toHaveLength(2)
  const price = (shown: string, sold: string, line: number) =>
    at('price-of-other-variant', {
      line,
      message: `This is shown with experiment.a = ${shown}, and “b” is sold with experiment.a = ${sold}.`,
    })
  expect(foldPlaces([price('test', 'control', 1), price('control', 'test', 9)])).toHaveLength(1)
  expect(foldPlaces([price('test', 'control', 1), price('test', 'control', 9)])).toHaveLength(2)
})

it('numbers of texts that have changed places are counted with them, wherever they stand now', () => {
  const changed = at('changed-places', { message: '“De un 401(k)” and “De mi banco” have changed places.' })
  const number = (said: string) => at('other-number', { line: 9, message: `The translation has ${said} where the original has no number.` })
  expect(rulesOf(foldPlaces([number('401'), changed]))).toEqual(['changed-places'])
  expect(rulesOf(foldPlaces([number('500'), changed]))).toEqual(['other-number', 'changed-places'])
})

it('what one slip brings about twice in a line, or of one price, is one mistake', () => {
  const way = (column: number, line = 1) =>
    at('other-way-to-reach', { line, column, message: `“Way ${column}”: nobody can be reached like that.` })
  expect(foldPlaces([way(1), way(9)])).toHaveLength(1)
  expect(foldPlaces([way(1), way(9, 2)])).toHaveLength(2)
  const term = (line: number, period: string) =>
    at('other-term-of-sale', { line, message: `“line ${line}” is said here, and what is sold here is paid for a ${period} at a time.` })
  expect(foldPlaces([term(1, 'month'), term(9, 'month')])).toHaveLength(1)
  expect(foldPlaces([term(1, 'month'), term(9, 'year')])).toHaveLength(2)
})

it('an address that stands twice is counted with that of another, however it is written there', () => {
  const other = at('address-of-another', { message: 'People of “A” would be led to www.b.com, which is the name of another company.' })
  const twice = (address: string) => at('duplicate-name', { line: 9, message: `“https://${address}” stands twice.` })
  expect(foldPlaces([other, twice('www.b.com')])).toHaveLength(1)
  expect(foldPlaces([other, twice('www.c.com')])).toHaveLength(2)
})

it('what goes by a name that is misspelt, or that is called otherwise, is counted with that, whatever file it is in', () => {
  const elsewhere = (rule: string, message: string, fix = 'Mend it.') => at(rule, { file: 'steps/b.json', message, fix })
  const misspelt = elsewhere('unknown-fact', 'There is no fact “agee”.', 'Did you mean “age”?')
  expect(rulesOf(foldPlaces([at('fact-never-asked', { message: '“age” comes from the person, and no step asks it.' }), misspelt]))).toEqual(
    ['unknown-fact'],
  )
  expect(
    rulesOf(foldPlaces([at('fact-never-asked', { message: '“sex” comes from the person, and no step asks it.' }), misspelt])),
  ).toHaveLength(2)
  const unused = elsewhere('unused-step', 'No mode has “b”: nobody ever sees it.')
  expect(rulesOf(foldPlaces([at('dead-link', { message: 'No mode with “a” has “b”.' }), unused]))).toEqual(['unused-step'])
  const never = (more = '') => `“age” is never "old".${more}`
  expect(
    rulesOf(
      foldPlaces([at('unknown-fact-value', { message: never(' The same in steps/c.json.') }), elsewhere('options-and-fact', never())]),
    ),
  ).toEqual(['options-and-fact'])
  const unread = at('wrong-value', { file: 'experiments.json', stage: 'schema' })
  expect(rulesOf(foldPlaces([elsewhere('unknown-fact', 'There is no fact “experiment.x”.'), unread]))).toEqual(['wrong-value'])
})

it('the number of another persona is one mistake, wherever it is not the own one', () => {
  const shared = at('shared-address', { file: 'personas/p.json', message: '“a” and “p” both have 6145550123.' })
  const other = (number: string) =>
    at('somebody-else', {
      file: 'personas/p.json',
      line: 9,
      message: `“phone” is “6145550142” here, and “${number}” is who this is about.`,
    })
  expect(rulesOf(foldPlaces([other('6145550123'), shared]))).toEqual(['shared-address'])
  expect(rulesOf(foldPlaces([other('6145550199'), shared]))).toEqual(['somebody-else', 'shared-address'])
})

it('shares of one plan that are percentages are one mistake, and two values elsewhere are two', () => {
  const share = (file: string, column: number) =>
    at('wrong-value', { file, column, message: `This number must be less than 1, at ${column}.` })
  expect(foldPlaces([share('experiments.json', 1), share('experiments.json', 9)])).toHaveLength(1)
  expect(foldPlaces([share('steps/a.json', 1), share('steps/a.json', 9)])).toHaveLength(2)
})

it('an answer that has changed places is one mistake, wherever it is quoted', () => {
  const changed = at('changed-places', {
    file: 'translations/es/questions.json',
    message: '“Trabajo por mi cuenta” and “No” have changed places.',
  })
  const quoted = (name: string) =>
    at('quoted-answer', { file: 'translations/es/landings/l.json', message: `It is called “${name}” in this language.` })
  expect(rulesOf(foldPlaces([changed, quoted('Trabajo por mi cuenta')]))).toEqual(['changed-places'])
  expect(rulesOf(foldPlaces([changed, quoted('Estudio')]))).toEqual(['changed-places', 'quoted-answer'])
})

it('a day that there is not is one mistake, wherever else it is answered', () => {
  const impossible = at('impossible-day', { message: '“02/29/1969” is no day.' })
  const refused = (day: string) => at('answer-refused', { line: 9, message: `“a” does not take "${day}": “Enter a date that exists.”` })
  expect(rulesOf(foldPlaces([refused('02/29/1969'), impossible]))).toEqual(['impossible-day'])
  expect(rulesOf(foldPlaces([refused('11/31/1983'), impossible]))).toEqual(['answer-refused', 'impossible-day'])
})

it('where the old name of a fact still stands is counted with its renaming by hand', () => {
  const renamed = at('renamed-by-hand', { file: 'facts.json', message: '“choice” is called “way” since the last commit.' })
  const unknown = (name: string) => at('unknown-fact', { file: 'modes/m.json', message: `There is no fact “${name}”.` })
  expect(rulesOf(foldPlaces([unknown('choice'), unknown('other'), renamed]))).toEqual(['unknown-fact', 'renamed-by-hand'])
  const unasked = at('fact-never-asked', { file: 'facts.json', message: '“way” comes from the person, and no step asks it.' })
  expect(rulesOf(foldPlaces([unasked, renamed]))).toEqual(['renamed-by-hand'])
})

it('what is wrong in English and was translated faithfully is one mistake', () => {
  const translated = at('promised-return', { file: 'translations/es/steps/a.json', line: 7, message: 'Wrong in other words.' })
  expect(rulesOf(foldPlaces([at('promised-return'), translated]))).toEqual(['promised-return'])
  expect(rulesOf(foldPlaces([at('certain-gain'), translated]))).toHaveLength(2)
})

it('the translation of what is still to be written is counted with that', () => {
  const stale = at('translation-of-before', { file: 'translations/es/steps/a.json', severity: 'warning' })
  expect(rulesOf(foldPlaces([stale, at('unfinished-text')]))).toEqual(['unfinished-text'])
  expect(rulesOf(foldPlaces([stale, at('unfinished-text', { file: 'steps/b.json' })]))).toHaveLength(2)
  const number = at('other-number', { file: 'translations/es/steps/a.json' })
  expect(rulesOf(foldPlaces([number, at('unfinished-text')]))).toEqual(['unfinished-text'])
  expect(rulesOf(foldPlaces([number, at('unfinished-text', { file: 'steps/b.json' })]))).toHaveLength(2)
})
