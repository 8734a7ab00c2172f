import type { Catalogue } from '@app/engine/author'
import { type FlowFile, mutant, stepsOfMode } from '../files.ts'
import { isObject, listAt, type Path, parseJson, textAt, valueAt, withValue } from '../json.ts'
import type { Kind } from '../kind.ts'
import { misspell, pick } from '../pick.ts'
import { inSomeStep, inStep } from '../step-kinds.ts'

/** Sentences that promise something, and what keeps them. */
export const promiseKinds: readonly Kind[] = [
  inKept('a promise whose keeper was taken out', (file, at) => withValue(file.data, [...at, 'keptBy'], undefined)),
  inKept('a promise kept by something that is gone', (file, at) =>
    withValue(file.data, [...at, 'keptBy', 0], misspell(textAt(file.data, [...at, 'keptBy', 0]) ?? '')),
  ),
  inStep('a promise that nobody keeps', ({ file, step }) => {
    const body = [...listAt(file.data, ['body']), { text: 'We call you tomorrow.' }]
    return body.length > 14 ? undefined : mutant(file, withValue(file.data, ['body'], body), ['body', body.length - 1], [step])
  }),
  inStep('a keeper beside words that promise nothing', ({ file, step }) => {
    const body = [...listAt(file.data, ['body']), { text: 'Nothing moves today.', keptBy: ['renewals'] }]
    return body.length > 14 ? undefined : mutant(file, withValue(file.data, ['body'], body), ['body', body.length - 1], [step])
  }),
  inStep('a promise of an answer that nobody keeps', ({ file, step }) => {
    const action = { label: 'Someone calls you back', back: true }
    const actions = [...listAt(file.data, ['actions']), action]
    return actions.length > 6
      ? undefined
      : mutant(file, withValue(file.data, ['actions'], actions), ['actions', actions.length - 1], [step])
  }),
  inTelling('a page that tells how something turned out, and opens to everybody', ({ data }) => withValue(data, ['empty'], undefined)),
  inTelling('a page that tells how something turned out, and opens to all others', ({ data }) =>
    withValue(data, ['empty', 'when'], { not: valueAt(data, ['empty', 'when']) ?? null }),
  ),
  inSomeStep(
    'a page that says something was done, and opens to everybody',
    ({ data }) => valueAt(data, ['empty']) === undefined,
    ({ file, step }) => mutant(file, withValue(file.data, ['lead'], 'We have your request.'), ['lead'], [step]),
  ),
  {
    name: 'a promise in Spanish alone',
    mutate: (catalogue, mode) => {
      const file = pick(translationsOf(catalogue, mode), mode)
      return file && mutant(file, withValue(file.data, ['title'], 'Te llamamos mañana'), ['title'])
    },
  },
]

function inTelling(name: string, change: (file: FlowFile) => FlowFile['data']): Kind {
  return inSomeStep(
    name,
    ({ data }) => valueAt(data, ['empty']) !== undefined && valueAt(data, ['outcome']) === true,
    ({ file, step }) => mutant(file, change(file), [], [step]),
  )
}

function inKept(name: string, change: (file: FlowFile, at: Path) => FlowFile['data']): Kind {
  return inSomeStep(
    name,
    (file) => placeOfPlain(file) !== undefined,
    ({ file, step }) => {
      const at = placeOfPlain(file)
      return at && mutant(file, change(file, at), at, [step])
    },
  )
}

/** The first block that names a keeper for its own words. */
function placeOfPlain({ data }: FlowFile): Path | undefined {
  const index = listAt(data, ['body']).findIndex((block) => isObject(block) && block['keptBy'] !== undefined)
  return index < 0 ? undefined : ['body', index]
}

/** The translations of the steps of a mode whose title has no keeper. */
function translationsOf(catalogue: Catalogue, mode: string): readonly FlowFile[] {
  return stepsOfMode(catalogue, mode).flatMap((step) => {
    const doc = catalogue.documents.translation.get(`es/steps/${step}`)
    const isKept = catalogue.documents.step.get(step)?.data.keptBy !== undefined
    return doc && !isKept ? [{ path: doc.path, data: parseJson(doc.text) }] : []
  })
}
