import type { StepFile } from '@app/schemas/flow/steps/step'
import { compileCondition, YES } from '../flow/conditions.ts'
import type { Catalogue } from '../load/catalogue.ts'
import type { Diagnostic } from '../load/diagnostic.ts'
import { type Document, report } from '../load/document.ts'
import { canonical } from '../resolve/canonical.ts'
import type { ExpandedItem } from '../resolve/items.ts'
import { sideSteps } from '../resolve/resolve.ts'
import type { Vocabulary } from '../resolve/vocabulary.ts'
import { checkCondition } from './conditions.ts'
import { factsAtStart } from './fact-slips.ts'
import { checkReferences, stepNames } from './names.ts'
import { textsIn } from './text/texts-in.ts'

/** What rules a goal out must be facts, and the page that says so must be one that leads to something else. */
export function checkOffers(doc: Document<'offers'>, catalogue: Catalogue, vocabulary: Vocabulary): Diagnostic[] {
  const strange = strangeFamilies(doc, catalogue)
  const each = Object.entries(doc.data.goals).flatMap(([name, goal]) => {
    const pages = goal.ruledOut.map(({ go }, index) => ({ name: go, at: ['goals', name, 'ruledOut', index, 'go'] }))
    const later = (goal.later ?? []).map(({ step }, index) => ({ name: step, at: ['goals', name, 'later', index, 'step'] }))
    return [
      ...checkReferences(doc, [...pages, ...later], stepNames(catalogue), 'unknown-step', 'step'),
      ...goal.ruledOut.flatMap(({ when }, index) =>
        checkCondition(doc, { condition: when, at: ['goals', name, 'ruledOut', index, 'when'] }, vocabulary),
      ),
      ...goal.ruledOut.flatMap(({ when }, index) =>
        compileCondition(when).of(factsAtStart(catalogue)) === YES
          ? [report(doc, ['goals', name, 'ruledOut', index, 'when'], ruledOutAtOnce(name))]
          : [],
      ),
      ...pages.flatMap(({ name: page, at }) => (leadsOn(catalogue.documents.step.get(page)?.data) ? [] : [report(doc, at, noWayOn(page))])),
    ]
  })
  return [...strange, ...each]
}

/** A family whose modes are entered for a goal has modes that name it; and a mode with a goal of families is of one of them. */
function strangeFamilies(doc: Document<'offers'>, { documents }: Catalogue): Diagnostic[] {
  const modes = [...documents.mode.values()].map(({ data }) => data)
  return Object.entries(doc.data.goals).flatMap(([name, { families = [] }]) =>
    families.flatMap((family, index) => {
      const ofFamily = modes.filter((mode) => mode.family === family)
      if (ofFamily.length === 0 || ofFamily.some(({ goal }) => goal === name)) return []
      const message = `No mode of the family “${family}” has the goal “${name}”.`
      const fix = 'Name the family of the modes that people enter for it.'
      return [report(doc, ['goals', name, 'families', index], { rule: 'family-without-goal', message, fix })]
    }),
  )
}

/** A mode that people enter for a goal, and that sells something, names the goal: without it nothing would rule out what it sells. */
export function checkGoalNamed(doc: Document<'mode'>, items: readonly ExpandedItem[], catalogue: Catalogue): Diagnostic[] {
  const strange = otherFamily(doc, catalogue)
  if (strange.length > 0) return strange
  const steps = [...items.flatMap(({ branches }) => branches.map(({ step }) => step)), ...sideSteps(catalogue, doc.data)]
  const goals = Object.entries(catalogue.documents.offers.get('offers')?.data.goals ?? {})
  const [name] = goals.find(([, { families }]) => families?.includes(doc.data.family)) ?? []
  const seller = steps.find((step) => (catalogue.documents.step.get(step)?.data.paysFor ?? []).length > 0)
  return name === undefined || seller === undefined || doc.data.goal !== undefined
    ? []
    : [report(doc, ['family'], goalForgotten(seller, name))]
}

