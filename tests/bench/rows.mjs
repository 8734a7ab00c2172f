import { answerSets, cases, everyRoute } from './flow.mjs'

const moves = cases.walk.reduce((sum, { done }) => sum + done.length, 0)

/** What is measured side by side. `inputs`: what a task is asked; `calls`: how many calls one pass over them counts as, when not one each. */
export const rows = [
  { id: 'files', title: 'files to definition', about: 'read, hold against schemas, check, resolve' },
  { id: 'compile', title: 'definition to decisions', about: 'ready to answer the questions below' },
  { id: 'machine', title: 'definition to machine', about: 'decisions and XState machine' },
  { id: 'next', title: 'next', about: `mean of ${cases.next.length} places`, inputs: cases.next },
  { id: 'previous', title: 'previous', about: `mean of ${cases.previous.length} places`, inputs: cases.previous },
  { id: 'resume', title: 'resume', about: 'half of it answered', inputs: cases.resume },
  { id: 'admit', title: 'admit a deep link', about: 'half let in, half sent back', inputs: cases.admit },
  { id: 'event', title: 'one machine event', about: 'transition() with the answer', inputs: cases.next },
  { id: 'send', title: 'one event in an actor', about: 'of whole walks, the actor’s start included', inputs: cases.walk, calls: moves },
  { id: 'answerSets', title: 'every answer set walked', about: '4,096 walks, one by one', inputs: answerSets, calls: 1 },
  { id: 'states', title: 'every state explored', about: 'forward; ours also counts the paths' },
  { id: 'proof', title: 'six proofs', about: 'every path and place, links, resumes' },
]

/** Sees that an engine answers rightly; throws with the first answer that is wrong. Gives what it says of its result. */
export function checkTask({ id, inputs }, task) {
  if (id === 'answerSets') return checkRoutes(inputs, task)
  for (const one of task.step ? inputs : []) {
    const said = task.step(task.run(task.prepare(one)))
    if (said !== one.goes) throw new Error(`${id} at “${one.at ?? one.done.at(-1)}” gave “${said}” and not “${one.goes}”`)
  }
  return task.says?.(task.run(task.prepare()))
}

function checkRoutes(inputs, task) {
  const routes = new Set(inputs.map((answers) => task.run(task.prepare(answers)).join('>')))
  const missing = [...everyRoute].find((route) => !routes.has(route))
  if (missing !== undefined || routes.size !== everyRoute.size) throw new Error(`a path is missing or wrong: ${missing ?? 'one too many'}`)
  return `${routes.size.toLocaleString('en-US')} paths`
}
