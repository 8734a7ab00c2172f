import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashText } from '@app/api/flows'
import { type Diagnostic, verifyPersona } from '@app/engine/author'
import { describe, expect, it, onTestFinished } from 'vitest'
import { firstChange } from '../../scripts/flows/first-change.ts'
import { withGone } from '../../scripts/flows/gone-files.ts'
import { catalogue, flowsFolder } from './support/all-flows.ts'
import { runFlows } from './support/run-flows.ts'
import { changed } from './support/slip.ts'

const ifNotMeant = 'If you did not mean to change who sees what, mend the step or condition that does it. If you did, '

describe('a persona who is led another way than is expected of them', () => {
  it.each([
    [
      'a step that is gone',
      'ben-example',
      'modes/onboarding.json',
      '    "results-bullets",\n',
      '',
      '“results-bullets” is no step of “onboarding”',
    ],
    [
      'a detour',
      'ben-example',
      'steps/stop-losing.json',
      '"to": "next-step"',
      '"to": "fix-401k"',
      '“stop-losing” leads aside to “fix-401k” when ',
    ],
    [
      'a condition',
      'lou-outline',
      'sequences/loan.json',
      '{ "all": [{ "loan_interest": true }, { "loan.ready": true }] }',
      '{ "loan_interest": true }',
      '“take-loan” is shown when loan_interest is yes',
    ],
    [
      'the order',
      'hugo-draft',
      'sequences/loan.json',
      '"qa10",\n    "qa11",',
      '"qa11",\n    "qa10",',
      '“qa11” stands before “qa10” in the order',
    ],
  ])('is told by %s, before what to write if it was meant', (_what, persona, path, was, is, why) => {
    const [found] = verifyPersona(changed(path, was, is), persona, hashText)
    expect(found?.message).toContain(why)
    expect(found?.fix.startsWith(ifNotMeant)).toBe(true)
  })
})

/** All flows in a repository of their own, committed as they are. */
async function committedFlows() {
  const folder = join(await mkdtemp(join(tmpdir(), 'flows-')), 'flows')
  onTestFinished(() => rm(join(folder, '..'), { recursive: true, force: true }))
  await cp(flowsFolder, folder, { recursive: true })
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], { cwd: join(folder, '..') })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'As they are')
  return { folder, git }
}

it('check says what has changed since the last commit, also in another file, where a walk shows something', async () => {
  const { folder, git } = await committedFlows()
  const mode = join(folder, 'modes/onboarding.json')
  await writeFile(mode, (await readFile(mode, 'utf8')).replace('    "results-bullets",\n', ''))
  const gone = await runFlows(['check', join(folder, 'personas/ben-example.json'), '--flows', folder])
  expect(gone.out).toContain('Since the last commit: The side step “results-bullets” is gone')
  expect(gone.out).toMatch(/^flows\/modes\/onboarding\.json:\d+:\d+ {2}error {2}persona-walk/)
  expect(gone.out).toContain('(It shows at flows/personas/ben-example.json:')
  expect(gone.code).toBe(1)

  git('checkout', '--quiet', '.')
  const step = join(folder, 'steps/qa11.json')
  const text = await readFile(step, 'utf8')
  await writeFile(step, text.replace(/,\s*"detours": \[[^\]]*\]/s, ''))
  const { out } = await runFlows(['check', join(folder, 'modes/landing-fc-loan.json'), '--flows', folder])
  expect(out).toContain('Since the last commit: “qa11” now leads aside nowhere; before, to “payment” when pay_membership is accept')
  expect(out).toMatch(/^flows\/steps\/qa11\.json:\d+:\d+ {2}error {2}unreachable-step/m)

  // With a second file that has changed, it can’t be known which of them it was.
  const other = join(folder, 'steps/qa10.json')
  await writeFile(
    other,
    (await readFile(other, 'utf8')).replace('"showsResult": true', '"showsResult": false').replace('for free.', 'free.'),
  )
  const both = await runFlows(['check', join(folder, 'modes/landing-fc-loan.json'), '--flows', folder])
  expect(both.out).toMatch(/^flows\/modes\/landing-fc-loan\.json:/m)
})

