import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FlowSnapshot } from './flow-snapshot.ts'
import { modeIn } from './in-language.ts'
import type { LiveCatalogue } from './live-catalogue.ts'
import { addressNow } from './now-called.ts'
import { placeUrl } from './place-url.ts'
import { printRefusedSaves } from './refused-saves.ts'
import { copyFewModes } from './testing/copy-few-modes.ts'
import { flowsFolder } from './testing/flows-folder.ts'
import { openTestFlows } from './testing/open-test-flows.ts'

let folder: string
let flows: LiveCatalogue
beforeEach(() => serve(copyFewModes))
afterEach(stop)

async function serve(copy: (to: string) => Promise<void>): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'flows-'))
  await copy(folder)
  flows = openTestFlows(folder)
  await flows.ready()
}

async function stop(): Promise<void> {
  flows.close()
  await rm(folder, { recursive: true })
}

/** Every title of the step that a snapshot serves: in the files, and in each mode that has the step. */
function titlesOf({ files, modes }: FlowSnapshot, step: string): ReadonlySet<string | undefined> {
  const inModes = [...modes.values()].flatMap(({ live }) => live?.steps[step] ?? [])
  return new Set([files.step.get(step), ...inModes].map((file) => file?.title))
}

async function change(path: string, edit: (file: Record<string, unknown>) => object): Promise<void> {
  await save(path, JSON.stringify(edit(JSON.parse(await readFile(join(folder, path), 'utf8')))))
}

/** Saves as editors do: no half of the file is ever there. */
async function save(path: string, text: string): Promise<void> {
  await writeFile(`${folder}.saved`, text)
  await rename(`${folder}.saved`, join(folder, path))
}

it('a change that touches many modes is served all at once, and a snapshot that was taken before stays as it was', async () => {
  const before = flows.current()
  const title = [...titlesOf(before, 'qa1')][0]
  const events: (readonly string[])[] = []
  flows.onChange((modes) => events.push(modes))
  await change('steps/qa1.json', (file) => ({ ...file, title: 'A new title' }))
  const seen = new Set<FlowSnapshot>()
  while (!titlesOf(flows.current(), 'qa1').has('A new title')) {
    seen.add(flows.current())
    await nextTurn()
  }
  seen.add(flows.current())
  for (const snapshot of seen) expect(titlesOf(snapshot, 'qa1').size).toBe(1)
  expect(flows.current().revision).toBeGreaterThan(before.revision)
  expect(titlesOf(before, 'qa1')).toEqual(new Set([title]))
  const withStep = [...before.modes.values()].flatMap(({ mode, live }) => (live?.steps['qa1'] ? [mode] : []))
  expect(events).toEqual([withStep])
})

it('a change of the brand, whose words are on every page, is reported of every mode', async () => {
  const told = new Set<string>()
  flows.onChange((modes) => {
    for (const mode of modes) told.add(mode)
  })
  await change('brand.json', (file) => ({ ...file, name: 'Another name' }))
  await expect.poll(() => flows.current().brand?.name).toBe('Another name')
  await expect.poll(() => [...told].sort()).toEqual([...flows.current().modes.keys()].sort())
})

it('when a step has nothing to show is the same under modes that don’t have it, as soon as it is saved', async () => {
  const empty = { when: { 'search.state': ['none', 'running'] } }
  await change('steps/search-result.json', (file) => ({ ...file, empty }))
  await expect.poll(() => flows.current().files.step.get('search-result')?.empty).toEqual(empty)
  const others = [...flows.current().modes.values()].flatMap(({ live }) => live?.resolved.elsewhere['search-result'] ?? [])
  expect(others.length).toBeGreaterThan(0)
  for (const other of others) expect(other.empty).toEqual(empty)
})

it('requests are answered while modes are proven', async () => {
  const { revision } = flows.current()
  // Any step can be opened under any mode, so what one needs concerns them all.
  await change('steps/qa1.json', (file) => ({ ...file, needs: 'letter' }))
  let turns = 0
  while (flows.current().revision === revision) {
    await nextTurn()
    turns++
  }
  // A turn between each mode and the next: the first may be proven in the turn in which the change is seen.
  expect(turns).toBeGreaterThanOrEqual(flows.current().modes.size - 1)
})

it('a folder that is gone loses nothing that was served, and is served again when it comes back', async () => {
  const before = flows.current()
  await rename(folder, `${folder}-gone`)
  await expect.poll(() => flows.current().diagnostics.map(({ rule }) => rule)).toContain('unreadable-folder')
  expect([flows.current().files, flows.current().modes, flows.current().brand]).toEqual([before.files, before.modes, before.brand])
  await rename(`${folder}-gone`, folder)
  await expect.poll(() => flows.current().diagnostics).toEqual(before.diagnostics)
  await change('brand.json', (file) => ({ ...file, name: 'Another name' }))
  await expect.poll(() => flows.current().brand?.name).toBe('Another name')
})

