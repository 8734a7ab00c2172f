import { expect, it } from 'vitest'
import { type Known, questions } from './answer.ts'
import { openAtOnce } from './answers-of.ts'
import {
  answersFor,
  asked,
  issue,
  lateLoan,
  loan,
  match,
  move,
  newcomer,
  returned,
  stateMoney,
  unknown,
  withdrawal,
} from './testing/known-people.ts'

const order = (known: Partial<Known>) => answersFor(known).map(({ question }) => question)
const open = (known: Partial<Known>) => openAtOnce(answersFor(known))

it('every question has an answer and a way to act on it, whatever is known', () => {
  for (const spoken of ['en', 'es'] as const) {
    for (const known of [unknown, newcomer, { loans: [lateLoan], moves: [move] }]) {
      const answers = answersFor(known, spoken)
      expect(answers.map(({ question }) => question).toSorted()).toEqual([...questions].toSorted())
      expect(answers.filter(({ lines, to, link }) => lines.length === 0 || lines.includes('') || !to.startsWith('/') || !link)).toEqual([])
    }
  }
})

it('a late loan comes first, with what to do where it can’t be paid, and both are open', () => {
  expect(order({ loans: [lateLoan], moves: [move] }).slice(0, 3)).toEqual(['loan', 'unpaid', 'move'])
  expect(open({ loans: [lateLoan], moves: [move] })).toEqual(['loan', 'unpaid'])
})

it('what waits for the person stands in the order of the overview', () => {
  const counted = { ...move, days_left_of_sixty: 12 }
  const signing = { ...loan, status: 'CONFIRMED', awaits: ['note_signature'] } as const
  const known = { moves: [counted], issues: [issue], asked: [asked], loans: [signing] }
  expect(open(known)).toEqual(['move', 'refused', 'loan', 'papers'])
  expect(open({ ...known, issues: [{ ...issue, kind: 'DOCUMENT' }] })).toEqual(['move', 'papers', 'loan'])
})

it('without anything that waits, the first of what runs is open, and nothing where nothing runs', () => {
  expect(open({ moves: [move], transfers: [withdrawal] })).toEqual(['move'])
  expect(open({ transfers: [withdrawal] })).toEqual(['moved'])
  expect(open({ states: stateMoney(match) })).toEqual(['states'])
  expect(open({ loans: [loan], transfers: [returned] })).toEqual([])
  expect(open({})).toEqual([])
})

it('what can’t be theirs comes last', () => {
  expect(order({ loans: [loan] }).slice(0, 3)).toEqual(['taken', 'loan', 'unpaid'])
  expect(order({}).slice(-8)).toEqual(['move', 'moved', 'taken', 'loan', 'unpaid', 'refused', 'leave', 'states'])
})
