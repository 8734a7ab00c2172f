import type { ResolvedMode, ResolvedStep } from '@app/engine'
import { type Catalogue, describeCondition, graphWords, vocabularyOf } from '@app/engine/author'
import type { Condition } from '@app/schemas/flow/condition'
import type { ModeFile } from '@app/schemas/flow/mode'
import type { Field, StepFile } from '@app/schemas/flow/steps/step'
import { needsAccount } from '@app/schemas/rules/answers/needs-account'

type WordsOf = (condition: Condition) => string
type After = 'on' | 'return' | 'end'
type Button = {
  readonly label: string
  readonly to?: string
  /** Another mode, which it begins. */
  readonly mode?: string
  readonly leave?: string
  readonly back?: true
  readonly after?: After
}

/** A step of a mode in words. */
export type OutlineStep = {
  readonly step: string
  /** The place in the order; the branches of a choice share it: 7a, 7b. */
  readonly number?: string
  readonly kind: string
  readonly title: string
  /** When it is shown; "otherwise" for the last branch of a choice. */
  readonly when?: string
  readonly needs?: string
  readonly completes?: string
  readonly asks: readonly string[]
  /** Here whoever has no account yet is asked to create one. */
  readonly account?: true
  readonly detours: readonly { readonly to: string; readonly when?: string; readonly after: After | 'there' }[]
  readonly buttons: readonly Button[]
  readonly ends: boolean
}

type Landing = { readonly go: string; readonly when?: string }

/** A mode in words, for show. */
export type Outline = {
  readonly mode: string
  readonly title: string
  readonly version: string
  readonly notes: ModeFile['notes']
  readonly steps: readonly OutlineStep[]
  readonly side: readonly OutlineStep[]
  readonly required: readonly { readonly key: string; readonly about: string; readonly steps: readonly string[] }[]
  /** The question pages in the order resume looks at them; only in modes that resume by questions. */
  readonly questions?: readonly { readonly page: string; readonly when?: string }[]
  readonly answered?: readonly Landing[]
  readonly finished: readonly Landing[]
  readonly end: string
}

export function outlineOf(catalogue: Catalogue, resolved: ResolvedMode): Outline {
  const { vocabulary = vocabularyOf(catalogue), titles } = graphWords(catalogue)
  const say = (condition: Condition) => describeCondition(condition, vocabulary)
  const landing = ({ go, when }: { go: string; when?: Condition }): Landing => ({ go, ...whenWords(when, say) })
  const describe = (step: string) => ({
    ...describeStep(catalogue, resolved, step, say),
    title: titles?.get(step) ?? 'there is no such step',
  })
  const { mode, title, version, answered } = resolved
  const notes = catalogue.documents.mode.get(mode)?.data.notes ?? { given: '', chosen: '' }
  const asksAccount = ({ step }: { readonly step: string }) => {
    const data = catalogue.documents.step.get(step)?.data
    return data !== undefined && needsAccount(data)
  }
  const first = resolved.items.findIndex(({ branches }) => branches.some(asksAccount))
  return {
    mode,
    title,
    version,
    notes,
    steps: resolved.items.flatMap(({ branches }, index) =>
      branches.map(({ step, when }, branch) => ({
        ...describe(step),
        number: branches.length > 1 ? `${index + 1}${String.fromCharCode(97 + branch)}` : String(index + 1),
        ...(branch > 0 && when === undefined ? { when: 'otherwise' } : whenWords(when, say)),
        ...(index === first && asksAccount({ step }) ? { account: true as const } : {}),
      })),
    ),
    side: resolved.side.map(describe),
    required: resolved.required.map(({ key, items }) => ({
      key,
      about: vocabulary.get(`progress.${key}`)?.about ?? '',
      steps: items.flatMap((item) => resolved.items[item]?.branches.map(({ step }) => step) ?? []),
    })),
    ...(answered
      ? { questions: resolved.route.map(({ page, when }) => ({ page, ...whenWords(when, say) })), answered: answered.map(landing) }
      : {}),
    finished: resolved.finished.map(landing),
    end: resolved.end,
  }
}

function describeStep(catalogue: Catalogue, resolved: ResolvedMode, step: string, say: WordsOf): Omit<OutlineStep, 'title'> {
  const info = resolved.steps[step]
  const file = catalogue.documents.step.get(step)?.data
  const needs = info?.needs
  const detours = (info?.detours ?? []).map((detour) => ({
    to: detour.to ?? 'the unanswered questions',
    after: afterOf(resolved, detour),
    ...whenWords(detour.when, say),
  }))
  return {
    step,
    kind: file?.kind ?? '?',
    ...(needs === undefined ? {} : { needs: `${needs}: ${aboutNeed(catalogue, needs)}` }),
    ...(info?.completes
      ? { completes: [info.completes.key, info.completes.when && `when ${say(info.completes.when)}`].filter(Boolean).join(', ') }
      : {}),
    asks: (file?.fields ?? []).map(fieldWords),
    detours: info?.continuesAtQuestions ? [{ to: 'the unanswered questions', after: 'on' }, ...detours] : detours,
    buttons: (file?.actions ?? []).flatMap((action) => buttonOf(action, resolved, step)),
    ends: info?.ends ?? false,
  }
}

/** A detour to an earlier main step is no side trip; a step that ends the flow has nothing after it. */
function afterOf({ side, steps }: ResolvedMode, { to, after }: ResolvedStep['detours'][number]): After | 'there' {
  if (to === undefined) return after
  if (steps[to]?.ends) return 'end'
  return side.includes(to) ? after : 'there'
}

function whenWords(when: Condition | undefined, say: WordsOf): { when?: string } {
  return when === undefined ? {} : { when: say(when) }
}

function aboutNeed(catalogue: Catalogue, need: string): string {
  return catalogue.documents.facts.get('facts')?.data.needs.find((level) => level.need === need)?.about ?? ''
}

function fieldWords(field: Field): string {
  if ('question' in field) return field.question
  return field.rows ? `${field.name} (${field.rows.map(({ name }) => name).join(', ')})` : field.name
}

/** Buttons to a step that this mode does not have are not shown to people, and so not here. */
function buttonOf(
  { label, to, mode, leave, back }: NonNullable<StepFile['actions']>[number],
  resolved: ResolvedMode,
  step: string,
): Button[] {
  if (mode !== undefined) return [{ label, mode }]
  if (leave !== undefined) return [{ label, leave }]
  if (back) return [{ label, back }]
  const action = resolved.steps[step]?.actions.find((one) => one.to === to)
  return action ? [{ label, to: action.to, after: action.after }] : []
}
