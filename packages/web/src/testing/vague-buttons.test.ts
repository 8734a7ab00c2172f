import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')
/** A word of a button that does not say what pressing it does. */
const vague = /\b(\w+): '(?:Continue|Go on|Next|OK|Okay|Submit)'/g

/** Where nothing is done and a button truly only goes on. */
const onlyGoesOn: Readonly<Record<string, string>> = {
  'account/confirm-email-page.tsx: on': 'a link to the dashboard, after the address is confirmed',
  'dashboard/overview/overview.words.ts: continue': 'a link to where somebody left off',
  'screens/kinds/payment/already-paid.tsx: go': 'it was paid before, and nothing is charged',
  'screens/kinds/sign/nothing-to-sign.tsx: go': 'it was signed before, or there is nothing to sign',
  'screens/kinds/upload/use-send-again.ts: goOn': 'it was sent before',
  'screens/linking/link-window.words.ts: check': 'a page of an institution, in the words that institutions use',
  'screens/parts/parted-step.tsx: on': 'to the next question of a page; the last one has the button of its step',
  'screens/tasks/tasks.words.ts: go': 'a link to the step of a task',
  'screens/tasks/tasks.words.ts: next': 'a state and no button',
}

it('a button whose words are in code says what it does, unless it only goes on', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  )
  const found = files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(vague)].map(([, name]) => `${file.replaceAll('\\', '/')}: ${name}`),
  )
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(onlyGoesOn).toSorted())
})
