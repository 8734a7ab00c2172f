import type { Provider } from '@app/schemas/flow/site/providers'
import { closest } from '../../load/closest.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { twice } from './page.ts'

/** The companies that keep old plans: each once, with a sign-in of its own, and what two say of each other fits. */
export function checkProviders(doc: Document<'providers'>): Diagnostic[] {
  const { providers } = doc.data
  const named = (key: 'slug' | 'name' | 'login_url') =>
    providers.flatMap((one, index) => (one[key] === undefined ? [] : [{ name: one[key], at: ['providers', index, key] }]))
  return [
    ...(['slug', 'name', 'login_url'] as const).flatMap((key) => twice(doc, named(key))),
    ...providers.flatMap((one, index) => checkAddresses(doc, one, index)),
    ...checkTakenOver(doc),
  ]
}

/** People type their password there: the address of another company, or of a thief one letter away, must not stand here. */
function checkAddresses(doc: Document<'providers'>, { name, slug, login_url: login }: Provider, index: number): Diagnostic[] {
  const at = (key: string) => ['providers', index, key]
  const host = /^https:\/\/([^/]+)/.exec(login ?? '')?.[1]
  const others = doc.data.providers.filter((one) => one.name !== name).map((one) => one.name)
  const isPageWrong = !isNameOf(name, slug)
  const isHostWrong = host !== undefined && isOfAnother(host.split('.').at(-2) ?? '', name, others)
  if (isPageWrong && isHostWrong)
    return [
      report(doc, at('name'), {
        rule: 'address-of-another',
        message: `“${name}” is written like neither its page (${slug}) nor its sign-in (${host}).`,
        fix: 'Type the name again: a letter may be wrong, or of another alphabet.',
      }),
    ]
  if (isPageWrong)
    return [
      report(doc, at('slug'), {
        rule: 'address-of-another',
        message: `The page of “${name}” would be found at “${slug}”.`,
        fix: 'Write its name in small letters, with “-” for spaces. One that others link to stays.',
      }),
    ]
  if (!isHostWrong) return []
  return [
    report(doc, at('login_url'), {
      rule: 'address-of-another',
      message: `People of “${name}” would be led to ${host}, which is the name of another company, or is written nearly like this one.`,
      fix: 'Look at its own site again and write that address, or leave "login_url" out: then the page leads to a web search and says so.',
    }),
  ]
}

/** A company may sign people in under quite another name. It is no other company’s, and not its own with a letter wrong. */
function isOfAnother(host: string, name: string, others: readonly string[]): boolean {
  if (isNameOf(name, host)) return false
  const own = [lettersOf(name), ...name.split(' ').map(lettersOf)].filter((word) => word.length > fewestLetters)
  return closest(lettersOf(host), own) !== undefined || others.some((other) => lettersOf(other) === lettersOf(host))
}

const fewestLetters = 3

/** A part of the name, or a few of its letters: “schwab” for Charles Schwab, “ml” for Merrill. */
function isNameOf(name: string, address: string): boolean {
  const [whole, part] = [lettersOf(name), lettersOf(address)]
  if (part.length > fewestLetters) return whole.includes(part) || part.includes(whole)
  return new RegExp([...part].join('.*')).test(whole)
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Plans that went to another company: there it says so too, or people are sent to somebody who does not have them. */
function checkTakenOver(doc: Document<'providers'>): Diagnostic[] {
  const { providers } = doc.data
  const says = (one: string, other: string) => providers.find(({ name }) => name === one)?.about?.includes(other) ?? true
  const pairs = providers.flatMap(({ name, about = '' }, index) =>
    [buyerIn(about), ...sellersIn(about)].flatMap((other) => (other === undefined || says(other, name) ? [] : [{ index, name, other }])),
  )
  // One wrong name leaves two companies alone: whom it names, and whom it named.
  const first = pairs.filter(
    ({ name, other }, at) => !pairs.slice(0, at).some((one) => [one.name, one.other].some((met) => met === name || met === other)),
  )
  return first.map(({ index, name, other }) => takenOver(doc, index, name, other))
}

function buyerIn(about: string): string | undefined {
  return /\bplans went to (\p{Lu}[\p{L}\d. ]*?)(?: in \d{4})?[.,]/u.exec(about)?.[1]
}

function sellersIn(about: string): readonly string[] {
  const [, list] = /\btook over the (?:\w+ )?plans of ([^.]+)\./.exec(about) ?? []
  return list === undefined ? [] : list.split(/,? and (?:of )?|, (?:of )?/)
}

function takenOver(doc: Document, index: number, name: string, other: string): Diagnostic {
  return report(doc, ['providers', index, 'about'], {
    rule: 'taken-over-by-another',
    message: `“${name}” and “${other}” do not say the same of whose plans went where.`,
    fix: `Look it up, and name each in what is said of the other: “its workplace plans went to …”, “it took over the plans of …”.`,
  })
}
