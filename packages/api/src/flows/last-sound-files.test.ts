import { mkdtempSync, writeFileSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openLastSoundFiles } from './last-sound-files.ts'
import { openLiveCatalogue } from './live-catalogue.ts'
import { openSavedProofs, proofsFolder } from './saved-proofs.ts'
import { flowsFolder } from './testing/flows-folder.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'sound-'))
const files = [
  { path: 'a.json', text: '{}' },
  { path: 'b.json', text: '[]' },
]

it('a start with mistakes in the files serves what was live before it, and what is right of the new', async () => {
  const [flows, data] = [newFolder(), newFolder()]
  await cp(flowsFolder, flows, { recursive: true })
  const lastSound = openLastSoundFiles(data, flows)
  const start = async () => {
    const live = openLiveCatalogue(flows, openSavedProofs(proofsFolder), lastSound)
    onTestFinished(live.close)
    return live.ready()
  }
  const before = await start()
  await expect.poll(() => lastSound.find()?.length).toBeGreaterThan(0)
  const sayAnew = async (path: string, from: string, to: string) => {
    const text = await readFile(join(flows, path), 'utf8')
    expect(text).toContain(from)
    await writeFile(join(flows, path), text.replace(from, to))
  }
  await writeFile(join(flows, 'modes/landing-rollover.json'), '{')
  await sayAnew('modes/dashboard-link.json', '"title": "', '"title": "Now: ')
  const after = await start()
  const [rollover, link] = ['landing-rollover', 'dashboard-link'].map((mode) => after.modes.get(mode))
  expect(rollover).toMatchObject({ sound: false, live: { resolved: before.modes.get('landing-rollover')?.live?.resolved } })
  expect(link).toMatchObject({ sound: true, live: { resolved: { title: expect.stringMatching(/^Now: /) } } })
  expect(after.diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file)).toContain('modes/landing-rollover.json')
})

it('the files of one folder are never those of another, and the last ones saved count', async () => {
  const data = newFolder()
  const saved = openLastSoundFiles(data, '/flows')
  await Promise.all([saved.save([]), saved.save(files)])
  expect(openLastSoundFiles(data, '/flows').find()).toEqual(files)
  expect(openLastSoundFiles(data, '/other').find()).toBeUndefined()
})

it('what was cut off, and a disk that takes nothing, are as if nothing was saved', async () => {
  const data = newFolder()
  writeFileSync(join(data, 'last-sound-flows.json'), '{"folder":"/flows","files":[{"pa')
  expect(openLastSoundFiles(data, '/flows').find()).toBeUndefined()
  const nowhere = openLastSoundFiles('/dev/null/data', '/flows')
  await nowhere.save(files)
  expect(nowhere.find()).toBeUndefined()
})
