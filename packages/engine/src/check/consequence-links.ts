import type { Diagnostic } from '../load/diagnostic.ts'

/** Whether a finding follows from another one in its file. */
export type Follows = (one: Diagnostic, cause: Diagnostic) => boolean

/** How a finding stands to what brings it about, whichever of these rules that is. */
function link(holds: Follows): (...causes: readonly string[]) => Follows {
  return (...causes) =>
    (one, cause) =>
      causes.includes(cause.rule) && holds(one, cause)
}

export const anywhere = link(() => true)
export const onTheSameLine = link((one, cause) => one.line === cause.line)
export const furtherOnTheLine = link((one, cause) => one.line === cause.line && one.column > cause.column)
export const nextToIt = link(areNeighbours)
export const justBelow = link((one, cause) => one.line === cause.line + 1)

/** What both quote is the same. */
export const namingTheSame = link((one, cause) => textsIn(one.message).some((text) => isNamedIn(text, cause.message)))
/** A day or a number that the one quotes, as a text or as JSON, is that of the other. */
export const ofTheSameValue = link((one, cause) => valuesIn(one.message).some((value) => cause.message.includes(value)))
export const ofItsNumbers = link((one, cause) => numbersIn(one.message).every((number) => cause.message.includes(number)))

/** The column that two answers share. */
export const inItsColumn = link((one, cause) => {
  const column = /saved in (\S+):/.exec(cause.message)?.[1]
  return one.message.startsWith(`${column} `) || one.message.includes(`(${column})`)
})
/** Two answers of which each would be right in the column of the other. */
export const inTheColumnOfTheOther = link((one, cause) => {
  const [here, there] = [one, cause].map(({ message, fix }) => ({ is: textsIn(message)[0], asked: textsIn(fix)[0] }))
  return one.line > cause.line && here?.is !== undefined && here.is === there?.asked && here.asked === there?.is
})
/** Two blocks of which each is shown with the variant of the other. */
export const withTheVariantOfTheOther = link((one, cause) => {
  const [here, there] = [one, cause].map(({ message }) => message.match(/\S+ = \w+/g) ?? [])
  return one.line > cause.line && here?.[0] !== undefined && here[0] === there?.[1] && here[1] === there[0]
})

export const ofTheFieldItLacks = link((one, cause) => textsIn(cause.fix)[0] === `“${/without (\S+)\./.exec(one.message)?.[1]}”`)
/** What reads the answer that is gone. */
export const ofItsReader = link((one, cause) => textsIn(cause.message).some((reader) => one.message.startsWith(reader)))
/** Two shares of a test’s plan that were both written as percentages. */
export const inTheSamePlan = link((one, cause) => one.file === 'experiments.json' && one.line === cause.line && one.column > cause.column)
/** Two periods on a page whose price is that of another product. */
export const ofTheSamePeriod = link((one, cause) => one.line > cause.line && afterSaid(one.message) === afterSaid(cause.message))

/** The one stands at the branch, the other at its condition. */
export const ofABranchForAll = link((_one, cause) => isForAll(cause))
export const besideTheLastBranch = link((one, cause) => !isForAll(one) && areNeighbours(one, cause))

/** What comes further down for the step that the first of them names. */
export const laterOfTheSame = link((one, cause) => one.line > cause.line && textsIn(one.message).at(-1) === textsIn(cause.message).at(-1))
/** A translation that is missing because it is called otherwise. */
export const ofThatName = link((one, cause) => cause.message.includes(`“${/translations\/(\S+)\.json/.exec(one.message)?.[1]}”`))
/** Two that say one thing of one value, each of its own file. */
export const sayingTheSame = link((one, cause) => ownWords(one) === ownWords(cause))
/** What nothing names, because what was meant to name it is misspelt. */
export const whichWasMeant = link((one, cause) => {
  const name = textsIn(one.message)[0]?.slice(1, -1)
  return name !== undefined && (cause.fix.includes(`“${name}”`) || cause.fix.includes(`“experiment.${name}”`))
})
/** What stands on a page that is wrong, and is told of that page. */
export const ofThatPage = link((one, cause) => one.message.includes(`"${/([^/]+)\.json$/.exec(cause.file)?.[1]}"`))

/** A test that could not be read is known to nothing that goes by it. */
export const ofAnUnreadTest: Follows = (one, cause) =>
  cause.file === 'experiments.json' && cause.stage === 'schema' && one.message.includes('“experiment.')

/** Without where else it shows. */
function ownWords({ message }: Diagnostic): string | undefined {
  return message.split(' The same in ')[0]
}

/** The texts that a message quotes. */
export function textsIn(message: string): readonly string[] {
  return message.match(/“[^”]+”/g) ?? []
}

/** As it is quoted, or an address without its scheme. */
function isNamedIn(quoted: string, message: string): boolean {
  const address = /^“https?:\/\/(\S+)”$/.exec(quoted)?.[1]
  return message.includes(quoted) || (address !== undefined && message.includes(address))
}

function valuesIn(message: string): readonly string[] {
  return [...message.matchAll(/[“"]([^”"]*\d[^”"]*)[”"]/g)].map(([, value = '']) => value)
}

function numbersIn(message: string): readonly string[] {
  return message.match(/\d[\d,.]*\d|\d/g) ?? []
}

function areNeighbours(one: Diagnostic, cause: Diagnostic): boolean {
  return Math.abs(one.line - cause.line) <= 1
}

function isForAll({ message }: Diagnostic): boolean {
  return message.includes('takes everybody')
}

function afterSaid(message: string): string | undefined {
  return message.split('” is said')[1]
}
