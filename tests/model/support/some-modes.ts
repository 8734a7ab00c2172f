import { fewWithAll } from '../../support/few-with-all.ts'
import { isFew } from '../../support/is-few.ts'
import { catalogue, modeNames, resolvedMode } from './all-flows.ts'

/**
 * All modes; or, where few are wanted, as few as have between them every family, every A/B test, everything that a mode or a step of it may
 * tell, and every kind of screen, field and panel. Those with few steps are proven soonest.
 */
export const someModes: readonly string[] = isFew
  ? fewWithAll(modeNames, kindsIn, (mode) => Object.keys(resolvedMode(mode).steps).length)
  : modeNames

function kindsIn(mode: string): readonly string[] {
  const { steps, facts, ...rest } = resolvedMode(mode)
  return [
    `family ${catalogue.documents.mode.get(mode)?.data.family}`,
    `arrives with ${rest.arrives}`,
    ...toldBy(rest).map((name) => `mode ${name}`),
    ...Object.keys(facts).filter((name) => name.startsWith('experiment.')),
    ...Object.entries(steps).flatMap(([name, step]) => [...toldBy(step).map((one) => `step ${one}`), ...drawnBy(name)]),
  ]
}

/** What is not left empty. */
function toldBy(one: object): readonly string[] {
  return Object.entries(one).flatMap(([name, value]) => (isEmpty(value) ? [] : [name]))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === false || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
}

function drawnBy(step: string): readonly string[] {
  const { kind, fields = [], body = [] } = catalogue.documents.step.get(step)?.data ?? {}
  return [
    `kind ${kind}`,
    ...fields.map((field) => ('name' in field ? `field ${field.type}` : `question ${typeOf(field.question)}`)),
    ...body.flatMap((block) => ('panel' in block ? [`panel ${block.panel}`] : [])),
  ]
}

function typeOf(question: string): string | undefined {
  return catalogue.documents.questions.get('questions')?.data.questions[question]?.type
}