/** A goal of some families is that of their modes, and of what is opened from the dashboard. */
function otherFamily(doc: Document<'mode'>, { documents }: Catalogue): Diagnostic[] {
  const { goal, family } = doc.data
  const families = goal === undefined ? undefined : documents.offers.get('offers')?.data.goals[goal]?.families
  if (!families || family === 'dashboard' || families.includes(family)) return []
  const message = `People come to this mode for “${goal}”, and it is listed as one of “${family}”.`
  const fix = `Write "family": "${families[0]}", or name another goal.`
  return [report(doc, ['family'], { rule: 'other-family', message, fix })]
}

/** A step that takes a card or money says what for, and what it charges is what it shows a price of. */
export function checkSales(doc: Document<'step'>): Diagnostic[] {
  const { fields = [], paysFor = [], body = [] } = doc.data
  const takesCard = fields.findIndex((field) => !('question' in field) && field.type === 'card')
  if (takesCard >= 0 && paysFor.length === 0) return [report(doc, ['fields', takesCard], paidForNothing)]
  const otherTime = chargedAnotherTime(doc)
  if (otherTime.length > 0) return otherTime
  const charged = paysFor.filter((sale) => sale.charged === 'now')
  const priced = body.flatMap((block) => ('products' in block ? block.products : []))
  if (charged.length === 0 || priced.length === 0) return []
  const shown = new Set(priced.map(({ product, when }) => canonical({ product, when })))
  const hidden = charged.findIndex(({ product, when }) => !shown.has(canonical({ product, when })))
  return hidden < 0 ? [] : [report(doc, ['paysFor', hidden], withoutPrice(charged[hidden]?.product ?? ''))]
}

/** Where the button pays, something is charged; where the page says that nothing is charged on it, nothing is. */
function chargedAnotherTime(doc: Document<'step'>): Diagnostic[] {
  const { continue: label, paysFor = [] } = doc.data
  const pays = /^pay\b/i.test(label)
  const isFree = textsIn(doc).some(({ text }) => /\bnothing is charged on this (?:page|one)\b/i.test(text))
  return paysFor.flatMap(({ product, charged }, index) => {
    const at = ['paysFor', index, 'charged']
    if (pays && charged === 'later') {
      const message = `“${label}” pays, and “${product}” is charged later: people would think that they have paid.`
      return [report(doc, at, { rule: 'charged-another-time', message, fix: 'Write "charged": "now", or another button.' })]
    }
    if (!isFree || charged !== 'now') return []
    const message = `The page says that nothing is charged on it, and “${product}” is.`
    return [report(doc, at, { rule: 'charged-another-time', message, fix: 'Write "charged": "later", or mend the sentence.' })]
  })
}

function leadsOn(page: StepFile | undefined): boolean {
  return page === undefined || (page.actions ?? []).some(({ mode, leave }) => mode !== undefined || leave !== undefined)
}

function noWayOn(page: string) {
  return {
    rule: 'no-without-a-way-on',
    message: `“${page}” says that something is not possible, and leads to nothing else.`,
    fix: 'Give it actions to the modes that are possible instead.',
  }
}

function ruledOutAtOnce(goal: string) {
  return {
    rule: 'ruled-out-at-once',
    message: `This holds for everybody of whom nothing is known yet: “${goal}” would be ruled out for all of them.`,
    fix: 'Name also the fact by which it is known, as { "search.state": "ended", … }.',
  }
}

function goalForgotten(seller: string, goal: string) {
  return {
    rule: 'goal-forgotten',
    message: `“${seller}” sells something, and this mode does not say what its people come for.`,
    fix: `Add "goal": "${goal}", so that nobody pays while it is ruled out.`,
  }
}

const paidForNothing = {
  rule: 'paid-for-nothing',
  message: 'This step takes a card and does not say what is paid with it.',
  fix: 'Name the products in "paysFor", with "charged": "later" where nothing is charged yet.',
}

function withoutPrice(product: string) {
  return {
    rule: 'charged-without-price',
    message: `This step charges “${product}”, and its price is not on the page under the same condition.`,
    fix: 'Show it in the price panel with the same "when", or charge it on another step.',
  }
}
