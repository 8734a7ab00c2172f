import { Model } from 'survey-core'
import { steps } from '../flow.mjs'

const definition = { pages: steps.map(page) }
const shared = new Model(definition)

/** SurveyJS: the Model. It has no guard for deep links, and no resume: the first page that does not validate stands for it. */
export const engine = {
  name: 'SurveyJS',
  from: 'survey-core',
  tasks: {
    compile: { prepare: () => undefined, run: () => new Model(definition) },
    next: { prepare: standing, run: goAndReturn, step: ([there]) => there, callsEach: 2 },
    previous: { prepare: standing, run: returnAndGo, step: ([there]) => there, callsEach: 2 },
    resume: {
      prepare: standing,
      run: (model) => model.visiblePages.find((one) => !one.validate(false) || one.name === 'review').name,
      step: (step) => step,
    },
    answerSets: {
      prepare: (answers) => answers,
      run(answers) {
        shared.data = answers
        return shared.visiblePages.map(({ name }) => name)
      },
    },
  },
}

function page({ id, kind, answer, when }) {
  const element = {
    question: { type: 'boolean', name: answer, isRequired: true },
    detail: { type: 'text', name: answer, isRequired: true },
    review: { type: 'html', name: 'review-text', html: 'Review' },
  }[kind]
  return { name: id, ...(when ? { visibleIf: `{${when}} = true` } : {}), elements: [element] }
}

function standing({ at, answers }) {
  const model = new Model(definition)
  model.data = { ...answers }
  if (at) model.currentPage = model.getPageByName(at)
  return model
}

/** A move changes the model, so that it is measured there and back: two calls. */
function goAndReturn(model) {
  model.nextPage()
  const there = model.currentPage.name
  model.prevPage()
  return [there]
}

function returnAndGo(model) {
  model.prevPage()
  const there = model.currentPage.name
  model.nextPage()
  return [there]
}