it('each kind of file keeps its last good version: pages, their words and what is paid for the last sound one, everything else the last readable one', async () => {
  const before = flows.current()
  const offers = await readFile(join(folder, 'offers.json'), 'utf8')
  await save('offers.json', offers.replace('"loan.outlook": "ruled-out"', '"loan.outlook": "ruled-outs"'))
  await change('landings/landing-rollover.json', (file) => ({ ...file, title: 'For {nobody}' }))
  await writeFile(join(folder, 'brand.json'), '{')
  await writeFile(join(folder, 'partners.json'), '[]')
  const wrong = ['landings/landing-rollover.json', 'brand.json', 'partners.json', 'offers.json']
  const isFound = (path: string) => flows.current().diagnostics.some(({ file }) => file === path)
  await expect.poll(() => wrong.every(isFound)).toBe(true)
  const { brand, partners, files } = flows.current()
  expect([brand, partners, files.landing.get('landing-rollover'), files.offers]).toEqual([
    before.brand,
    before.partners,
    before.files.landing.get('landing-rollover'),
    before.files.offers,
  ])
})

it('words that are still to be translated, or have a mistake, are seen by nobody: the last good ones stay, or the English', async () => {
  const inSpanish = () => {
    const live = flows.current().modes.get('landing-rollover')?.live
    return live && modeIn('es', live, flows.current()).steps['qa1']
  }
  const before = inSpanish()
  const path = 'translations/es/steps/qa1.json'
  const wrong = () => flows.current().diagnostics.some(({ file, severity }) => file === path && severity === 'error')
  const good = await readFile(join(folder, path), 'utf8')
  await change(path, (file) => ({ ...file, title: 'TODO: Are you a U.S. citizen?' }))
  await expect.poll(wrong).toBe(true)
  expect(inSpanish()).toEqual(before)
  await rm(join(folder, path))
  await expect.poll(inSpanish).not.toEqual(before)
  const english = inSpanish()
  await save(path, good.replace(/"title": ".*"/, '"title": "¿Eres {nobody}?"'))
  await expect.poll(wrong).toBe(true)
  expect(inSpanish()).toEqual(english)
  await save(path, good)
  await expect.poll(inSpanish).toEqual(before)
})

it('the brand, and a list of partners or of plans’ keepers, stays as it was while it has a mistake', async () => {
  const { brand, partners, providers } = flows.current()
  await change('brand.json', (file) => ({ ...file, name: 'TODO: our name' }))
  await change('partners.json', () => ({ partners: partners.map((one) => ({ ...one, terms: 'You get $50.' })) }))
  await change('providers.json', () => ({ providers: providers.map((one) => ({ ...one, about: 'TODO: one sentence' })) }))
  const isFound = (path: string) => flows.current().diagnostics.some(({ file, severity }) => file === path && severity === 'error')
  await expect.poll(() => ['brand.json', 'partners.json', 'providers.json'].every(isFound)).toBe(true)
  const now = flows.current()
  expect([now.brand, now.partners, now.providers]).toEqual([brand, partners, providers])
})

it('what leads into a mode goes by the version that can be walked, and by none of a mode that never could', async () => {
  const place = () => placeUrl({ flows, settings: { publicUrl: 'https://www.example.com' } }, 'loan-terms')
  expect(place()).toBe('https://www.example.com/dashboard-loan/loan-terms')
  const opens = (at: string) => [{ place: 'loan-terms', at }]
  await change('modes/dashboard-loan.json', (file) => ({ ...file, start: undefined, opens: opens('loan-termz') }))
  const mode = await readFile(join(folder, 'modes/dashboard-link.json'), 'utf8')
  await save('modes/begun.json', JSON.stringify({ ...JSON.parse(mode), mode: 'begun', steps: ['nowhere'], opens: opens('nowhere') }))
  await expect.poll(() => flows.current().modes.get('begun')?.sound).toBe(false)
  await expect.poll(() => flows.current().modes.get('dashboard-loan')?.sound).toBe(false)
  expect(place()).toBe('https://www.example.com/dashboard-loan/loan-terms')
  expect(flows.current().files.mode.get('dashboard-loan')?.start).toBeDefined()
})

it('a mode that leads to one that is gone is not sound, and stays live as it was', async () => {
  const { live } = flows.current().modes.get('landing-rollover') ?? {}
  await rm(join(folder, 'modes/dashboard-lost-money.json'))
  await expect.poll(() => flows.current().modes.has('dashboard-lost-money')).toBe(false)
  expect(flows.current().modes.get('landing-rollover')).toMatchObject({ sound: false, live })
})

