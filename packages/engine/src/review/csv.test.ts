import { expect, it } from 'vitest'
import { csv } from './csv.ts'

const place = { step: 'a', file: 'steps/a.json', path: 'lead', kind: 'lead' }

it('a table has one row for each text, under its headings', () => {
  expect(csv('small', [{ ...place, text: 'Plain words' }])).toBe(
    'mode,step,file,place,kind,text\r\nsmall,a,steps/a.json,lead,lead,Plain words\r\n',
  )
})

it('commas, quotes and line breaks stay inside their cell', () => {
  expect(csv('small', [{ ...place, text: 'Say "yes", or\nnot' }])).toContain(',"Say ""yes"", or\nnot"\r\n')
})
