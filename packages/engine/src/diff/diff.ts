import type { Condition } from '@app/schemas/flow/condition'
import { describeCondition } from '../explain/words.ts'
import type { ResolvedLanding, ResolvedMode } from '../flow/resolved.ts'
import { canonical } from '../resolve/canonical.ts'
import type { Vocabulary } from '../resolve/vocabulary.ts'
import type { Change } from './change.ts'
import { commonOrder } from './common-order.ts'
import { stepChanges } from './step-changes.ts'

/** What a change of a mode does, by meaning. Empty only when nothing changes for anybody. */
export function diffModes(before: ResolvedMode, after: ResolvedMode, vocabulary?: Vocabulary): Change[] {
  const say = (condition: Condition) => describeCondition(condition, vocabulary)
  const changes = [
    ...orderChanges(before, after),
    ...conditionChanges(before, after, say),
    ...sideChanges(before, after),
    ...stepChanges(before, after, say),
    ...requiredChanges(before, after),
    ...landingChanges('finished', 'Whoever is done with everything', before.finished, after.finished, say),
    ...landingChanges('answered', 'Whoever has answered every question', before.answered ?? [], after.answered ?? [], say),
    ...settingChanges(before, after),
    ...factChanges(before, after),
  ]
  if (changes.length > 0 || before.version === after.version) return changes
  return [{ kind: 'words', sentence: 'Only words change; nobody is led anywhere else.' }]
}

const quoted = (step: string) => `“${step}”`

function mainSteps(mode: ResolvedMode): string[] {
  return [...new Set(mode.items.flatMap(({ branches }) => branches.map(({ step }) => step)))]
}

function orderChanges(before: ResolvedMode, after: ResolvedMode): Change[] {
  const was = mainSteps(before)
  const is = mainSteps(after)
  const kept = new Set(commonOrder(was, is))
  const gone = was.filter((step) => !is.includes(step)).map((step) => ({ kind: 'step-gone', sentence: goneSentence(step, was, after) }))
  const added = is
    .filter((step) => !was.includes(step))
    .map((step) => ({ kind: 'step-new', sentence: `${quoted(step)} is new in the order, ${placeWords(step, is)}.` }))
  const moved = is
    .filter((step) => was.includes(step) && !kept.has(step))
    .map((step) => ({
      kind: 'step-moved',
      sentence: `${quoted(step)} moves: it now comes ${placeWords(step, is)}; before, it came ${placeWords(step, was)}.`,
    }))
  const back =
    backSteps(before).join() === backSteps(after).join() || gone.length + added.length + moved.length > 0 ? [] : [backChange(after)]
  return [...gone, ...added, ...moved, ...back]
}

function goneSentence(step: string, was: readonly string[], after: ResolvedMode): string {
  const side = after.side.includes(step) ? ' It is still there as a side step.' : ''
  return `${quoted(step)} is gone from the order: nobody on this mode walks it any more (it came ${placeWords(step, was)}).${side}`
}

function placeWords(step: string, steps: readonly string[]): string {
  const index = steps.indexOf(step)
  const before = steps[index - 1]
  return before === undefined ? 'first' : `after ${quoted(before)}`
}

function backSteps(mode: ResolvedMode): string[] {
  return mode.back.flatMap((index) => mode.items[index]?.branches.map(({ step }) => step) ?? [])
}

function backChange(after: ResolvedMode): Change {
  return { kind: 'back-order', sentence: `Back now goes through another order: ${backSteps(after).join(', ')}.` }
}

type WordsOf = (condition: Condition) => string

function conditionChanges(before: ResolvedMode, after: ResolvedMode, say: WordsOf): Change[] {
  const was = showConditions(before)
  const is = showConditions(after)
  return [...is].flatMap(([step, shown]) => {
    const old = was.get(step)
    if (!old || old.key === shown.key) return []
    return [
      {
        kind: 'condition',
        sentence: `${quoted(step)} is shown ${showWords(shown.branches, say)}; before, it was shown ${showWords(old.branches, say)}.`,
      },
    ]
  })
}

type Shown = { readonly key: string; readonly branches: readonly { readonly step: string; readonly when?: Condition }[] }

/** For each step: its own condition, and the branches that are tried before it. */
function showConditions(mode: ResolvedMode): Map<string, Shown> {
  return new Map(
    mode.items.flatMap(({ branches }) =>
      branches.map(
        ({ step }, index) => [step, { key: canonical(branches.slice(0, index + 1)), branches: branches.slice(0, index + 1) }] as const,
      ),
    ),
  )
}

