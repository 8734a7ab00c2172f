import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { programEnv } from '@app/api/testing-programs'
import { expect, it } from 'vitest'
import { isFew } from '../support/is-few.ts'
import { compare } from './support/compare.ts'
import { isFull, recordFigure } from './support/figures.ts'
import { type KillableService, startKillable } from './support/killable-service.ts'
import { fewRestMs, startWriters } from './support/writers.ts'

const writersAtOnce = isFull ? 32 : 4
const livelyMs = isFull ? 10_000 : isFew ? 700 : 2_000
const script = fileURLToPath(new URL('../../scripts/keys.ts', import.meta.url))

it('B13 both keys are changed by hand while people write, and nobody notices', { timeout: 300_000 }, async (context) => {
  const service = await startKillable()
  const writers = startWriters(service.port, writersAtOnce, isFew ? fewRestMs : 0)
  const change = async () => {
    await pause(livelyMs)
    putFirst(service, 'new')
    const early = await keys(service, 'rotate')
    await service.kill('service')
    await pause(livelyMs)
    const done = await keys(service, 'rotate')
    await pause(livelyMs)
    await writers.stop()
    return { early, done }
  }
  const { early, done } = await Promise.race([change(), writers.failure, service.failure])
  expect(early).toMatchObject({ code: 1, said: expect.stringContaining('does not have the first key yet') })
  expect(done).toMatchObject({ code: 0, said: expect.stringMatching(/No value needs the key dev-.*No value needs the key dev-/s) })

  takeOutOld(service)
  await service.kill('service')
  // The old one still signed what they show.
  for (const author of writers.authors) await author.renewSignIn()
  const { lost, doubled } = await compare(writers.authors, service.databaseUrl)
  const [values = ''] = /[\d,]+(?= values put)/.exec(done.said) ?? []
  recordFigure(context, 'B13', {
    [`lost or damaged, of ${writers.counts.acknowledged} writes, ${values} values put under new keys`]: [String(lost.length), '0'],
  })
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] })
})

/** Puts a new key before each that is there. */
function putFirst({ dataFolder }: KillableService, name: string): void {
  changeKeyFile(dataFolder, (keys) => `${name}:${randomBytes(32).toString('base64')},${keys}`)
}

function takeOutOld({ dataFolder }: KillableService): void {
  changeKeyFile(dataFolder, (keys) => keys.split(',')[0] ?? '')
}

function changeKeyFile(dataFolder: string, change: (keys: string) => string): void {
  const file = join(dataFolder, 'development-keys.env')
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(/^(\w+)=(.*)$/gm, (_, name: string, keys: string) => `${name}=${change(keys)}`),
  )
}

/** `npm run keys -- WORD`, as whoever looks after the service types it. */
async function keys({ dataFolder }: KillableService, word: string): Promise<{ readonly code: number; readonly said: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, word], { env: { ...programEnv, DATA_DIR: dataFolder } }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: out + err }),
    )
  })
}
