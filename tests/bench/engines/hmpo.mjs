import wizard from 'hmpo-form-wizard'
import { steps } from '../flow.mjs'

const base = '/flow'
const fields = Object.fromEntries(steps.flatMap(({ answer }) => (answer === undefined ? [] : [[answer, { validate: 'required' }]])))
const definition = Object.fromEntries(steps.map((step, index) => [`/${step.id}`, describe(step, index)]))
const made = new Map(steps.map(({ id }) => [id, makeController(id)]))

/** hmpo-form-wizard: its controller’s own methods on a made-up request. No HTTP, no session store. */
export const engine = {
  name: 'hmpo',
  from: 'hmpo-form-wizard',
  tasks: {
    compile: { prepare: () => undefined, run: () => wizard(definition, fields, { name: 'flow' }) },
    next: { prepare: visit, run: ({ controller, request }) => controller.getNextStep(request, {}), step: nameOf },
    previous: { prepare: visit, run: ({ controller, request }) => controller.getBackLink(request, {}), step: nameOf },
    resume: {
      prepare: (one) => visit({ ...one, at: 'review' }),
      run: ({ controller, request }) => controller.lastAllowedStep(request, {}),
      step: ({ next }) => nameOf(next),
    },
    admit: { prepare: visit, run: admit, step: nameOf },
    answerSets: { prepare: (answers) => answers, run: walk },
  },
}

function describe(step, index) {
  const [following, after] = steps.slice(index + 1)
  const onward = step.kind === 'question' ? [{ field: step.answer, value: true, next: following.id }, after.id] : following?.id
  return { fields: step.answer === undefined ? [] : [step.answer], entryPoint: index === 0, next: onward }
}

function makeController(id) {
  const own = definition[`/${id}`]
  const options = {
    route: `/${id}`,
    fullPath: `${base}/${id}`,
    name: 'flow',
    journeyName: 'default',
    checkJourney: true,
    editSuffix: '/edit',
    editBackStep: 'confirm',
    allFields: fields,
    steps: {},
    ...own,
    fields: Object.fromEntries(own.fields.map((field) => [field, fields[field]])),
  }
  return { options, controller: new wizard.Controller(options) }
}

function visit({ at, done, answers, goes }) {
  const { options, controller } = made.get(at)
  const history = done.map((id, index) => ({
    path: `${base}/${id}`,
    next: `${base}/${done[index + 1] ?? (at === 'review' ? goes : at)}`,
    wizard: 'flow',
    fields: definition[`/${id}`].fields,
  }))
  return { controller, request: requestFor(options, answers, history) }
}

function requestFor(options, answers, history) {
  return { baseUrl: base, query: {}, form: { options }, sessionModel: model(answers), journeyModel: model({ history }) }
}

function model(values) {
  return { get: (name) => values[name], toJSON: () => values }
}

function admit({ controller, request }) {
  let refused
  controller.checkJourneyProgress(request, {}, (error) => {
    refused = error
  })
  return refused ? refused.redirect : request.form.options.fullPath
}

function walk(answers) {
  const path = []
  for (let id = steps[0].id; id; ) {
    path.push(id)
    const { options, controller } = made.get(id)
    id = controller.getNextStepObject(requestFor(options, answers, []), {}).url
  }
  return path
}

function nameOf(path) {
  return path.slice(base.length + 1)
}
