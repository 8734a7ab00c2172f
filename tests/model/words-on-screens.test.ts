import { glob, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { wordsOfScreens } from '@app/schemas/flow/words-on-screens'
import { expect, it } from 'vitest'

const web = resolve(import.meta.dirname, '../../packages/web/src/screens')

it('what people are told to choose, and is in no file of flows/, is among the words of the screens', async () => {
  const words: string[] = []
  for await (const path of glob('**/*.words.ts', { cwd: web })) words.push(await readFile(join(web, path), 'utf8'))
  const all = words.join('\n')
  expect(wordsOfScreens.filter((one) => !all.includes(`'${one}'`))).toEqual([])
})
