import { isTest, type SourceTree } from './source-tree.ts'

/** What the code names with a word that is also the name of a step or mode. */
export type OwnWords = Readonly<Record<string, string>>

/** The names of steps and modes that are words of the code too, each with what it names there. */
const ownWords: OwnWords = {
  access: 'who may call, in contracts; access tokens',
  balance: 'a field of accounts and plans, a panel, and a field of calculators',
  choose: 'the branch of a mode file, and words of components',
  employer: 'where an account is from, a column, and a parameter of the karat link',
  'how-it-works': 'an anchor in landing pages',
  'link-bank': 'an act of demo customers',
  'letter-of-authorization': 'a type of document',
  'loan-request': 'a kind of e-mail',
  'no-balance': 'a reason why there is no loan',
  onboarding: 'a part of addresses of calls',
  payment: 'a kind of screen, a domain, jobs and columns',
  performance: 'a product with a price',
  'personal-information': 'a domain with its table',
  'photo-id': 'a type of document that a brokerage asks for',
  portfolio: 'a panel',
  search: 'a kind of screen, a family of modes, a topic of calls, and a part of addresses of calls',
  'search-result': 'a page of the dashboard',
  searching: 'words of a component',
  signatures: 'a table',
  suitability: 'a record of portfolios',
  'previous-jobs': 'a group of samples of the directory, each named for what it is like',
  'unclaimed-addresses': 'a group of samples of property records',
  'loan-terms': 'a place that pages outside the flows lead to',
}

/**
 * Every place in the source of the packages at which the name of a step or mode decides something. These names are data of `flows/`, and
 * renaming one must change nothing but addresses: no text in the code may be such a name, or have one as a part of a path. For the
 * code's own words only the places are refused in which a step or a mode is compared, looked up or taken apart. Addresses that the
 * specification fixes are no exception: mode files say with "opens" which of their steps such an address is.
 */
export function namesInCode(tree: SourceTree, names: ReadonlySet<string>, own: OwnWords = ownWords): readonly string[] {
  const files = [...tree].filter(([path]) => path.startsWith('packages/') && !isTest(path))
  const found = files.flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => namesInLine(line, names, own).map((name) => ({ path, line: index + 1, name }))),
  )
  const unused = Object.keys(own).filter((word) => !names.has(word))
  return [
    ...found.map(({ path, line, name }) => `${path}:${line} knows “${name}” of flows/: make what it decides a property of that file.`),
    ...unused.map((word) => `“${word}” is no step or mode any more: take it out of the words of scripts/workspace/names-in-code.ts.`),
  ]
}

const literal = /'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`/g
const isComment = /^\s*(?:\*|\/\/|\/\*)/
const isImport = /^(?:import|export)\b.*\bfrom '|\bimport\('/
/** A part of a name that is cut out or looked for. */
const takenApart = /\b(?:mode|step)(?:\.(?:mode|step|name))?\.(?:includes|startsWith|endsWith|match|search|split)\(\s*['"`/]/
const testedFor = /\/[\w-]{3,}[^/]*\/\w*\.test\((?:\w+\.)*(?:mode|step)\)/

function namesInLine(line: string, names: ReadonlySet<string>, own: OwnWords): string[] {
  if (isComment.test(line) || isImport.test(line)) return []
  const apart = takenApart.exec(line) ?? testedFor.exec(line)
  const texts = [...line.matchAll(literal)].map(([, single, double, template]) => single ?? double ?? template ?? '')
  return [...(apart ? [apart[0]] : []), ...texts.flatMap((text) => nameIn(text, names, own, line) ?? [])]
}

function nameIn(text: string, names: ReadonlySet<string>, own: OwnWords, line: string): string | undefined {
  const isAddress = /^\/(?!api\/)[\w-]+\//.test(text) && !/\s/.test(text)
  const parts = isAddress ? [text.slice(1), ...text.split(/[/?#]/)] : [text]
  return parts.find((part) => names.has(part) && (!(part in own) || isLookedUp(part, line)))
}

/** A step or mode that is compared with this word, or looked up by it. */
function isLookedUp(word: string, line: string): boolean {
  const said = `['"\`]${word}['"\`]`
  const named = '(?:step|mode|stepName|modeName|to)'
  return [
    `\\b${named}\\s*=\\s*${said}`,
    `\\b${named}\\)?\\s*[!=]==\\s*${said}`,
    `${said}\\s*[!=]==\\s*(?:\\w+\\.)*${named}\\b`,
    `\\b(?:steps|modes)\\??\\.?\\[${said}`,
    `\\b(?:steps|modes)\\w*\\.(?:has|get|includes|indexOf)\\(${said}`,
    `\\b(?:loadMode|addressOf|step|mode)\\((?:[\\w.]+, )?${said}`,
  ].some((pattern) => new RegExp(pattern).test(line))
}
