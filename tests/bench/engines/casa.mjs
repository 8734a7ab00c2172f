import JourneyContext from '@dwp/govuk-casa/dist/lib/JourneyContext.js'
import Plan from '@dwp/govuk-casa/dist/lib/Plan.js'
import { steps } from '../flow.mjs'

const plan = makePlan()

/** CASA: the Plan alone, as its middleware asks it (progress-journey, steer-journey). No HTTP, no session. */
export const engine = {
  name: 'CASA',
  from: '@dwp/govuk-casa',
  tasks: {
    compile: { prepare: () => undefined, run: makePlan },
    next: { prepare: visit, run: next, step: (step) => step },
    previous: { prepare: visit, run: previous, step: (step) => step },
    resume: { prepare: visit, run: ({ context }) => plan.traverse(context).at(-1), step: (step) => step },
    admit: { prepare: visit, run: admit, step: (step) => step },
    answerSets: { prepare: (answers) => journey(answers), run: (context) => plan.traverse(context) },
  },
}

function makePlan() {
  const made = new Plan()
  for (const [index, step] of steps.entries()) {
    const [following, after] = steps.slice(index + 1)
    if (step.kind === 'question') {
      const { id, answer } = step
      made.setRoute(id, following.id, function yes(_, context) {
        return context.data[id]?.[answer] === true
      })
      made.setRoute(id, after.id, function no(_, context) {
        return context.data[id]?.[answer] !== true
      })
    }
    if (step.kind === 'detail') made.setRoute(step.id, following.id)
  }
  return made
}

function journey(answers) {
  const given = steps.filter(({ answer }) => answer !== undefined && answer in answers)
  const data = Object.fromEntries(given.map(({ id, answer }) => [id, { [answer]: answers[answer] }]))
  return new JourneyContext(data, Object.fromEntries(given.map(({ id }) => [id, null])))
}

function visit({ at, answers }) {
  return { at, context: journey(answers) }
}

function next({ at, context }) {
  const walked = plan.traverse(context)
  return walked[walked.indexOf(at) + 1]
}

function previous({ at, context }) {
  return plan.traversePrevRoutes(context, { startWaypoint: at, stopCondition: () => true })[0].target
}

function admit({ at, context }) {
  const walked = plan.traverse(context)
  return walked.includes(at) ? at : walked.at(-1)
}
