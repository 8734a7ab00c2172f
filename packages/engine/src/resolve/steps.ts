import type { Condition, FactValue } from '@app/schemas/flow/condition'
import type { OffersFile } from '@app/schemas/flow/offers'
import { leadingPanels } from '@app/schemas/flow/panels/leading-panels'
import type { QuestionsFile } from '@app/schemas/flow/questions'
import type { Field, StepFile } from '@app/schemas/flow/steps/step'
import type { ResolvedAsk, ResolvedDetour, ResolvedFill, ResolvedSale, ResolvedStep } from '../flow/resolved.ts'

type Option = { readonly value: FactValue; readonly sets?: Readonly<Record<string, FactValue>>; readonly yes?: boolean }

/** The parts of a step that decide where a person goes. Detours and actions are included only when `has` says that the mode has their step. */
export function resolveStep(
  step: StepFile,
  questions: QuestionsFile | undefined,
  offers: OffersFile | undefined,
  has: (to: string) => boolean,
): ResolvedStep {
  const answeredPage = questions?.route.some(({ page }) => page === step.step)
  const { completes } = step
  return {
    ...(step.needs === undefined ? {} : { needs: step.needs }),
    ...(completes === undefined ? {} : { completes: typeof completes === 'string' ? { key: completes } : completes }),
    ...(step.empty === undefined ? {} : { empty: step.empty }),
    asks: (step.fields ?? []).flatMap((field) => resolveAsk(field, questions)),
    sets: { ...step.sets, ...savedFacts(step.fields ?? []), ...(answeredPage ? { [`answered.${step.step}`]: true } : {}) },
    learns: step.learns ?? {},
    detours: (step.detours ?? []).flatMap((detour) => resolveDetour(detour, has)),
    actions: (step.actions ?? []).flatMap(({ to, after }) => (to !== undefined && has(to) ? [{ to, after: after ?? 'return' }] : [])),
    ...(offersSomething(step, has) && { offers: true as const }),
    uses: step.uses ?? [],
    collects: collectedNames(step.fields ?? []),
    fills: (step.fields ?? []).flatMap((field) => resolveFill(field, questions)),
    forgets: step.forgets ?? [],
    paysFor: resolveSales(step, offers),
    continuesAtQuestions: step.continuesAt === 'questions',
    ends: step.ends ?? false,
  }
}

/** What a step sells. A product that only some people are offered is ruled out for those alone. */
export function resolveSales({ paysFor = [] }: StepFile, offers: OffersFile | undefined): ResolvedSale[] {
  return paysFor.map(({ product, charged, when }) => {
    const goal = offers?.products[product]
    const list = goal === undefined ? [] : (offers?.goals[goal].ruledOut ?? [])
    const offered = when === undefined ? {} : { offered: { when } }
    return { product, charged, ...offered, ruledOut: list.map((one) => ({ ...one, ...offered })) }
  })
}

/** Whether a page has something on it that leads on, beside its main button. */
function offersSomething({ actions = [], body = [] }: StepFile, has: (to: string) => boolean): boolean {
  const leads = actions.some(({ to, mode }) => mode !== undefined || (to !== undefined && has(to)))
  return leads || body.some((block) => 'panel' in block && leadingPanels.includes(block.panel))
}

function resolveDetour(detour: NonNullable<StepFile['detours']>[number], has: (to: string) => boolean): ResolvedDetour[] {
  const rest = { after: detour.after ?? 'on', ...(detour.when === undefined ? {} : { when: detour.when }) } as const
  if (detour.toQuestions) return [{ ...rest, questions: true }]
  return detour.to !== undefined && has(detour.to) ? [{ ...rest, to: detour.to }] : []
}

/** The facts an answer decides: the field’s own fact, the question’s, and what single answers add. */
function resolveAsk(field: Field, questions: QuestionsFile | undefined): ResolvedAsk[] {
  if ('question' in field) {
    const question = questions?.questions[field.question]
    if (!question?.options || question.type === 'choices') return []
    return [asked(field.question, question.options, field.question, question.optional, question.when)]
  }
  const options: readonly Option[] = field.options ?? []
  if (field.fact === undefined && !options.some(({ sets }) => sets)) return []
  return [asked(field.name, options, field.fact, field.optional, field.when)]
}

function asked(
  name: string,
  options: readonly Option[],
  fact: string | undefined,
  optional: boolean | undefined,
  when: Condition | undefined,
): ResolvedAsk {
  const given = options.map(({ value, sets, yes }) => ({
    value,
    sets: { ...(fact === undefined ? {} : { [fact]: value }), ...sets },
    ...(yes && { yes: true as const }),
  }))
  const unanswered = optional ? [{ value: '', sets: {} }] : []
  return { name, options: [...given, ...unanswered], ...(when === undefined ? {} : { when }) }
}

/** What a field is asked for: its column, its question, or the fact alone. What is typed twice on one page is neither. */
function resolveFill(field: Field, questions: QuestionsFile | undefined): ResolvedFill[] {
  const column = 'question' in field ? `questions.${field.question}` : (field.store ?? field.fact)
  if (column === undefined) return []
  const known = 'name' in field ? field.known : undefined
  if (known !== undefined) return [{ column, known }]
  const when = 'question' in field ? questions?.questions[field.question]?.when : field.when
  return [{ column, ...(when === undefined ? {} : { when }), ...(field.again !== undefined && { again: true as const }) }]
}

/** What is known once a step is saved that asks for it. */
function savedFacts(fields: readonly Field[]): Record<string, FactValue> {
  return Object.fromEntries(fields.flatMap((field) => ('name' in field && field.known !== undefined ? [[field.known, true]] : [])))
}

function collectedNames(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => ('question' in field ? [field.question] : [field.name, ...(field.rows ?? []).map(({ name }) => name)]))
}
