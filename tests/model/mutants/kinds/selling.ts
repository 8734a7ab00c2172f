import type { Catalogue } from '@app/engine/author'
import { type FlowFile, landingFile, modeFile, mutant, offersFile, orderOfMode, stepFile } from '../files.ts'
import { listAt, textAt, valueAt, withValue } from '../json.ts'
import type { Kind } from '../kind.ts'
import { pick } from '../pick.ts'
import { inSomeStep } from '../step-kinds.ts'

/** Mistakes in what is sold, and in what rules it out. */
export const sellingKinds: readonly Kind[] = [
  {
    name: 'a mode that forgets what its people come for',
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      return textAt(file.data, ['family']) !== 'loan' || goalOf(file) === undefined || sellers(catalogue, mode).length === 0
        ? undefined
        : mutant(file, withValue(file.data, ['goal'], undefined), ['family'], sellers(catalogue, mode))
    },
  },
  {
    name: 'a goal without the reasons for which a question may come late',
    mutate: (catalogue, mode) => {
      const goal = goalOf(modeFile(catalogue, mode))
      const file = offersFile(catalogue)
      const at = ['goals', goal ?? '', 'later']
      const steps = goal === undefined ? [] : laterSteps(file, goal)
      const order = orderOfMode(catalogue, mode)
      const asked = order.findIndex((step) => steps.includes(step))
      if (goal === undefined || asked < 0 || !charges(catalogue, order.slice(0, asked))) return undefined
      return mutant(file, withValue(file.data, at, undefined), ['goals', goal], steps)
    },
  },
  {
    name: 'a step after paying that learns what rules the loan out',
    mutate: (catalogue, mode) => {
      const step = orderOfMode(catalogue, mode).at(-1)
      if (
        step === undefined ||
        goalOf(modeFile(catalogue, mode)) !== 'loan' ||
        !charges(catalogue, orderOfMode(catalogue, mode).slice(0, -1))
      )
        return undefined
      const file = stepFile(catalogue, step)
      const at = ['learns', 'loan.outlook']
      return mutant(file, withValue(file.data, at, ['open', 'ruled-out']), at, [step])
    },
  },
  {
    name: 'a payment without its condition, that sells nothing to everybody',
    mutate: (catalogue, mode) => {
      const file = modeFile(catalogue, mode)
      const index = listAt(file.data, ['steps']).findIndex(
        (one) => valueAt(one, ['when']) !== undefined && sellsToSome(catalogue, textAt(one, ['step'])),
      )
      const step = textAt(file.data, ['steps', index, 'step'])
      if (step === undefined) return undefined
      return mutant(file, withValue(file.data, ['steps', index, 'when'], undefined), ['steps', index], [step])
    },
  },
  inSomeStep('a card that is taken for nothing', takesCard, ({ file, step }) =>
    mutant(file, withValue(file.data, ['paysFor'], undefined), listAt(file.data, ['fields']).length > 0 ? ['fields'] : [], [step]),
  ),
  {
    name: 'a page that says no and leads nowhere',
    mutate: (catalogue, mode) => {
      const goal = goalOf(modeFile(catalogue, mode))
      const file = offersFile(catalogue)
      const page = pick(noPages(file, goal), mode)
      const closed = pageWithoutWay(catalogue)
      if (page === undefined || closed === undefined) return undefined
      const index = noPages(file, goal).indexOf(page)
      const at = ['goals', goal ?? '', 'ruledOut', index, 'go']
      return mutant(file, withValue(file.data, at, closed), at, [page, closed])
    },
  },
  onLanding('a price typed by hand beside a button', (price) => (price.includes('{price:') ? '$12 a month' : undefined)),
  onLanding('the price of what the mode does not sell', (price) => (price.includes('{price:') ? '{price:find_money}' : undefined)),
]

/** A mistake in the price beside the first button of a landing page. */
function onLanding(name: string, change: (price: string) => string | undefined): Kind {
  return {
    name,
    mutate: (catalogue, mode) => {
      const file = landingFile(catalogue, mode)
      const index = listAt(file?.data, ['blocks']).findIndex((block) => textAt(block, ['price']) !== undefined)
      const at = ['blocks', index, 'price']
      const price = change(textAt(file?.data, at) ?? '')
      return file === undefined || price === undefined ? undefined : mutant(file, withValue(file.data, at, price), at)
    },
  }
}

function goalOf(file: FlowFile): string | undefined {
  return textAt(file.data, ['goal'])
}

function noPages(file: FlowFile, goal: string | undefined): string[] {
  return goal === undefined ? [] : listAt(file.data, ['goals', goal, 'ruledOut']).flatMap((one) => textAt(one, ['go']) ?? [])
}

function laterSteps(file: FlowFile, goal: string): string[] {
  return listAt(file.data, ['goals', goal, 'later']).flatMap((one) => textAt(one, ['step']) ?? [])
}

function takesCard({ data }: FlowFile): boolean {
  return listAt(data, ['fields']).some((field) => textAt(field, ['type']) === 'card')
}

function sellers(catalogue: Catalogue, mode: string): string[] {
  return orderOfMode(catalogue, mode).filter((step) => listAt(stepFile(catalogue, step).data, ['paysFor']).length > 0)
}

function charges(catalogue: Catalogue, steps: readonly string[]): boolean {
  return steps.some((step) => listAt(stepFile(catalogue, step).data, ['paysFor']).some((sale) => valueAt(sale, ['charged']) === 'now'))
}

/** Whether each of its products is for some people alone. */
function sellsToSome(catalogue: Catalogue, step: string | undefined): boolean {
  const sold = step === undefined ? [] : listAt(stepFile(catalogue, step).data, ['paysFor'])
  return sold.length > 0 && sold.every((sale) => valueAt(sale, ['when']) !== undefined)
}

/** The first step that leads to no other mode and not out of the flow. */
function pageWithoutWay(catalogue: Catalogue): string | undefined {
  return [...catalogue.documents.step.values()].find(({ data }) =>
    (data.actions ?? []).every((action) => action.mode === undefined && action.leave === undefined),
  )?.name
}