it('what has changed places is one question, on one line as on two', async () => {
  const { folder } = await committedFlows()
  const edit = async (path: string, change: (text: string) => string) =>
    writeFile(join(folder, path), change(await readFile(join(folder, path), 'utf8')))
  const [lower, higher] = ['"You expect a lower tax rate later"', '"You expect the same or a higher one"']
  await edit('landings/landing-fc-iraonly.json', (text) => text.replace(`${lower}, ${higher}`, `${higher}, ${lower}`))
  const [owed, wanted] = ['"store": "refinance_loan.current_balance"', '"store": "refinance_loan.current_term"']
  await edit('steps/borrow-current.json', (text) => text.replace(owed, '(owed)').replace(wanted, owed).replace('(owed)', wanted))
  const spanish = ['"Esperas una tasa de impuestos más baja después"', '"Esperas la misma o una más alta"']
  const inSpanish = 'translations/es/landings/landing-fc-iraonly.json'
  await edit(inSpanish, (text) => text.replace(spanish.join(', '), spanish.toReversed().join(', ')))
  const { out } = await runFlows(['check', '--json', '--flows', folder])
  const { diagnostics } = JSON.parse(out) as { diagnostics: readonly { rule: string; file: string }[] }
  expect(diagnostics.map(({ rule, file }) => `${rule} ${file}`)).toEqual([
    'exchanged-parts landings/landing-fc-iraonly.json',
    'columns-crossed steps/borrow-current.json',
  ])
})

it('a file that is gone, or that was renamed by hand, is one mistake', async () => {
  const { folder, git } = await committedFlows()
  await rm(join(folder, 'modes/landing-reward.json'))
  const gone = await runFlows(['check', '--json', '--flows', folder])
  const { diagnostics } = JSON.parse(gone.out) as { diagnostics: readonly { rule: string; file: string; fix: string }[] }
  expect(diagnostics.map(({ rule, file }) => [rule, file])).toEqual([['file-gone', 'modes/landing-reward.json']])
  expect(diagnostics[0]?.fix).toContain('npm run flows -- remove mode landing-reward')

  git('checkout', '--quiet', '.')
  await rename(join(folder, 'steps/get-back.json'), join(folder, 'steps/request-received.json'))
  const renamed = await runFlows(['check', '--json', '--flows', folder])
  const { diagnostics: found } = JSON.parse(renamed.out) as { diagnostics: readonly { rule: string; file: string }[] }
  expect(found.map(({ rule, file }) => [rule, file])).toEqual([['wrong-name', 'steps/request-received.json']])

  git('checkout', '--quiet', '.')
  git('clean', '--quiet', '--force')
  const mode = join(folder, 'modes/dashboard-bank.json')
  const text = await readFile(mode, 'utf8')
  await rm(mode)
  await writeFile(join(folder, 'modes/dashboard-link-bank.json'), text.replace('"mode": "dashboard-bank"', '"mode": "dashboard-link-bank"'))
  const { out } = await runFlows(['check', '--flows', folder])
  expect(out).toMatch(/^flows\/modes\/dashboard-link-bank\.json:\d+:\d+ {2}error {2}renamed-by-hand/m)
  expect(out).toContain('npm run flows -- rename mode dashboard-bank dashboard-link-bank')
  // To stage it changes nothing that people meet.
  git('add', '--all', '.')
  expect((await runFlows(['check', '--flows', folder])).out).toContain('npm run flows -- rename mode dashboard-bank dashboard-link-bank')
})

it('a mode that was taken out is not missed where it only leaves pages that nobody sees', () => {
  const mode = new Map([...catalogue.documents.mode].filter(([name]) => name !== 'landing-reward'))
  const after = { ...catalogue, documents: { ...catalogue.documents, mode } }
  const before = { older: catalogue, paths: ['modes/landing-reward.json'], added: [], wrong: () => new Set<string>() }
  const unused = finding({ rule: 'unused-step', severity: 'warning', file: 'steps/ira/share-and-get-paid.json' })
  const unknown = finding({ rule: 'unknown-mode', severity: 'error', file: 'landings/landing-reward.json' })
  expect(withGone([unused], before, after)).toEqual([unused])
  expect(withGone([unused, unknown], before, after).map(({ rule }) => rule)).toEqual(['file-gone'])
})

function finding(about: Pick<Diagnostic, 'rule' | 'severity' | 'file'>): Diagnostic {
  return { ...about, stage: 'check', line: 1, column: 1, message: 'Wrong.', fix: 'Mend it.' }
}

it.each([
  ['a value', { a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, ['a', 1, 'b']],
  ['what was put in', { a: [1, 3] }, { a: [1, 2, 3] }, ['a', 1]],
  ['what was taken out of an object', { a: { b: 1, c: 2 } }, { a: { b: 1 } }, ['a']],
  ['nothing', { a: [1] }, { a: [1] }, undefined],
])('the first change is found: %s', (_what, before, after, at) => {
  expect(firstChange(before, after)).toEqual(at)
})
