import { expect, it } from 'vitest'
import { folderSizeProblems } from './folder-size.ts'

const files = (folder: string, count: number, end = '.ts') =>
  Array.from({ length: count }, (_, at) => [`${folder}/a${at}${end}`, ''] as const)

it('a folder of more files than one sees at a look is named, and tests don’t count', () => {
  const tree = new Map([
    ...files('packages/web/src/ui', 26),
    ...files('packages/web/src/ui', 40, '.test.ts'),
    ...files('packages/web/src/fields', 27, '.tsx'),
    ...files('packages/web/src/fields/date', 20),
  ])
  expect(folderSizeProblems(tree)).toEqual([
    'packages/web/src/fields has 27 files, and 26 are the most: group them by what a reader looks for.',
  ])
})