it('a file that is saved by hand under a name from before does not go live, and the name leads on to what had it', async () => {
  const renamed = { modes: { 'dashboard-old': 'dashboard-loan' }, steps: { 'qa-one': 'qa1' }, facts: {} }
  await save('renamed.json', JSON.stringify(renamed))
  await expect.poll(() => flows.current().renamed).toEqual(renamed)
  const copied = async (kind: 'mode' | 'step', from: string, name: string) => {
    const text = await readFile(join(folder, `${kind}s/${from}.json`), 'utf8')
    await save(`${kind}s/${name}.json`, JSON.stringify({ ...JSON.parse(text), [kind]: name }))
    const found = () => flows.current().diagnostics.filter(({ file }) => file === `${kind}s/${name}.json`)
    await expect.poll(() => found().map(({ rule }) => rule)).toContain('former-name')
  }
  await copied('mode', 'dashboard-link', 'dashboard-old')
  await copied('step', 'qa2', 'qa-one')
  expect(flows.current().modes.get('dashboard-old')).toMatchObject({ sound: false, live: undefined })
  const at = (pathname: string) => addressNow(flows.current(), new URL(pathname, 'https://www.example.com'))
  expect([at('/dashboard-old'), at('/dashboard-loan/qa-one')]).toEqual(['/dashboard-loan', '/dashboard-loan/qa1'])
})

it('a line of renamed.json that leads away from what is there does not go live', async () => {
  const before = flows.current().renamed
  const renamed = { modes: { 'dashboard-link': 'dashboard-loan' }, steps: { qa1: 'qa2' }, facts: {} }
  await save('renamed.json', JSON.stringify(renamed))
  await expect.poll(() => flows.current().diagnostics.map(({ rule }) => rule)).toContain('renamed-and-there')
  const { live, sound } = flows.current().modes.get('dashboard-link') ?? {}
  expect([sound, live?.resolved.mode]).toEqual([false, 'dashboard-link'])
  expect(flows.current().renamed).toEqual(before)
})

it('a name from before leads nowhere else once what is called otherwise now is gone', async () => {
  await save('renamed.json', JSON.stringify({ modes: { 'dashboard-old': 'dashboard-loan' }, steps: {}, facts: {} }))
  await expect.poll(() => flows.current().renamed.modes).toEqual({ 'dashboard-old': 'dashboard-loan' })
  const text = await readFile(join(folder, 'modes/dashboard-loan.json'), 'utf8')
  await rm(join(folder, 'modes/dashboard-loan.json'))
  await save('modes/dashboard-old.json', text.replace('"mode": "dashboard-loan"', '"mode": "dashboard-old"'))
  await expect.poll(() => [...flows.current().modes.keys()]).toContain('dashboard-old')
  expect(addressNow(flows.current(), new URL('https://www.example.com/dashboard-old'))).toBeUndefined()
})

/** The variants that people are drawn into, and each set that some version which is served knows. */
function variantsOf({ experiments, modes }: FlowSnapshot, test: string) {
  const known = [...modes.values()].flatMap(({ live }) => live?.resolved.facts[`experiment.${test}`]?.values.join(' ') ?? [])
  return { drawn: experiments.find(({ name }) => name === test)?.variants.map(({ name }) => name), known: [...new Set(known)] }
}

it('a variant that gets another name is drawn once all that goes by it knows that name, and nobody has one that nothing is for', async () => {
  const before = variantsOf(flows.current(), 'subscription')
  const page = flows.current().files.landing.get('landing-reward')
  expect(page).toBeDefined()
  expect(before).toEqual({ drawn: ['test', 'control'], known: ['test control'] })
  const read = '"experiment.subscription": '
  const [last = '', ...others] = await filesWith(`${read}"test"`)
  const listed = '"name": "test",\n          "odds": 0.95'
  const saves = [['experiments.json'], others, [last]].map((paths) => async () => {
    const { revision } = flows.current()
    for (const path of paths) {
      const text = await readFile(join(folder, path), 'utf8')
      await save(path, text.replaceAll(`${read}"test"`, `${read}"plan"`).replace(listed, listed.replace('test', 'plan')))
    }
    await expect.poll(() => flows.current().revision).toBeGreaterThan(revision)
  })
  const [list, most, rest] = saves
  for (const half of [list, most]) {
    await half?.()
    expect(variantsOf(flows.current(), 'subscription')).toEqual(before)
    expect(flows.current().files.landing.get('landing-reward')).toEqual(page)
    const held = [...flows.current().modes.values()].filter(({ live }) => live?.resolved.facts['experiment.subscription'])
    expect(held.filter(({ sound, diagnostics }) => sound || !diagnostics.some(({ severity }) => severity === 'error'))).toEqual([])
  }
  await rest?.()
  await expect.poll(() => variantsOf(flows.current(), 'subscription')).toEqual({ drawn: ['plan', 'control'], known: ['plan control'] })
  expect(JSON.stringify(flows.current().files.landing.get('landing-reward'))).toContain(`${read.replace(': ', ':')}"plan"`)
})

