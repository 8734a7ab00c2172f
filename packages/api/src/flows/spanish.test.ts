import { createHash } from 'node:crypto'
import { compareWords, loadCatalogue, questionWords, resolveMode, stepWords } from '@app/engine/author'
import { expect, it } from 'vitest'
import { readFlowFiles } from './read-files.ts'
import { flowsFolder } from './testing/flows-folder.ts'

const { documents, ...catalogue } = loadCatalogue(await readFlowFiles(flowsFolder))
const mode = resolveMode({ documents, ...catalogue }, 'landing-rollover', (text) => createHash('sha256').update(text).digest('hex'))
const steps = Object.keys(mode?.steps ?? {})

it('the mode is there, with its side steps and the pages of the questionnaire', () => {
  expect(steps).toEqual(expect.arrayContaining(['previous-jobs', 'ira/rollover-call-4', 'qa4']))
})

it.each(steps)('“%s” speaks Spanish, every word of it', (name) => {
  const step = documents.step.get(name)?.data
  const spanish = documents.translation.get(`es/steps/${name}`)?.data
  expect(step && spanish && compareWords(stepWords(step), spanish)).toMatchObject({ lacking: [], unknown: [] })
})

it('every question that the mode asks speaks Spanish', () => {
  const asked = new Set(
    steps.flatMap((name) => documents.step.get(name)?.data.fields ?? []).flatMap((field) => ('question' in field ? [field.question] : [])),
  )
  const questions = Object.entries(documents.questions.get('questions')?.data.questions ?? {}).filter(([name]) => asked.has(name))
  const spanish = documents.translation.get('es/questions')?.data
  expect(asked.size).toBeGreaterThan(20)
  expect(spanish && compareWords(questionWords(Object.fromEntries(questions)), spanish).lacking).toEqual([])
})

it('no Spanish word shouts, and none loses what the brand says', () => {
  const texts = [...documents.translation.values()].filter(({ name }) => name.startsWith('es/')).map(({ text }) => text)
  expect(texts.filter((text) => /[¡!]/.test(text))).toEqual([])
  for (const name of steps) {
    const said = (text = '') => [...new Set(text.match(/\{[a-z]+\}/g))].sort()
    expect([name, said(documents.translation.get(`es/steps/${name}`)?.text)]).toEqual([name, said(documents.step.get(name)?.text)])
  }
})
