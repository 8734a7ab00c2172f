import type { Catalogue } from '@app/engine/author'
import { mutant, orderOfMode, stepFile, stepsOfMode } from '../files.ts'
import { listAt, textAt, valueAt, withKey, withValue } from '../json.ts'
import type { Kind } from '../kind.ts'
import { print } from '../lines.ts'
import { misspell, pick } from '../pick.ts'
import { inSomeStep, inStep } from '../step-kinds.ts'

/** Mistakes in a step file, seen from a mode that walks the step. */
export const stepKinds: readonly Kind[] = [
  broken('a step that cannot be read', (catalogue, mode) => orderOfMode(catalogue, mode)),
  broken('a side step that cannot be read', (catalogue, mode) => {
    const order = orderOfMode(catalogue, mode)
    return stepsOfMode(catalogue, mode).filter((step) => !order.includes(step))
  }),
  broken('a question page that cannot be read', questionPages),
  broken('a step of the guard that cannot be read', guardTargets),
  inStep('a detour that leads to its own step', ({ file, step }) => {
    const at = ['detours', listAt(file.data, ['detours']).length]
    const detour = { when: { 'ira.exists': true }, to: step }
    const detours = [...listAt(file.data, ['detours']), detour]
    return mutant(file, withValue(file.data, ['detours'], detours), at, [step])
  }),
  inStep('a detour without a condition', ({ file, step }) => {
    const detours = [...listAt(file.data, ['detours']), { to: 'next-step' }]
    return mutant(file, withValue(file.data, ['detours'], detours), ['detours', detours.length - 1], [step])
  }),
  inStep('a detour to an unknown step', ({ file, step }) => {
    const detours = [...listAt(file.data, ['detours']), { when: { 'ira.exists': true }, to: misspell('next-step') }]
    return mutant(file, withValue(file.data, ['detours'], detours), ['detours', detours.length - 1], [step])
  }),
  inStep('an action that leads nowhere', ({ file, step }) => {
    const actions = [...listAt(file.data, ['actions']), { label: 'Do this later' }]
    return actions.length > 6
      ? undefined
      : mutant(file, withValue(file.data, ['actions'], actions), ['actions', actions.length - 1], [step])
  }),
  inStep('an action for a phone that leads out of the flow', ({ file, step }) => {
    const actions = [...listAt(file.data, ['actions']), { label: 'Do this on my phone', leave: 'dashboard', role: 'phone' }]
    return actions.length > 6
      ? undefined
      : mutant(file, withValue(file.data, ['actions'], actions), ['actions', actions.length - 1], [step])
  }),
  inSomeStep(
    'a yes that leads out of the flow',
    (file) => listAt(file.data, ['fields']).some((field) => listAt(field, ['options']).some((option) => valueAt(option, ['yes']) === true)),
    ({ file, step }) => mutant(file, withValue(file.data, ['ends'], true), ['ends'], [step]),
  ),
  inStep('a step that is empty for everybody who comes to it', ({ file, step }) =>
    mutant(file, withValue(file.data, ['empty'], { when: { 'personal.record': ['empty', 'present'] } }), ['empty'], [step]),
  ),
  inStep('an unknown kind of screen', ({ file, step }) =>
    mutant(file, withValue(file.data, ['kind'], misspell(textAt(file.data, ['kind']) ?? '')), ['kind'], [step]),
  ),
  inStep('the name of another step', ({ file, step }) => mutant(file, withValue(file.data, ['step'], `${step}-2`), ['step'], [step])),
  inStep('a step without a title', ({ file, step }) => mutant(file, withValue(file.data, ['title'], undefined), [], [step])),
  inStep('a misspelt property of a step', ({ file, step }) =>
    mutant(file, withKey(file.data, ['continue'], misspell('continue')), [], [step]),
  ),
  inStep('an answer that is sent on but not asked', ({ file, step }) => {
    const uses = [...listAt(file.data, ['uses']), 'mothers_maiden_name']
    return mutant(file, withValue(file.data, ['uses'], uses), ['uses'], [step])
  }),
  inSomeStep(
    'an answer that is asked until a fact that nobody knows',
    ({ data }) => listAt(data, ['fields']).some((field) => textAt(field, ['known']) !== undefined),
    ({ file, step }) => {
      const index = listAt(file.data, ['fields']).findIndex((field) => textAt(field, ['known']) !== undefined)
      const at = ['fields', index, 'known']
      return mutant(file, withValue(file.data, at, misspell(textAt(file.data, at) ?? '')), at, [step])
    },
  ),
  inStep('a fact that a step sets to what it never is', ({ file, step }) =>
    mutant(file, withValue(file.data, ['sets', 'search.state'], 'finished'), ['sets', 'search.state'], [step]),
  ),
  inStep('a fact that a step sets and nobody knows', ({ file, step }) =>
    mutant(file, withValue(file.data, ['sets', 'search.satte'], 'ended'), ['sets'], [step]),
  ),
  inSomeStep(
    'a page of a step that leaves a field out',
    ({ data }) => listAt(data, ['parts']).length > 0,
    ({ file, step }) => mutant(file, withValue(file.data, ['parts'], listAt(file.data, ['parts']).slice(0, -1)), ['parts'], [step]),
  ),
  inStep('words beside a field that is not asked', ({ file, step }) => {
    const body = [...listAt(file.data, ['body']), { text: 'Words.', with: 'nobody_asks_this' }]
    return body.length > 14 ? undefined : mutant(file, withValue(file.data, ['body'], body), ['body', body.length - 1, 'with'], [step])
  }),
  inStep('a question that does not exist', ({ file, step }) => {
    const fields = [...listAt(file.data, ['fields']), { question: misspell('citizen_status') }]
    return mutant(file, withValue(file.data, ['fields'], fields), ['fields', fields.length - 1], [step])
  }),
]

/** A step file that was saved by half. */
function broken(name: string, among: (catalogue: Catalogue, mode: string) => readonly string[]): Kind {
  return {
    name,
    mutate: (catalogue, mode) => {
      const step = pick(among(catalogue, mode), mode, name)
      if (step === undefined) return undefined
      const { path, data } = stepFile(catalogue, step)
      const lines = print(data).split('\n')
      const half = Math.ceil(lines.length / 2)
      return { path, text: lines.slice(0, half).join('\n'), lines: { first: half, last: half }, about: [step] }
    },
  }
}

/** The question pages of a mode that leads to the questionnaire. */
function questionPages(catalogue: Catalogue, mode: string): string[] {
  const leads = stepsOfMode(catalogue, mode).some((step) => {
    const data = catalogue.documents.step.get(step)?.data
    return data?.continuesAt === 'questions' || (data?.detours ?? []).some(({ toQuestions }) => toQuestions)
  })
  return leads ? (catalogue.documents.questions.get('questions')?.data.route ?? []).map(({ page }) => page) : []
}

/** The steps that people without a need are sent to, unless the mode names its own. */
function guardTargets(catalogue: Catalogue): string[] {
  const needs = catalogue.documents.facts.get('facts')?.data.needs ?? []
  return needs.flatMap(({ checks }) => checks.flatMap(({ otherwise }) => otherwise.go ?? []))
}