/** The steps and landing pages in which something stands, steps first. */
async function filesWith(words: string): Promise<readonly string[]> {
  const folders = ['steps', 'landings'].map(async (kind) =>
    (await readdir(join(folder, kind), { recursive: true })).map((name) => `${kind}/${name}`),
  )
  const paths = (await Promise.all(folders)).flat().filter((path) => path.endsWith('.json'))
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')))
  return paths.filter((_, index) => texts[index]?.includes(words))
}

it('a test that is only begun draws nobody, and the odds of another one are new as soon as they are right', async () => {
  const before = flows.current().experiments
  const change = async (edit: (tests: (typeof before)[number][]) => object[]) => {
    const { revision } = flows.current()
    const text = await readFile(join(folder, 'experiments.json'), 'utf8')
    await save('experiments.json', JSON.stringify({ experiments: edit(JSON.parse(text).experiments) }))
    await expect.poll(() => flows.current().revision).toBeGreaterThan(revision)
  }
  const variants = ['test', 'control'].map((name) => ({ name, odds: 0.5, about: `TODO: ${name}` }))
  await change((tests) => [...tests, { name: 'begun', about: 'TODO: what is compared', where: ['payment'], variants }])
  expect(flows.current().experiments).toEqual(before)
  const evenly = (tests: typeof before, odds: number) =>
    tests.map((one) => (one.name === 'percentage' ? { ...one, variants: one.variants.map((variant) => ({ ...variant, odds })) } : one))
  await change(() => evenly(before, 0.4))
  expect(flows.current().experiments).toEqual(before)
  await change(() => evenly(before, 0.5))
  expect(flows.current().experiments).toEqual(evenly(before, 0.5))
})

it('a save that does not go live is one line with what to do, and so is the next one that is sound', async () => {
  // Landing pages name modes that the few are not.
  await stop()
  await serve((to) => cp(flowsFolder, to, { recursive: true }))
  const lines: string[] = []
  printRefusedSaves(flows, 'http://localhost:3000/dev/flows', (line) => lines.push(line))
  const text = await readFile(join(folder, 'steps/qa1.json'), 'utf8')
  await change('steps/qa1.json', (file) => ({ ...file, titel: 'A title' }))
  await expect.poll(() => lines).toHaveLength(1)
  await save('steps/qa1.json', text)
  await expect.poll(() => lines).toHaveLength(2)
  expect(lines).toEqual([
    expect.stringMatching(
      /^Not live: flows\/steps\/qa1\.json:1 {2}“titel” is not known here\. Did you mean “title”\? .* http:\/\/localhost:3000\/dev\/flows$/,
    ),
    'Live: the files in flows/ are sound again.',
  ])
})

it('a folder that is gone is a line that names it alone', async () => {
  const lines: string[] = []
  printRefusedSaves(flows, 'http://localhost:3000/dev/flows', (line) => lines.push(line))
  const before = lines.length
  await rename(folder, `${folder}-elsewhere`)
  await expect
    .poll(() => lines.slice(before))
    .toEqual([
      `Not live: The folder ${folder} is gone. Put it back, or name another one with FLOWS_DIR. The last good version stays. http://localhost:3000/dev/flows`,
    ])
  await rename(`${folder}-elsewhere`, folder)
})

it('of what has a mistake at the start the line says that nothing of it is live', async () => {
  await stop()
  await serve(async (to) => {
    await copyFewModes(to)
    await writeFile(join(to, 'modes/landing-rollover.json'), '{')
  })
  const lines: string[] = []
  printRefusedSaves(flows, 'http://localhost:3000/dev/flows', (line) => lines.push(line))
  expect(lines).toEqual([
    expect.stringMatching(/^Not live: flows\/modes\/landing-rollover\.json:1 .* No version of “landing-rollover” is live yet\. /),
  ])
  await writeFile(join(folder, 'facts.json'), '{')
  await expect.poll(() => lines).toHaveLength(2)
  expect(lines[1]).toContain(' No version of “landing-rollover” is live yet. Elsewhere the last good one stays. ')
})