function showWords(branches: Shown['branches'], say: WordsOf): string {
  const own = branches.at(-1)?.when
  const others = branches.slice(0, -1).map(({ step }) => quoted(step))
  const unless = others.length > 0 ? `, unless ${others.join(' or ')} is` : ''
  return own === undefined
    ? others.length > 0
      ? `to everybody else than ${others.join(' and ')}`
      : 'to everybody'
    : `only when ${say(own)}${unless}`
}

function sideChanges(before: ResolvedMode, after: ResolvedMode): Change[] {
  const gone = before.side.filter((step) => !after.side.includes(step))
  const added = after.side.filter((step) => !before.side.includes(step))
  return [
    ...gone.map((step) => ({
      kind: 'side-gone',
      sentence: `The side step ${quoted(step)} is gone: nobody is led to it from here any more.`,
    })),
    ...added.map((step) => ({ kind: 'side-new', sentence: `The side step ${quoted(step)} is new.` })),
  ]
}

function requiredChanges(before: ResolvedMode, after: ResolvedMode): Change[] {
  const keys = (mode: ResolvedMode) =>
    mode.required.map(({ key, items }) => ({
      key,
      steps: items.flatMap((item) => mode.items[item]?.branches.map(({ step }) => step) ?? []),
    }))
  const was = keys(before)
  const is = keys(after)
  const gone = was
    .filter(({ key }) => !is.some((one) => one.key === key))
    .map(({ key, steps }) => `“${key}” is no longer required: resume no longer asks for ${steps.map(quoted).join(' or ')}.`)
  const added = is
    .filter(({ key }) => !was.some((one) => one.key === key))
    .map(({ key, steps }) => `“${key}” is now required: resume asks for ${steps.map(quoted).join(' or ')}.`)
  const other = is.flatMap(({ key, steps }) => {
    const old = was.find((one) => one.key === key)
    return old && old.steps.join() !== steps.join()
      ? [`For “${key}” resume now asks for ${steps.map(quoted).join(' or ')}, and before for ${old.steps.map(quoted).join(' or ')}.`]
      : []
  })
  return [...gone, ...added, ...other].map((sentence) => ({ kind: 'required', sentence }))
}

function landingChanges(
  kind: string,
  who: string,
  before: readonly ResolvedLanding[],
  after: readonly ResolvedLanding[],
  say: WordsOf,
): Change[] {
  if (canonical(before) === canonical(after)) return []
  return [{ kind, sentence: `${who} resumes ${landingWords(after, say)}; before: ${landingWords(before, say)}.` }]
}

function landingWords(landings: readonly ResolvedLanding[], say: WordsOf): string {
  if (landings.length === 0) return 'by what is required'
  return landings.map(({ go, when }) => (when === undefined ? `at ${quoted(go)}` : `at ${quoted(go)} when ${say(when)}`)).join(', else ')
}

function settingChanges(before: ResolvedMode, after: ResolvedMode): Change[] {
  const differs = (part: keyof ResolvedMode) => canonical(before[part]) !== canonical(after[part])
  const guard = () =>
    Object.entries(after.guards).map(([need, checks]) => `${need}: ${checks.map(({ go, leave }) => go ?? leave).join(', ')}`)
  return [
    ...(differs('title') ? [{ kind: 'title', sentence: `The title is now “${after.title}”.` }] : []),
    ...(differs('end') ? [{ kind: 'end', sentence: `The last step now leads to ${after.end}; before, to ${before.end}.` }] : []),
    ...(differs('guards') ? [{ kind: 'guard', sentence: `The guard sends people elsewhere: ${guard().join('; ')}.` }] : []),
    ...(differs('arrives')
      ? [
          {
            kind: 'arrives',
            sentence: `People are now expected to arrive with ${after.arrives ?? 'nothing'}; before, with ${before.arrives ?? 'nothing'}.`,
          },
        ]
      : []),
    ...(differs('preset')
      ? [
          {
            kind: 'preset',
            sentence: `Answers filled in are now ${JSON.stringify(after.preset)}; before, ${JSON.stringify(before.preset)}.`,
          },
        ]
      : []),
    ...(differs('progressBarHiddenOn')
      ? [{ kind: 'progress-bar', sentence: `The progress bar is now hidden on: ${after.progressBarHiddenOn.join(', ') || 'no step'}.` }]
      : []),
  ]
}

function factChanges(before: ResolvedMode, after: ResolvedMode): Change[] {
  const added = Object.keys(after.facts).filter((fact) => !(fact in before.facts))
  const gone = Object.keys(before.facts).filter((fact) => !(fact in after.facts))
  return [
    ...added.map((fact) => ({ kind: 'fact-new', sentence: `This mode now depends on “${fact}”.` })),
    ...gone.map((fact) => ({ kind: 'fact-gone', sentence: `This mode no longer depends on “${fact}”.` })),
  ]
}
