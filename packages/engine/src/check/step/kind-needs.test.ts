import type { StepFile } from '@app/schemas/flow/steps/step'
import { expect, it } from 'vitest'
import { smallCatalogue } from '../../testing/small-flow.ts'
import { checkKind } from './kind-needs.ts'

function rulesFor(step: Partial<StepFile>) {
  const catalogue = smallCatalogue({ mode: { steps: ['a'] }, steps: { a: step } }, ['a'])
  const doc = catalogue.documents.step.get('a')
  return doc ? checkKind(doc).map(({ rule }) => rule) : [...catalogue.problems.values()].flat().map(({ message }) => message)
}

it.each(['payment', 'sign', 'upload', 'schedule'] as const)('a page of the kind “%s” does not open for anybody', (kind) => {
  expect(rulesFor({ kind })).toContain('kind-without-guard')
  expect(rulesFor({ kind, needs: 'personal' })).not.toContain('kind-without-guard')
})

it('a page that takes files says the size that the service takes', () => {
  const upload = (help: string): Partial<StepFile> => ({
    kind: 'upload',
    needs: 'personal',
    fields: [
      {
        name: 'file',
        type: 'file',
        label: 'A photo',
        help,
        store: 'photo_id.file',
        for: ['identity-check'],
        errors: { required: 'Add a photo.' },
      },
    ],
  })
  expect(rulesFor(upload('Up to 25 MB.'))).toEqual(['other-file-size'])
  expect(rulesFor(upload('Up to 10 MB.'))).toEqual([])
})
