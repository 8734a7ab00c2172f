import { expect, it } from 'vitest'
import { shownWords } from './step-records.ts'

it('has every sentence of the page and none of its conditions', () => {
  const body = [
    { heading: 'If you say yes', list: ['At most five.', 'Reply STOP.'], when: { 'personal.record': 'present' } },
    { note: { title: 'Good to know', text: 'It costs nothing.' } },
  ]
  const fields = [
    {
      name: 'text_results',
      type: 'choice',
      label: 'How should we tell you?',
      record: 'consents',
      column: 'text_results',
      options: [{ value: 'yes', label: 'By text too' }],
    },
  ]
  const step = { title: 'Texts?', lead: 'Your choice.', body } as unknown as Parameters<typeof shownWords>[0]
  expect(shownWords(step, fields as unknown as Parameters<typeof shownWords>[1])).toBe(
    'Texts?\nYour choice.\nIf you say yes\nAt most five.\nReply STOP.\nGood to know\nIt costs nothing.\nHow should we tell you?\nBy text too',
  )
})
