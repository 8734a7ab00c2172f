import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { proofNumbers } from '@app/engine/author'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flowsFolder } from './support/all-flows.ts'
import { runFlows } from './support/run-flows.ts'

let folder = ''
/** Steps and two modes alone: to read and prove all the others is not what is tried on them. */
let small = ''
const inSmall = (path: string) =>
  !/\/(translations|landings|pages|personas)\b/.test(path) &&
  (!path.includes('/modes/') || /\/(onboarding|landing-rollover)\.json$/.test(path))

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'flows-')), 'flows')
  await cp(flowsFolder, folder, { recursive: true })
  small = join(folder, '../small')
  await cp(flowsFolder, small, { recursive: true, filter: (path) => inSmall(path.slice(flowsFolder.length)) })
})

afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }))

const flows = (...words: string[]) => runFlows([...words, '--flows', folder])

/** As it is run for people, in a process of its own. */
function npmRunFlows(...words: string[]): Promise<{ code: number; out: string; error: string }> {
  const main = join(import.meta.dirname, '../../scripts/flows/main.ts')
  const env = { ...process.env, NO_COLOR: '1', FLOWS_DIR: folder }
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...words], { env }, (error, out, said) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, error: said })
    })
  })
}

describe('the command line', () => {
  it('check says that all is well', async () => {
    const { code, out, error } = await npmRunFlows('check', 'flows/modes/landing-rollover.json')
    expect(out).toMatch(/checked and proven in .* s: no errors, 0 warnings\./)
    expect([code, error]).toEqual([0, ''])
  })

  it('a command that does not exist ends the process with an error, in colours only for a terminal', async () => {
    const { code, out, error } = await npmRunFlows('chek')
    expect([code, out, error]).toEqual([2, '', 'There is no command “chek”. Did you mean “check”?\n'])
  })

  it.each([['rename'], ['funnel'], ['new']])('%s --help says how it is used, and does nothing', async (command) => {
    const { code, out } = await flows(command, '--help')
    expect([code, out]).toEqual([0, expect.stringContaining(`npm run flows -- ${command} `)])
  })

  it('list has every name that the files may use, also those that no file brings', async () => {
    const { out } = await flows('list', '--json')
    const lists: Readonly<Record<string, readonly { readonly name: string }[]>> = JSON.parse(out)
    expect(Object.values(lists).every((names) => names.length > 0)).toBe(true)
    const has = (list: string, name: string) => lists[list]?.some((one) => one.name === name)
    expect([has('panels', 'fee-comparison'), has('scenes', 'full-jar'), has('pictures', 'jar-and-map')]).toEqual([true, true, true])
    expect([has('prices', 'loan_fee'), has('families', 'concierge')]).toEqual([true, true])
  })

  it('check points at a misspelt name, says what was meant, and fails', async () => {
    const file = join(folder, 'modes/onboarding.json')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('"stop-losing"', '"stop-loosing"'))
    const { code, out } = await flows('check', 'flows/modes/onboarding.json')
    await writeFile(join(small, 'modes/onboarding.json'), await readFile(file, 'utf8'))
    const json = JSON.parse((await runFlows(['check', '--json', '--flows', small])).out) as {
      errors: number
      diagnostics: { file: string; line: number; rule: string }[]
    }
    await writeFile(file, text)
    await writeFile(join(small, 'modes/onboarding.json'), text)
    const line = text.split('\n').findIndex((one) => one.includes('"stop-losing"')) + 1
    expect(out).toContain(`flows/modes/onboarding.json:${line}:`)
    expect(out).toContain('Did you mean “stop-losing”?')
    expect(code).toBe(1)
    expect(json.errors).toBeGreaterThan(0)
    expect(json.diagnostics).toContainEqual(expect.objectContaining({ file: 'modes/onboarding.json', line, rule: 'unknown-step' }))
  })

  it('check fails when a page has no Spanish, and when a sentence of it has none', async () => {
    const spanish = join(folder, 'translations/es/pages/mission.json')
    const text = await readFile(spanish, 'utf8')
    await writeFile(spanish, text.replace(/"description": ".*",\n/, ''))
    const { code, out } = await flows('check', 'flows/translations/es/pages/mission.json')
    expect([code, out]).toEqual([1, expect.stringContaining('“description” of pages/mission.json is not translated')])
    await rm(spanish)
    const gone = await flows('check', 'flows/pages/mission.json')
    expect([gone.code, gone.out]).toEqual([1, expect.stringContaining('There is no translations/es/pages/mission.json')])
    await writeFile(spanish, text)
  })

  it('check counts what is still to be written apart from mistakes', async () => {
    const file = join(folder, 'pages/mission.json')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/"lead": "[^"]*"/, '"lead": "TODO: why we do this"'))
    const { code, out } = await flows('check', 'flows/pages/mission.json')
    await writeFile(file, text)
    expect(out).toContain('Still to be written: why we do this')
    expect([code, out]).toEqual([1, expect.stringContaining('no errors, 0 warnings, 1 text still to be written.')])
  })

  it('check of one file says also what its translation no longer says', async () => {
    const file = join(folder, 'pages/mission.json')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('Over 25 million', 'Over 52 million'))
    const { code, out } = await flows('check', 'flows/pages/mission.json')
    await writeFile(file, text)
    expect([code, out]).toEqual([1, expect.stringContaining('flows/translations/es/pages/mission.json:')])
  })

  it('prove shows every proof of a mode', async () => {
    const { code, out } = await flows('prove', 'landing-rollover')
    expect(out.match(/proven {1,2}\d+\./g)).toHaveLength(proofNumbers.length)
    expect(code).toBe(0)
  })

  it('paths shows a walk to each finish', async () => {
    const { out } = await flows('paths', 'landing-solo-only')
    expect(out).toContain('personal-information')
    expect(out).toMatch(/Every pair of choices \(\d+\)/)
  })

  it('graph draws a mode, show and review say it in words', async () => {
    const out = join(folder, '../pictures/')
    expect((await flows('graph', 'landing-rollover', '--out', out)).code).toBe(0)
    expect(await readFile(join(out, 'landing-rollover.svg'), 'utf8')).toMatch(/^<svg[^>]*>/)
    expect(await readFile(join(out, 'landing-rollover.mmd'), 'utf8')).toContain('flowchart')
    const shown = (await flows('show', 'landing-rollover')).out
    expect(shown).toMatch(/7a +ira\/info/)
    expect(shown.match(/ 2 +personal-information .*\n +account +asked for here/g)).toHaveLength(1)
    expect(shown.match(/asked for here/g)).toHaveLength(1)
    expect(shown).toContain('“Search for accounts again” → the mode landing-fc-newfind')
    expect((await flows('review', 'landing-rollover', '--out', out)).code).toBe(0)
    expect(await readFile(join(out, 'landing-rollover.csv'), 'utf8')).toContain('Where did you work before?')
    expect(await readFile(join(out, 'landing-rollover.html'), 'utf8')).toMatch(/<h1[^>]*>Where did you work before\?<\/h1>/)
  })

  it('review draws a mode in Spanish too', async () => {
    const out = join(folder, '../pictures/')
    expect((await flows('review', 'landing-rollover', '--language', 'es', '--out', out)).code).toBe(0)
    const page = await readFile(join(out, 'landing-rollover-es.html'), 'utf8')
    expect(page).toContain('<html lang="es">')
    expect(page).toContain('¿Dónde trabajaste antes?')
    expect(page).not.toMatch(/<script|url\(|src="/)
  })

  it('explain tells rule by rule where a person is sent', async () => {
    await writeFile(join(folder, '../facts.json'), '{ "personal.record": "present", "progress.previous_jobs": true }')
    const { code, out } = await flows('explain', 'onboarding', '--facts', join(folder, '../facts.json'))
    expect(out).toMatch(/✓ R5/)
    expect(out).toContain('→ “letter-of-authorization”')
    expect(code).toBe(0)
  })

  it('explain sends people of an unknown mode to the default mode', async () => {
    await writeFile(join(folder, '../facts.json'), '{}')
    const { out } = await flows('explain', 'landing-nowhere', '--facts', join(folder, '../facts.json'))
    expect(out).toContain('M5')
    expect(out).toContain('R1 the mode is unknown: go to “personal-information”')
  })

  it('new makes a mode that is proven at once, and does not overwrite one', async () => {
    expect((await flows('new', 'landing-spring', '--from', 'landing-rollover')).code).toBe(0)
    expect((await flows('prove', 'landing-spring')).code).toBe(0)
    const again = await flows('new', 'landing-spring', '--from', 'landing-rollover')
    expect(again.code).toBe(2)
    expect(again.out).toContain('already')
    await rm(join(folder, 'modes/landing-spring.json'))
  })

  it('rename gives an answer another name, and says whom it is about or why nobody is counted', async () => {
    const file = join(folder, 'steps/stop-losing.json')
    const text = await readFile(file, 'utf8')
    const dry = await flows('rename', 'option', 'stop_losing', 'not-now', 'later', '--dry-run')
    expect([dry.code, await readFile(file, 'utf8')]).toEqual([0, text])
    expect(dry.out).toContain('“not-now” would be “later”')
    expect(dry.out).toMatch(/People are not counted: .+|In the database \d+ (person has|people have) given this answer\./)
    const done = await flows('rename', 'option', 'stop_losing', 'not-now', 'later')
    expect(done.code).toBe(0)
    expect(await readFile(file, 'utf8')).toMatch(/"value": "later",\n\s*"formerly": \["not-now"\]/)
    expect((await flows('rename', 'option', 'stop_losing', 'later', 'not-now')).code).toBe(0)
  })

  it('new adds an entry to a list, and leaves the rest of the file to the letter', async () => {
    for (const [kind, name, file, more] of [
      ['question', 'favorite_drink', 'questions.json', ['--step', 'stop-losing']],
      ['fact', 'wants_coffee', 'facts.json', []],
      ['experiment', 'coffeeprice', 'experiments.json', ['--where', 'stop-losing']],
    ] as const) {
      const step = await readFile(join(folder, 'steps/stop-losing.json'), 'utf8')
      const text = await readFile(join(folder, file), 'utf8')
      expect((await flows('new', kind, name, ...more)).code).toBe(0)
      expect((await flows('new', kind, name, ...more)).out).toContain(`There is already a ${kind} “${name}”.`)
      const lines = (await readFile(join(folder, file), 'utf8')).split('\n')
      await writeFile(join(folder, file), text)
      await writeFile(join(folder, 'steps/stop-losing.json'), step)
      expect(text.split('\n').filter((line) => !lines.includes(line) && !lines.includes(`${line},`))).toEqual([])
      expect(lines.length).toBeGreaterThan(text.split('\n').length + 5)
    }
  })

  it('no mode gets the name of a page that does not start it, and no page is hidden by a landing page', async () => {
    for (const [words, page] of [
      [['rename', 'mode', 'landing-rollover', 'careers', '--dry-run'], 'careers'],
      [['new', 'careers', '--from', 'landing-rollover'], 'careers'],
      [['new', 'landing', 'employer'], 'employer'],
    ] as const) {
      const { code, out } = await flows(...words)
      expect([code, out]).toEqual([2, expect.stringContaining(`“/${page}” is the address of pages/${page}.json`)])
    }
  })

  it('no fact gets the name of a question, and no question that of a fact', async () => {
    for (const [words, other] of [
      [['new', 'fact', 'trusted_contact', '--values', 'true,false'], 'question “trusted_contact”'],
      [['rename', 'fact', 'self_employed', 'trusted_contact'], 'question “trusted_contact”'],
      [['new', 'question', 'self_employed', '--step', 'stop-losing'], 'fact “self_employed”'],
    ] as const) {
      const { code, out } = await flows(...words)
      expect([code, out]).toEqual([2, expect.stringContaining(`There is already a ${other}`)])
    }
  })

  it('a name that something had before stays its own: nothing else gets it, and it may have it back', async () => {
    const copy = join(await mkdtemp(join(tmpdir(), 'flows-')), 'flows')
    await cp(small, copy, { recursive: true })
    const run = async (...words: string[]) => {
      const { code, out } = await runFlows([...words, '--flows', copy])
      return [code, out.split('\n')[0]]
    }
    const listed = () => readFile(join(copy, 'renamed.json'), 'utf8').then((text) => JSON.parse(text))
    for (const words of [
      ['mode', 'onboarding', 'welcome'],
      ['step', 'stop-losing', 'worry'],
      ['fact', 'self_employed', 'own_boss'],
    ])
      expect((await run('rename', ...words))[0]).toBe(0)
    const before = await listed()
    for (const [words, now] of [
      [['rename', 'mode', 'landing-rollover', 'onboarding'], 'welcome'],
      [['new', 'mode', 'onboarding', '--from', 'landing-rollover'], 'welcome'],
      [['rename', 'step', 'qa1', 'stop-losing'], 'worry'],
      [['new', 'step', 'stop-losing'], 'worry'],
      [['rename', 'fact', 'stop_losing', 'self_employed'], 'own_boss'],
      [['new', 'fact', 'self_employed', '--values', 'tea,coffee'], 'own_boss'],
      [['new', 'question', 'self_employed', '--step', 'qa1'], 'own_boss'],
    ] as const)
      expect(await run(...words)).toEqual([2, expect.stringContaining(`“${now}” was called “${words[0] === 'new' ? words[2] : words[3]}”`)])
    expect(await listed()).toEqual(before)
    for (const [words, now] of [
      [['mode', 'spring', '--from', 'onboarding'], 'welcome'],
      [['landing', 'onboarding'], 'welcome'],
      [['persona', 'ivy-spring', '--mode', 'onboarding'], 'welcome'],
      [['question', 'drink', '--step', 'stop-losing'], 'worry'],
      [['sequence', 'drinks', '--steps', 'qa1,stop-losing'], 'worry'],
      [['experiment', 'drinks', '--where', 'stop-losing'], 'worry'],
      [['step', 'drinks', '--asks', 'self_employed'], 'own_boss'],
    ] as const)
      expect(await run('new', ...words)).toEqual([2, expect.stringContaining(`It is called “${now}” now.`)])
    expect((await run('rename', 'mode', 'welcome', 'onboarding'))[0]).toBe(0)
    expect((await listed()).modes).toEqual({ welcome: 'onboarding' })
    await rm(join(copy, '..'), { recursive: true })
  })

  it('check says of a file that was made by hand what had its name before, and of a path from before what it is now', async () => {
    const copy = join(await mkdtemp(join(tmpdir(), 'flows-')), 'flows')
    await cp(small, copy, { recursive: true })
    await runFlows(['rename', 'step', 'stop-losing', 'worry', '--flows', copy])
    const check = async (path: string) => runFlows(['check', path, '--flows', copy])
    const gone = await check('flows/steps/stop-losing.json')
    expect([gone.code, gone.out]).toEqual([
      2,
      expect.stringContaining('There is no file flows/steps/stop-losing.json. It is flows/steps/worry.json now.'),
    ])
    expect((await check('steps/wory.json')).out).toContain('Did you mean flows/steps/worry.json?')
    const text = await readFile(join(copy, 'steps/worry.json'), 'utf8')
    await writeFile(join(copy, 'steps/stop-losing.json'), text.replace('"step": "worry"', '"step": "stop-losing"'))
    const there = await check('flows/steps/stop-losing.json')
    expect([there.code, there.out]).toEqual([1, expect.stringMatching(/steps\/stop-losing\.json:\d+:\d+ +error +former-name/)])
    expect(there.out).toContain('“worry” was called “stop-losing” before')
    await rm(dirname(copy), { recursive: true })
  })

  it('check says of a file that is too large to be read what is wrong, and not that it may not be read', async () => {
    await writeFile(join(folder, 'steps/huge.json'), ' '.repeat(8_000_001))
    const { code, out } = await flows('check', 'flows/steps/huge.json')
    await rm(join(folder, 'steps/huge.json'))
    expect([code, out]).toEqual([1, expect.stringContaining('The file is too large to be read; the limit is 400,000 characters.')])
    expect(out).toContain('Split it')
  })

  it('remove says what points there and leaves it, and removes what nothing points to', async () => {
    const kept = await flows('remove', 'step', 'stop-losing')
    expect([kept.code, kept.out]).toEqual([1, expect.stringMatching(/flows\/modes\/onboarding\.json:\d+/)])
    expect(kept.out).toContain('“stop-losing” stays: ')
    await flows('new', 'landing-autumn', '--from', 'landing-rollover')
    const gone = await flows('remove', 'mode', 'landing-autumn')
    expect([gone.code, gone.out]).toEqual([0, expect.stringContaining('“landing-autumn” is gone from 1 file.')])
    expect((await flows('prove', 'landing-autumn')).code).toBe(2)
  })

  it('diff tells what changed since a file, and whom it moves', async () => {
    const file = join(folder, 'modes/onboarding.json')
    const text = await readFile(file, 'utf8')
    await writeFile(join(folder, '../old.json'), text)
    await writeFile(file, text.replace('"stop-losing",', ''))
    const journey = {
      mode: 'onboarding',
      version: 'older',
      person: 'somebody',
      facts: {
        'personal.record': 'present',
        'letter.signed': true,
        'search.state': 'ended',
        'progress.previous_jobs': true,
        'progress.estimated_401k_fees': true,
      },
      place: { step: 'stop-losing' },
    }
    await writeFile(join(folder, '../journeys.jsonl'), `${JSON.stringify(journey)}\n`)
    const { out } = await flows('diff', join(folder, '../old.json'), 'onboarding', '--journeys', join(folder, '../journeys.jsonl'))
    await writeFile(file, text)
    expect(out).toContain('“stop-losing” is gone from the order')
    expect(out).toContain('1 person is on their way in this mode: 1 stays where they are.')
  })

  it('a mode that was renamed since is held against what it was', async () => {
    const copy = join(await mkdtemp(join(tmpdir(), 'flows-')), 'flows')
    await cp(small, copy, { recursive: true })
    const git = (...words: string[]) => promisify(execFile)('git', words, { cwd: copy })
    await git('init', '-q')
    await git('add', '.')
    await git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'before')
    await runFlows(['rename', 'mode', 'onboarding', 'welcome', '--flows', copy])
    const { code, out } = await runFlows(['diff', 'HEAD', 'welcome', '--flows', copy])
    await rm(join(copy, '..'), { recursive: true })
    expect([code, out]).toEqual([0, expect.stringContaining(', was onboarding')])
  })

  it('every kind of file with words can be translated by its name', async () => {
    const names = ['questions', 'providers', 'partners', 'brand', 'steps/qa1', 'landings/landing-rollover', 'pages/home']
    const codes = await Promise.all(names.map(async (name) => (await flows('new', 'translation', `es/${name}`)).code))
    expect(codes).toEqual(names.map(() => 0))
  })

  it.each([
    [['prov'], 'Did you mean “prove”?'],
    [['prove', 'onbording'], 'Did you mean “onboarding”?'],
    [['explain', 'onboarding'], 'Say who it is about'],
    [['explain', 'onboarding', '--facts', 'nowhere.json'], 'There is no file nowhere.json.'],
    [['rename', 'step', 'stop-loosing', 'x'], 'Did you mean “stop-losing”?'],
    [['rename', 'step', 'stop-losing', 'qa1'], 'already a step'],
    [['rename', 'step', 'stop-losing', '../x'], 'cannot be a step’s name'],
    [['rename', 'option', 'citizen_status', 'us-citizen', 'x'], 'People read only its label'],
    [['remove', 'step', 'stop-loosing'], 'Did you mean “stop-losing”?'],
    [['new', 'docs', '--from', 'landing-rollover'], '“/docs” is an address of the service'],
    [['rename', 'mode', 'landing-rollover', 'pricing'], '“/pricing” is an address of the service'],
    [['new', 'persona', 'x-y'], 'Say which mode they walk'],
    [['new', 'landing', 'landing-rolover'], 'Did you mean “landing-rollover”?'],
    [['new', 'question', 'Not-This'], 'Use small letters, digits and underscores'],
    [['new', 'question', 'drink'], 'Say which step asks it'],
    [['new', 'step', 'drinks', '--asks', 'stop_loosing'], 'Did you mean “stop_losing”?'],
    [['new', 'fact', 'drink', '--values', 'tea'], 'Give at least two different values'],
    [['new', 'experiment', 'drink'], 'Say where they differ'],
    [['new', 'sequence', 'drinks', '--steps', 'qa1,qa-2'], 'Did you mean “qa2”?'],
    [['new', 'translation', 'es/steps/stop-loosing'], 'Did you mean “steps/stop-losing”?'],
    [['new', 'step'], 'Say its name'],
    [['check', '--jsn'], '“check” has no --jsn. Did you mean “--json”?'],
    [['rename', 'step', 'stop-losing', 'x', '--dryrun'], 'Did you mean “--dry-run”?'],
    [['--jsn'], 'There is no command “--jsn”.'],
    [['remove', 'everything'], 'Say what to remove'],
    [['diff', 'no-such-revision', 'onboarding'], 'is in no git repository'],
    [['list', 'everything'], 'cannot be listed'],
    [['list', 'constructor'], 'cannot be listed'],
    [['list', 'familes'], 'Did you mean “families”?'],
    [['check', 'nowhere.json'], 'There is no file'],
    [['paths'], 'Name a mode.'],
  ])('%j is answered with what to do, and no stack trace', async (words, said) => {
    // What a mode leads on to has to be there where it is walked.
    const { code, out } = await runFlows([...words, '--flows', words[0] === 'explain' ? folder : small])
    expect(out).toContain(said)
    expect(out).not.toMatch(/ at .*\.ts:\d+/)
    expect(code).toBe(2)
  })
})
