import { errorRules } from '@app/schemas/flow/steps/field-types'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { type AnswerProblem, answerWords } from '@app/schemas/rules/answers/answer-words'
import { checkAnswer } from '@app/schemas/rules/answers/answers'
import { describe, expect, it } from 'vitest'
import { walkedMode } from '../model/support/all-flows.ts'
import { someModes } from '../model/support/some-modes.ts'
import { autocompleteTokens } from './support/autocomplete-tokens.ts'
import type { ShownField } from './support/mode.ts'
import { fieldsOf, stepNames, stepOf } from './support/mode.ts'

const today = '2026-03-02'
const steps: readonly StepFile[] = stepNames.map(stepOf)
const all = steps.flatMap((step) =>
  fieldsOf(step).flatMap((field) => [field, ...rowsOf(field)].map((one) => ({ step: step.step, field: one }))),
)

/** Where something is paid, signed, sent, opened or agreed to. */
const cannotBeTakenBack: ReadonlySet<string> = new Set([
  'payment',
  'credit-card-payment',
  'letter-of-authorization',
  'signatures',
  'terms-conditions',
  'ira/open-beagle',
  'final-step',
  'loan-terms',
  'savings-program-confirm',
  'get-lost-money-online',
  'borrow-partners',
])

describe('the points over every step file', () => {
  it('5 every step has one main button, and nothing beside it says the same', () => {
    for (const { step, continue: main, actions = [] } of steps) {
      expect(main.trim(), step).not.toBe('')
      const labels = [main, ...actions.map(({ label }) => label)].map((label) => label.toLowerCase())
      expect(new Set(labels).size, step).toBe(labels.length)
    }
  })

  it('7 what a field says of an error is one text, wherever it is shown', () => {
    for (const { step, field } of all) {
      for (const rule of errorRules) {
        const words = field.errors?.[rule]
        if (words !== undefined) expect(wordsOf(field, rule), `${step} ${field.name}`).toBe(words)
      }
    }
  })

  it('8 every rule that an answer can break has words of its own, and none of them is “invalid”', () => {
    const missing = all.flatMap(({ step, field }) =>
      problemsOf(field).flatMap((problem) => (hasOwnWords(field, problem) ? [] : [`${step} ${field.name} ${problem}`])),
    )
    expect(missing).toEqual([])
    for (const { step, field } of all) expect(JSON.stringify(field.errors ?? {}), `${step} ${field.name}`).not.toMatch(/invalid/i)
    for (const { step, field } of all) {
      const texts = Object.values(field.errors ?? {})
      expect(new Set(texts).size, `${step} ${field.name}`).toBe(texts.length)
    }
  })

  it.each([
    ['ssn', ['078051120', '078-05-1120', '078 05 1120', ' 078–05–1120 ', '078\u00a005\u00a01120']],
    ['phone', ['5035550112', '503-555-0112', '(503) 555-0112', '+1 503 555 0112', '503.555.0112']],
    ['money', ['15000', '15,000', '$15,000', ' $15,000.00 ']],
    ['zip', ['97214', ' 97214 ']],
    ['date', ['04/27/1992', '4/27/1992', '04-27-1992', '04 27 1992', '4 27 1992']],
  ] as const)('10 %s is taken however people write it, and kept in one way', (type, ways) => {
    const fields = all.filter(({ field }) => field.type === type)
    expect(fields.length).toBeGreaterThan(0)
    for (const { step, field } of fields) {
      // The limits of a field are another matter.
      const { min: _min, max: _max, ...open } = field
      const kept = ways.map((way) => checkAnswer(asQuestion(open), way, today))
      for (const [index, one] of kept.entries())
        expect(one, `${step} ${field.name} ${ways[index]}`).toEqual({ ok: true, value: keptValue(kept[0]) })
    }
  })

  it('18 every personal field tells the browser what it is, in the words that browsers know', () => {
    const personal = new Set(['name', 'email', 'phone', 'address', 'state', 'zip'])
    const missing = all.filter(({ field }) => personal.has(field.type) && field.autocomplete === undefined && !isOfSomebodyElse(field))
    expect(missing.map(({ step, field }) => `${step} ${field.name}`)).toEqual([])
    for (const { step, field } of all)
      if (field.autocomplete !== undefined)
        expect(autocompleteTokens, `${step} ${field.name}`).toContain(field.autocomplete.split(' ').at(-1))
  })

  it('21 people who are asked to agree to something final see beside it what it is', () => {
    const final = steps.filter(({ step }) => cannotBeTakenBack.has(step))
    expect(final.map(({ step }) => step).sort()).toEqual([...cannotBeTakenBack].sort())
    const bare = final.filter(({ body = [] }) => !body.some((block) => 'panel' in block || 'terms' in block))
    expect(bare.map(({ step }) => step)).toEqual([])
  })

  it('23 who cannot have something comes to a page that explains it and has a way on', () => {
    const refusals = { 'country.served': false, 'plan.link': 'failed' } as const
    for (const mode of someModes) {
      for (const { place, edges } of walkedMode(mode).spots) {
        for (const { outcome, to } of edges) {
          const refused = Object.entries(refusals).find(([fact, value]) => outcome.facts[fact] === value)
          if (!refused || !to) continue
          const step = stepOf(to.place.step)
          expect(step.kind, `${mode}: ${place.step} finds ${refused.join(' ')}, and leads to ${step.step}`).toBe('result')
          expect(step.body?.length ?? 0).toBeGreaterThan(0)
          expect(step.continue).not.toBe('')
        }
      }
    }
  })
})

function rowsOf(field: ShownField): readonly ShownField[] {
  return (field.rows ?? []) as readonly ShownField[]
}

function asQuestion(field: object) {
  return field as Parameters<typeof checkAnswer>[0]
}

function keptValue(checked: ReturnType<typeof checkAnswer> | undefined) {
  return checked?.ok ? checked.value : 'nothing'
}

function wordsOf(field: ShownField, rule: AnswerProblem): string {
  return answerWords(asQuestion(field), rule, undefined)
}

/** What can be wrong with an answer of a field, as far as trying finds it. */
function problemsOf(field: ShownField): readonly AnswerProblem[] {
  const tries = [
    '',
    'x',
    '0',
    '-1',
    '1',
    '999999999999',
    '1'.repeat(3000),
    'x'.repeat(3000),
    '01/01/1800',
    '01/01/2999',
    '00000',
    '000-00-0000',
    '99',
  ]
  const found = tries.flatMap((value) => {
    const checked = checkAnswer(asQuestion(field), value, today)
    return checked.ok || (value === '' && field.optional) ? [] : [checked.problem]
  })
  // Of what is offered to choose from, nobody can choose anything else.
  const isClosed = field.options !== undefined || ['yes-no', 'state'].includes(field.type)
  return [...new Set(found)].filter((problem) => problem !== 'type' && !(isClosed && ['unknown', 'format'].includes(problem)))
}

function hasOwnWords(field: ShownField, problem: AnswerProblem): boolean {
  return field.errors?.[problem] !== undefined || (problem !== 'required' && field.errors?.format !== undefined)
}

/** The contact, the spouse and the beneficiary of a person are somebody else: the browser knows nothing of them. */
function isOfSomebodyElse({ name }: ShownField): boolean {
  return /^(contact|spouse|beneficiary|affiliated)_/.test(name)
}
