const questionCount = 12

/** The flow that every engine gets: twelve yes-or-no questions, each opening a detail step, and a review. 4,096 complete paths. */
export const steps = makeSteps(questionCount)

export function makeSteps(questions) {
  const asked = Array.from({ length: questions }, (_, index) => index + 1)
  return [
    ...asked.flatMap((number) => [
      { id: `q${number}`, kind: 'question', answer: `b${number}` },
      { id: `d${number}`, kind: 'detail', answer: `t${number}`, when: `b${number}` },
    ]),
    { id: 'review', kind: 'review' },
  ]
}

/** All 4,096 ways to answer: bit by bit, yes or no. */
export const answerSets = Array.from({ length: 2 ** questionCount }, (_, bits) => answersOf(bits))

/** The complete path of each of them. */
export const everyRoute = new Set(answerSets.map((answers) => routeOf(answers).join('>')))

const everybody = [0b111111111111, 0, 0b010101010101].map(answersOf)
const halfway = everybody.map((all) => person(all, routeOf(all).indexOf('q7')))

/**
 * What each engine is asked, and the only right answer (`goes`): next and previous at every place of three people
 * (all yes, all no, alternating); resume and two deep links for the same three, half of the questions answered; and their whole walks.
 */
export const cases = {
  next: everybody.flatMap((all) =>
    places(all, 0, -1).map(({ at, index }) => ({ ...person(all, index + 1), at, goes: routeOf(all)[index + 1] })),
  ),
  previous: everybody.flatMap((all) =>
    places(all, 1).map(({ at, index }) => ({ ...person(all, index), at, goes: routeOf(all)[index - 1] })),
  ),
  resume: halfway.map((half) => ({ ...half, goes: 'q7' })),
  admit: halfway.flatMap((half) => [
    { ...half, at: 'review', goes: 'q7' },
    { ...half, at: 'q4', goes: 'q4' },
  ]),
  walk: everybody.map((all) => ({ ...person(all, routeOf(all).length - 1), goes: 'review' })),
}

function answersOf(bits) {
  const asked = Array.from({ length: questionCount }, (_, index) => ({ number: index + 1, yes: (bits & (1 << index)) !== 0 }))
  return Object.fromEntries(
    asked.flatMap(({ number, yes }) =>
      yes
        ? [
            [`b${number}`, true],
            [`t${number}`, 'words'],
          ]
        : [[`b${number}`, false]],
    ),
  )
}

function routeOf(answers) {
  return steps.filter(({ when }) => when === undefined || answers[when]).map(({ id }) => id)
}

function places(all, from, until) {
  return [...routeOf(all).entries()].map(([index, at]) => ({ index, at })).slice(from, until)
}

/** A person who has done the first `count` steps of their path: those steps, and no more answers than they gave. */
function person(all, count) {
  const done = routeOf(all).slice(0, count)
  const given = steps.filter(({ id, answer }) => answer && done.includes(id)).map(({ answer }) => [answer, all[answer]])
  return { done, answers: Object.fromEntries(given) }
}
