import { expect, it } from 'vitest'
import { changed, describeSlips, foundAfter, type Slip } from './support/slip.ts'

/** Pages and ways that contradict themselves: answers that overlap, questions that differ from their heading, buttons that lead round. */
const slips: readonly Slip[] = [
  [
    'a membership that nobody is charged for',
    'modes/landing-fc-iraonly.json',
    '{ "step": "payment", "when": { "member": "member" } },',
    '',
    'offered-not-charged',
  ],
  [
    'two steps that lead to each other',
    'steps/loan-check.json',
    '"showsResult": true,',
    '"detours": [{ "when": { "loan.outlook": "ruled-out" }, "to": "personal-information" }],\n  "showsResult": true,',
    'to-and-fro',
  ],
  [
    'a last step that is a side step too',
    'modes/landing-rollover-full.json',
    '"ira/rollover-call-4",\n',
    '"ira/rollover-call-4",\n    "ira/rolling-over",\n',
    'side-step-in-order',
  ],
  [
    'a refusal that leads back to its question',
    'steps/us-citizen-only.json',
    '"needs": "personal",',
    '"needs": "personal",\n  "detours": [{ "when": { "country.served": false }, "to": "country-citizenship" }],',
    'to-and-fro',
  ],
  ['answers that overlap', 'questions.json', '"label": "$0 to $24,999"', '"label": "$0 to $34,999"', 'answers-overlap'],
  ['an answer that begins too soon', 'steps/additional-info.json', '"740 to 799."', '"730 to 799."', 'answers-overlap'],
  ['two fields of one name', 'steps/personal-information.json', '"label": "Legal last name"', '"label": "Legal first name"', 'said-twice'],
  ['two questions of one name', 'questions.json', '"label": "Their last name"', '"label": "Their first name"', 'said-twice'],
  ['a heading that asks which', 'steps/search-calendly.json', 'When should we call you?', 'Which account is it about?', 'other-question'],
  [
    'a heading that asks when',
    'steps/ira/select-401ks.json',
    '"title": "Which accounts do you want to move?"',
    '"title": "When do you want to move?"',
    'other-question',
  ],
  ['answers that are counted wrong', 'steps/locate-destination.json', 'All three keep', 'All four keep', 'other-count'],
  ['a button that was renamed', 'steps/plaid-failed.json', '"continue": "Choose another way"', '"continue": "Try again"', 'quoted-name'],
  ['a button of a page that was renamed', 'pages/options.json', '“See my options” starts', '“Start now” starts', 'quoted-name'],
  [
    'the heading of the other branch',
    'steps/no-balance.json',
    '"We didn’t find a balance this time"',
    '"We found a balance that may be yours"',
    'same-title',
  ],
  [
    'the heading of the other branch of a sequence',
    'steps/ira/open-IRA.json',
    '"Where do you want your IRA?"',
    '"Which IRA should get the money?"',
    'same-title',
  ],
  [
    'a detour for the other answer',
    'steps/beagle-or-existing.json',
    '"ira_home": "existing"\n      },\n      "to"',
    '"ira_home": "ours"\n      },\n      "to"',
    'detour-of-another',
  ],
  [
    'a lost sign-in for those who have one',
    'steps/online-access.json',
    '"online_access": "lost"',
    '"online_access": "yes"',
    'detour-of-another',
  ],
  [
    'a finish that is for some',
    'modes/dashboard-loan.json',
    '"finished": [{ "go": "interested-loan" }]',
    '"finished": [{ "go": "signature-completed" }]',
    'finish-for-some',
  ],
  [
    'a finish behind a question that the way goes by',
    'modes/landing-fc-iraonly.json',
    '"go": "personal-information"',
    '"go": "beagle-member"',
    'finish-past-question',
  ],
  [
    'a finish for everybody before one for some',
    'modes/dashboard-loan.json',
    '"finished": [{ "go": "interested-loan" }]',
    '"finished": [{ "go": "interested-loan" }, { "when": { "loan.ready": true }, "go": "interested-loan", "rule": "it can be had" }]',
    'unreachable-branch',
  ],
  ['a return to a page of those who said no twice', 'modes/landing-fc-find.json', '"go": "qa10"', '"go": "qa11-no3"', 'finish-for-some'],
  ['a finish of those who paid', 'modes/landing-solo.json', '"go": "personal-information"', '"go": "congrats"', 'finish-for-some'],
  [
    'a signature where nothing is signed',
    'steps/locate-destination.json',
    '"continue": "Continue"',
    '"continue": "Sign and send"',
    'button-of-another-page',
  ],
  ['a button to where people are', 'steps/take-care.json', '"mode": "dashboard-search"', '"mode": "landing-rc"', 'leads-round'],
  [
    'what is for an answer that comes later',
    'modes/landing-fc-newfind.json',
    '"need-cash",\n    "next-step"',
    '"next-step",\n    "need-cash"',
    'asked-too-late',
  ],
  [
    'a link about loans that leads elsewhere',
    'pages/options.json',
    '"href": "/landing-fc-loan"',
    '"href": "/landing-rollover-new"',
    'target-of-another',
  ],
  [
    'a button about loans that leads elsewhere',
    'steps/loan-unsure.json',
    '"mode": "landing-fc-newloanalt"',
    '"mode": "landing-combine"',
    'target-of-another',
  ],
  [
    'payment by those who said no',
    'modes/landing-solo-2.json',
    '{ "concierge": "yes" }] } },',
    '{ "concierge": "no" }] } },',
    'sold-to-others',
  ],
  [
    'payment by those who go on for free',
    'modes/landing-fc-iraonly.json',
    '{ "step": "payment", "when": { "member": "member" } }',
    '{ "step": "payment", "when": { "member": "free" } }',
    'sold-to-others',
  ],
  ['the purpose of another mode', 'modes/landing-fc-downpayment.json', '"home-purchase"', '"medical"', 'preset-of-another'],
  [
    'the purpose of the next mode',
    'modes/landing-fc-deposit.json',
    '"purpose": "deposit"',
    '"purpose": "home-purchase"',
    'preset-of-another',
  ],
]

