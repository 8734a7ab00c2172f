import { words as toDoWords } from '../../to-do/to-do.words.ts'
import { type ToDo, toDoOf } from '../../to-do/to-do-of.ts'
import { closeAnswer, costAnswer, detailsAnswer, leaveAnswer, readersAnswer } from './account-answers.ts'
import { type Answer, type Answering, fits, type Known, type Question, questions, type Spoken } from './answer.ts'
import { loanAnswer, unpaidAnswer } from './loan-answers.ts'
import { moveAnswer } from './move-answers.ts'
import { formsAnswer, papersAnswer, refusedAnswer } from './paper-answers.ts'
import { words } from './questions.words.ts'
import { statesAnswer } from './state-answers.ts'
import { movedAnswer, takenAnswer } from './transfer-answers.ts'

/** What people ask about something that waits for them. */
const asksAbout: Readonly<Record<ToDo['topic'], readonly Question[]>> = {
  move: ['move'],
  unsigned: ['move'],
  late: ['loan', 'unpaid'],
  owed: ['refused'],
  paper: ['papers'],
  sign: ['loan'],
}

type At = Spoken & {
  /** Where money of states is claimed. */
  readonly statesPlace: string | undefined
}

/** Every question with its answer, those that fit the person best first: what waits for them in the order of the overview. */
export function answersOf(known: Known, at: At): readonly Answer[] {
  const { moves: moving = [], loans = [], issues = [] } = known
  const toDo = toDoOf({ moving, loans, issues }, toDoWords[at.spoken], at.spoken)
  const waiting = [...new Set(toDo.flatMap(({ topic }) => asksAbout[topic]))]
  const answers: Readonly<Record<Question, Answering>> = {
    move: moveAnswer(known, at),
    moved: movedAnswer(known, at),
    taken: takenAnswer(known, at),
    loan: loanAnswer(known, at),
    unpaid: unpaidAnswer(known, at),
    papers: papersAnswer(known, at, toDo),
    refused: refusedAnswer(known, at, toDo),
    forms: formsAnswer(known, at),
    cost: costAnswer(known, at),
    leave: leaveAnswer(known, at),
    states: statesAnswer(known, at, at.statesPlace),
    details: detailsAnswer(known, at),
    readers: readersAnswer(known, at),
    close: closeAnswer(known, at),
  }
  // What waits for them in the order of the overview, then everything as it usually stands.
  const inOrder = [...waiting, ...questions.filter((one) => !waiting.includes(one))]
  return inOrder
    .map((question) => answers[question])
    .map((one) => ({ ...one, fit: waiting.includes(one.question) ? ('now' as const) : one.fit, link: words[at.spoken][one.question].link }))
    .toSorted((one, other) => fits.indexOf(one.fit) - fits.indexOf(other.fit))
}

/** Those that are open at once: what waits for the person, else the first of what runs. */
export function openAtOnce(answers: readonly Answer[]): readonly Question[] {
  const waiting = answers.filter(({ fit }) => fit === 'now')
  const open = waiting.length > 0 ? waiting : answers.slice(0, 1).filter(({ fit }) => fit === 'under-way')
  return open.map(({ question }) => question)
}
