import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import type { Screen } from '../../db/commands/command.ts'
import { counted, secondsSince } from '../../db/commands/numbers.ts'
import { sampleFile, sampleKinds } from './sample-files.ts'
import type { Sample } from './sample-plan.ts'

type Words = Pick<Sample, 'plans' | 'seed'> & { readonly folder: string }
type Around = { readonly folder: string; readonly signal: AbortSignal; readonly screen: Screen }

/** As many EINs as there are with the beginning that is given to nobody. */
const mostPlans = 9_999_999

/** What the sample is to be, from the words of the command; undefined when they are wrong. */
export function readSampleWords(words: readonly string[]): Words | undefined {
  const text = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: { plans: text, seed: text } })
    const { plans = '20000', seed = '1' } = values
    const [folder = 'form5500-sample', ...more] = positionals
    const isRight = /^\d{1,7}$/.test(plans) && Number(plans) >= 1 && /^\d{1,9}$/.test(seed) && more.length === 0
    return isRight && Number(plans) <= mostPlans ? { plans: Number(plans), seed: Number(seed), folder } : undefined
  } catch {
    return undefined
  }
}

/** Writes the files of a sample into a folder. The same seed gives the same bytes. */
export async function writeSample({ folder: into, ...sample }: Sample & { readonly folder: string }, around: Around): Promise<void> {
  const { screen, signal } = around
  const folder = resolve(around.folder, into)
  const started = performance.now()
  await mkdir(folder, { recursive: true })
  for (const kind of sampleKinds) {
    const file = join(folder, `${kind}.csv`)
    screen.progress(`  ${file}`)
    await pipeline(Readable.from(sampleFile(sample, kind)), createWriteStream(file), { signal })
    screen.print(`  ${file}`)
  }
  screen.print(`✓ ${counted(sample.plans, 'plan')} of seed ${sample.seed} in ${secondsSince(started)}. None of these companies exists.`)
}
