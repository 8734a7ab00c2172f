import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const manifest = readFileSync(join(root, 'package.json'), 'utf8')
const commands = [...manifest.matchAll(/"exec node scripts\/run\.mjs (\S+)"/g)].map(([, command]) => command)
/** Each loads what it works with first: on a busy machine that takes its time. */

const run = (command: string | undefined, word: string) =>
  promisify(execFile)(process.execPath, [join(root, `scripts/${command}.ts`), word], { cwd: root }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  )

it.each(commands)('%s does nothing for a word that it does not know, and names it', async (command) => {
  expect(await run(command, '--nonsense')).toEqual({ code: 2, said: expect.stringContaining('--nonsense') })
})

it.each(commands)('%s says what it does when asked', async (command) => {
  expect(await run(command, '--help')).toEqual({ code: 0, said: expect.stringMatching(/npm (run |start|test)/) })
})