describeSlips(slips)

it.each([
  ['ways to search', 'steps/choose.json', 'myself', 'online-access', 'person', 'search-schedule-call'],
  ['places for the money', 'steps/locate-destination.json', 'existing-ira', 'ira-account-number', 'employer-plan', 'plan-account'],
])('detours of two %s that have changed places are found', (_what, path, one, to, other, otherTo) => {
  const both = (first: string, second: string) =>
    `${one}"\n      },\n      "to": "${first}"\n    },\n    {\n      "when": {\n        ${path.includes('choose') ? '"search_choice"' : '"destination"'}: "${other}"\n      },\n      "to": "${second}"`
  const found = foundAfter(path, both(to, otherTo), both(otherTo, to))
  expect(found.map(({ rule, file }) => `${rule} ${file}`)).toContain(`conditions-crossed ${path}`)
})

it('a signature before the terms is found in every mode that has the order', () => {
  const signs = '    { "step": "signatures", "when": { "papers.current": true } },\n'
  const was = `    "terms-conditions",\n    "photo-id",\n${signs}`
  const found = foundAfter('sequences/loan.json', was, `${signs}    "terms-conditions",\n    "photo-id",\n`)
  expect(found.filter(({ rule }) => rule === 'agreed-too-late').length).toBeGreaterThan(5)
  const alone = foundAfter('modes/landing-fc-iraonly.json', was, `${signs}    "terms-conditions",\n    "photo-id",\n`)
  expect(alone.map(({ rule }) => rule)).toContain('agreed-too-late')
})

it.each([
  ['the second of two answers', 'steps/choose.json', '"value": "person"', '"value": "myself"', 'duplicate-option', /"value": "myself"/],
  ['the messages that lack one', 'steps/choose.json', '"required": "', '"unknown": "', 'no-message', /"errors"/],
  [
    'the second of two openings',
    'landings/landing-rc.json',
    '"experiment.subscription": "control"',
    '"experiment.subscription": "test"',
    'landing-shape',
    /"block": "hero"/,
  ],
  [
    'the condition of a last branch',
    'modes/landing-solo-only.json',
    '{ "step": "no-balance" }',
    '{ "when": { "balance.found": false }, "step": "no-balance" }',
    'no-last-branch',
    /"balance.found": false/,
  ],
])('what is wrong with %s stands at its line', (_what, path, was, is, rule, line) => {
  const one = foundAfter(path, was, is).find((found) => found.rule === rule)
  const text = Object.values(changed(path, was, is).documents)
    .flatMap((all) => [...all.values()])
    .find((doc) => doc.path === path)?.text
  expect(text?.split('\n')[(one?.line ?? 0) - 1]).toMatch(line)
})

it('two variants of a block that say the same are found on a step and on a page', () => {
  const [test, control] = ['test', 'control'].map((variant) => `"when": { "experiment.subscription": "${variant}" }`)
  const twice = (list: string, block: string) => `"${list}": [{ ${block}, ${test} }, { ${block}, ${control} },`
  const rules = (path: string, list: string, block: string) =>
    foundAfter(path, `"${list}": [`, twice(list, block)).flatMap(({ rule, file }) => (rule === 'same-variants' ? [file] : []))
  expect(rules('steps/congrats.json', 'body', '"text": "Your box says more."')).toEqual(['steps/congrats.json'])
  const prose = '"block": "prose", "title": "What it is", "paragraphs": ["A person helps."]'
  expect(rules('landings/landing-rc.json', 'blocks', prose)).toEqual(['landings/landing-rc.json'])
})
