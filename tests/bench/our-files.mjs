import { createHash } from 'node:crypto'
import { makeSteps } from './flow.mjs'

/** Questions whose being saved opens the next part: a guard of three levels, as in the product. */
const gates = [
  { need: 'begun', at: 1 },
  { need: 'half', at: 7 },
  { need: 'whole', at: 12 },
]

/** The flow as files of a flows folder. `detailsRequired`: resume asks for every detail step too, not for the questions alone. */
export function flowFiles({ questions = 12, detailsRequired = false } = {}) {
  const steps = makeSteps(questions)
  const used = gates.filter(({ at }) => at <= questions)
  const completes = ({ kind }) => kind === 'question' || (kind === 'detail' && detailsRequired)
  const facts = {
    progress: steps.filter(completes).map(({ id }) => ({ key: id, about: `${id} is saved` })),
    needs: used.map(({ need, at }) => ({
      need,
      about: `question ${at} is saved`,
      checks: [{ holds: { [`saved.q${at}`]: true }, otherwise: { go: `q${at}` } }],
    })),
    facts: {
      ...Object.fromEntries(steps.filter(({ kind }) => kind === 'question').map(({ id, answer }) => [answer, askedFact(id)])),
      ...Object.fromEntries(used.map(({ at }) => [`saved.q${at}`, savedFact(at)])),
    },
  }
  const mode = {
    mode: 'bench',
    title: 'Twelve questions and their details',
    family: 'rollover',
    default: { resumeAt: 'q1' },
    notes: { given: 'Nothing.', chosen: 'All of it.' },
    steps: steps.map(({ id, when }) => (when === undefined ? id : { step: id, when: { [when]: true } })),
    finished: [{ go: 'review' }],
  }
  return [
    file('facts.json', facts),
    file('modes/bench.json', mode),
    ...steps.map((step, index) => file(`steps/${step.id}.json`, screen(step, needAt(index, used), completes(step)))),
  ]
}

/** The facts that are so once these steps are done. */
export function factsAfter(done, answers) {
  const facts = Object.fromEntries(Object.entries(answers).filter(([, value]) => typeof value === 'boolean'))
  for (const id of done) Object.assign(facts, savedBy(id))
  return facts
}

/** What the service says once the work of a step is saved. */
export function savedBy(id) {
  if (!id.startsWith('q')) return {}
  return { [`progress.${id}`]: true, ...(gates.some(({ at }) => id === `q${at}`) ? { [`saved.${id}`]: true } : {}) }
}

/** What is wrong with the flow. Nothing of a product reads its answers, which is no matter here. */
export function faultsIn(diagnostics) {
  return diagnostics.filter(({ severity, rule }) => severity === 'error' && rule !== 'no-purpose')
}

export function hashText(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function file(path, data) {
  return { path, text: JSON.stringify(data, null, 2) }
}

function askedFact(id) {
  return { about: `the answer to ${id}`, values: [true, false], from: 'person' }
}

function savedFact(number) {
  return { about: `question ${number} is saved`, values: [true, false], from: 'service', start: false }
}

/** A step needs the last gate that lies before it. */
function needAt(index, used) {
  return used.findLast(({ at }) => 2 * (at - 1) < index)?.need
}

function screen({ id, kind, answer }, need, completes) {
  const gate = gates.find(({ at }) => id === `q${at}`)
  return {
    step: id,
    kind: 'form',
    title: `Step ${id}`,
    fields: [kind === 'question' ? question(answer) : detail(answer ?? 'remarks')],
    continue: 'Continue',
    ...(need ? { needs: need } : {}),
    ...(completes ? { completes: id } : {}),
    ...(gate ? { sets: { [`saved.q${gate.at}`]: true } } : {}),
  }
}

const errors = { required: 'Give an answer.' }

function question(answer) {
  const options = [
    { value: true, label: 'Yes' },
    { value: false, label: 'No' },
  ]
  return { name: answer, type: 'yes-no', label: `Is ${answer} so?`, fact: answer, options, errors }
}

function detail(answer) {
  return { name: answer, type: 'text', label: `Tell us about ${answer}`, errors }
}
