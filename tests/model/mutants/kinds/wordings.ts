import { landingFile, mutant } from '../files.ts'
import { inSomeModes } from '../in-some-modes.ts'
import { isObject, type Json, listAt, textAt, withValue } from '../json.ts'
import type { Kind } from '../kind.ts'
import { inStep } from '../step-kinds.ts'

/** Mistakes in what customers read, on steps and on landing pages. */
export const wordingKinds: readonly Kind[] = inSomeModes([
  ...said('a placeholder misspelt', 'Call {phnoe} if you need help.'),
  ...said('a placeholder doubled', 'Call {{phone}} if you need help.'),
  ...said('a placeholder translated', 'Call {teléfono} if you need help.'),
  ...said('a placeholder in other brackets', 'Call [phone] if you need help.'),
  ...said('half a placeholder', 'Call {phone if you need help.'),
  ...said('a text that is not written yet', 'TODO: ask legal what to say.'),
  ...said('a text to fill the place', 'Lorem ipsum dolor sit amet.'),
  ...said('formatting in a text', 'Look at **each** part.'),
  ...said('letters of another alphabet', 'Look at your ассоunt.'),
  ...said('another language', 'Mira cada parte de la página y tus datos.'),
  ...said('an exclamation mark', 'Look at each part!'),
  ...said('a promise of returns', 'We have guaranteed returns for people who stay.'),
  ...said('two spaces', 'Look at  each part.'),
  ...said('a word twice', 'Look at at each part.'),
  ...said('a picture for a word', 'Look at each part 🚀.'),
  ...said('all capitals', 'LOOK AT EACH PART.'),
  ...said('hurry', 'Only 3 spots are left. Act now, and look at each part.'),
  ...said('a share that is promised', 'Move it, and earn at least 7% a year, guaranteed.'),
  ...said('an address that nobody can press', 'Look at https://example.com/parts first.'),
  ...said('a number that is for examples', 'Look at each part, or call 207-555-0134.'),
  ...said('a strange telephone number', 'Call 415-223-8899 and ask.'),
  inStep('a title that another step of the order has', ({ file, step, catalogue, mode }) => {
    const items = catalogue.documents.mode.get(mode)?.data.steps.filter((item) => typeof item === 'string' && item !== step) ?? []
    const title = catalogue.documents.step.get(String(items[0]))?.data.title
    return title === undefined || title === textAt(file.data, ['title'])
      ? undefined
      : mutant(file, withValue(file.data, ['title'], title), ['title'], [step, String(items[0])])
  }),
  onLanding('a landing page without an opening', (blocks) => blocks.filter((block) => textAt(block, ['block']) !== 'hero')),
  onLanding('a landing page without a button', (blocks) =>
    blocks.map((block) => (isObject(block) ? withValue(block, ['button'], undefined) : block)),
  ),
  onLanding('a landing page without an end', (blocks) => blocks.filter((block) => textAt(block, ['block']) !== 'closing')),
  onLanding('an opening for one variant alone', (blocks) =>
    blocks.map((block) =>
      textAt(block, ['block']) === 'hero' ? withValue(block, ['when'], { 'experiment.subscription': 'test' }) : block,
    ),
  ),
  onLanding('a block of a page twice', (blocks) => [...blocks, ...blocks.filter((block) => textAt(block, ['block']) === 'note')]),
])

/** The same words as the lead of a step, and as the first block of a landing page. */
function said(name: string, text: string): Kind[] {
  return [
    inStep(`${name}, on a step`, ({ file, step }) => mutant(file, withValue(file.data, ['lead'], text), ['lead'], [step])),
    {
      name: `${name}, on a landing page`,
      mutate: (catalogue, mode) => {
        const file = landingFile(catalogue, mode)
        return file && mutant(file, withValue(file.data, ['description'], text), ['description'])
      },
    },
  ]
}

function onLanding(name: string, change: (blocks: readonly Json[]) => readonly Json[]): Kind {
  return {
    name,
    mutate: (catalogue, mode) => {
      const file = landingFile(catalogue, mode)
      return file && mutant(file, withValue(file.data, ['blocks'], change(listAt(file.data, ['blocks']))), ['blocks'])
    },
  }
}
