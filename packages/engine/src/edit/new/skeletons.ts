import type { FactValue } from '@app/schemas/flow/condition'
import { todo } from '../../check/text/todo.ts'

/** A page that tells something. */
export function tellingStep() {
  return { kind: 'info', title: todo('what the page tells'), lead: todo('one or two sentences under it'), continue: 'Continue' }
}

/** A page with the questions of the questionnaire that are given. */
export function questionStep(question: string) {
  return {
    kind: 'choice',
    title: todo('what the page asks'),
    lead: todo('why it asks, in a sentence or two'),
    fields: [{ question }],
    continue: 'Continue',
  }
}

/** A page whose one answer decides a fact. */
export function decidingStep(fact: string, values: readonly FactValue[]) {
  return {
    kind: 'choice',
    title: todo('what the page asks'),
    lead: todo('what follows from each answer'),
    fields: [
      {
        name: fact.replaceAll('.', '_'),
        type: values.every((value) => typeof value === 'boolean') ? 'yes-no' : 'choice',
        label: todo('the question'),
        options: values.map((value) => ({ value, label: todo(`the words of the answer “${value}”`) })),
        errors: { required: todo('what to do when nothing is chosen') },
        fact,
        for: ['what-comes-next'],
      },
    ],
    continue: 'Continue',
  }
}

export function question(page: string, values: readonly string[]) {
  return {
    type: 'choice',
    label: todo('the question'),
    options: values.map((value) => ({ value, label: todo(`the words of the answer “${value}”`) })),
    errors: { required: todo('what to do when nothing is chosen') },
    page,
    for: ['what-comes-next'],
  }
}

export function fact(values: readonly string[]) {
  const isYesNo = values.length === 2 && values.includes('true') && values.includes('false')
  return { about: todo('what it says about a person'), values: isYesNo ? [true, false] : values, from: 'person' }
}

export function experiment(name: string, places: readonly string[]) {
  return {
    name,
    about: todo('what is compared, and why'),
    where: places,
    variants: [
      { name: 'test', odds: 0.5, about: todo('what is different for these people') },
      { name: 'control', odds: 0.5, about: todo('how it is for everybody today') },
    ],
  }
}

export function landing() {
  return {
    title: `${todo('what the page offers')} | {brand}`,
    description: todo('two sentences for search results'),
    audience: todo('who comes here, and from where'),
    blocks: [
      {
        block: 'hero',
        title: todo('what people get'),
        lead: todo('what it takes, and what it does not'),
        button: todo('what the button does'),
        price: todo('what it costs, such as “Free”'),
        picture: 'jar-and-phone',
      },
      {
        block: 'questions',
        title: todo('a heading for what people ask'),
        questions: [{ ask: todo('a question'), answer: todo('its answer') }],
      },
      {
        block: 'closing',
        title: todo('what they have afterwards'),
        text: todo('one sentence'),
        button: todo('what the last button does'),
        price: todo('what it costs, in a few words'),
      },
      { block: 'legal', paragraphs: [todo('what people should know before they begin')] },
    ],
  }
}

export function sequence(steps: readonly string[]) {
  return { title: todo('what these steps are for'), about: todo('where their order comes from'), steps }
}
