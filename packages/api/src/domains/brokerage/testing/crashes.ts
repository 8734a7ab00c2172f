import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { Brokerage } from '../../../partners/brokerage/brokerage.ts'

/** The process has died, as far as its caller can see. */
const died = new Error('The process died.')

/** Dies at the statement, or at the question to the partner, that a test has chosen: before it, or once its answer is there. */
export function openCrashes() {
  let statements: number | undefined
  let questions: { after: boolean; left: number } | undefined
  let count = 0

  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (statements !== undefined && !isLock(node) && statements-- <= 0) die()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  function die(): never {
    statements = undefined
    questions = undefined
    count++
    throw died
  }
  const ask = async <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
    const isChosen = questions !== undefined && questions.left-- <= 0
    if (isChosen && !questions?.after) die()
    const answer = await question()
    return isChosen ? die() : answer
  }
  return {
    plugin,
    isDeath: (error: unknown) => error === died,
    count: () => count,
    atStatement: (number: number) => {
      statements = number
    },
    atQuestion: (left: number, after: boolean) => {
      questions = { after, left }
    },
    never: () => {
      statements = undefined
      questions = undefined
    },
    around: (partner: Brokerage): Brokerage => ({
      ...partner,
      openAccount: (...asked) => ask(() => partner.openAccount(...asked)),
      findAccount: (...asked) => ask(() => partner.findAccount(...asked)),
      moveMoney: (...asked) => ask(() => partner.moveMoney(...asked)),
      expectRollover: (...asked) => ask(() => partner.expectRollover(...asked)),
      recharacterize: (...asked) => ask(() => partner.recharacterize(...asked)),
      findUnanswered: (...asked) => ask(() => partner.findUnanswered(...asked)),
      findTransfer: (...asked) => ask(() => partner.findTransfer(...asked)),
      moneyOf: (...asked) => ask(() => partner.moneyOf(...asked)),
    }),
  }
}

/** With a real death the connection goes, and its locks with it. */
function isLock(node: RootOperationNode): boolean {
  return node.kind === 'RawNode' && node.sqlFragments.some((part) => part.includes('advisory'))
}
