import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { modeIn } from './in-language.ts'
import { copyFewModes } from './testing/copy-few-modes.ts'
import { openTestFlows } from './testing/open-test-flows.ts'

it('a translation that is saved is live, and the modes that have the step are reported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'flows-'))
  await copyFewModes(folder)
  const flows = openTestFlows(folder)
  await flows.ready()
  const told = new Set<string>()
  flows.onChange((modes) => {
    for (const mode of modes) told.add(mode)
  })
  const titleNow = () => {
    const live = flows.current().modes.get('landing-rollover')?.live
    return live && modeIn('es', live, flows.current()).steps['qa1']?.title
  }
  expect(titleNow()).toMatch(/Estados Unidos/)
  const file = join(folder, 'translations/es/steps/qa1.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, JSON.stringify({ ...JSON.parse(text), title: '¿Qué ciudadanía tienes?' }))
  await expect.poll(() => titleNow()).toBe('¿Qué ciudadanía tienes?')
  await expect.poll(() => told).toContain('landing-rollover')
  await writeFile(file, text.slice(0, 60))
  await expect.poll(() => flows.current().diagnostics.some((one) => one.file.endsWith('qa1.json'))).toBe(true)
  expect([titleNow(), flows.current().modes.get('landing-rollover')?.sound]).toEqual(['¿Qué ciudadanía tienes?', true])
  flows.close()
  await rm(folder, { recursive: true })
})
