import { kindNeeds, pricePanels } from '@app/schemas/flow/steps/kind-needs'
import type { StepFile } from '@app/schemas/flow/steps/step'
import { mostFileMegabytes } from '@app/schemas/rules/papers/file-size'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { textsIn } from '../text/texts-in.ts'

/** What a kind of screen cannot do without, and what it cannot show. */
export function checkKind(doc: Document<'step'>): Diagnostic[] {
  const { kind, fields = [], paysFor = [] } = doc.data
  const { asks, oneOf = [], orPanel = [] } = kindNeeds[kind]
  const types = fields.flatMap((field) => ('question' in field ? [] : [field.type]))
  const panels = panelsOf(doc.data)
  const found: Diagnostic[] = []
  if (asks === 'nothing' && fields.length > 0) found.push(report(doc, ['fields', 0], asksOnAPageThatTells(kind)))
  if (asks === 'something' && fields.length === 0) found.push(report(doc, ['kind'], asksNothing(kind)))
  const needs = oneOf.length > 0 && !types.some((type) => oneOf.includes(type)) && !panels.some((panel) => orPanel.includes(panel))
  if (needs) found.push(report(doc, ['kind'], lacks(kind, [...oneOf, ...orPanel.map((panel) => `the panel ${panel}`)])))
  if (kind === 'progress' && panels.length === 0) found.push(report(doc, ['kind'], lacks(kind, ['a panel that shows how far it is'])))
  if (panels.includes('phone-code') && !types.includes('code')) found.push(report(doc, ['fields'], codeless))
  if (types.includes('code') && !panels.includes('phone-code')) found.push(report(doc, ['fields', types.indexOf('code')], codeUnsent))
  if (kind === 'payment' && paysFor.some(({ charged }) => charged === 'now') && !types.includes('consent'))
    found.push(report(doc, ['fields'], chargedUnasked))
  if (kind === 'payment' && paysFor.length === 0 && types.includes('card')) return found
  if (kind === 'payment' && paysFor.length === 0) found.push(report(doc, ['kind'], paysForNothing))
  if (guarded.has(kind) && doc.data.needs === undefined) found.push(report(doc, ['kind'], unguarded(kind)))
  if (types.includes('file')) found.push(...checkFileSize(doc))
  const charge = paysFor.findIndex(({ charged }) => charged === 'now')
  const sumIsChosen = types.includes('money')
  if (charge >= 0 && !panels.some((panel) => pricePanels.includes(panel)) && !sumIsChosen) {
    found.push(report(doc, ['paysFor', charge], chargedUnseen(paysFor[charge]?.product ?? '')))
  }
  return found
}

/** A page that takes files says how large they may be, and the service decides that. */
function checkFileSize(doc: Document<'step'>): Diagnostic[] {
  return textsIn(doc).flatMap(({ text, at }) => {
    const said = /(\d+) ?MB/.exec(text)
    if (!said || Number(said[1]) === mostFileMegabytes) return []
    const message = `“${said[0]}”: the service takes files up to ${mostFileMegabytes} MB.`
    return [report(doc, at, { rule: 'other-file-size', message, fix: `Write ${mostFileMegabytes} MB.` })]
  })
}

/** Pages that bind, cost or send something in the name of a person: who that is has to be known. */
const guarded: ReadonlySet<string> = new Set(['payment', 'sign', 'upload', 'schedule'])

function unguarded(kind: string) {
  return {
    rule: 'kind-without-guard',
    message: `A page of the kind “${kind}” acts in the name of a person, and opens for anybody.`,
    fix: 'Add "needs": "personal", or the level that it takes.',
  }
}

const codeless = {
  rule: 'kind-lacks',
  message: 'A code is sent to a phone here, and no field takes it.',
  fix: 'Add a field of type "code", or take the panel "phone-code" out.',
}

const codeUnsent = {
  rule: 'kind-lacks',
  message: 'A code is asked for here, and nothing on this page sends one.',
  fix: 'Add the panel "phone-code", or take the field out.',
}

const chargedUnasked = {
  rule: 'kind-lacks',
  message: 'This page charges a card, and nobody agrees to it.',
  fix: 'Add a field of type "consent" with the price in its words, or charge on a later step.',
}

function panelsOf({ body = [] }: StepFile) {
  return body.flatMap((block) => ('panel' in block ? [block.panel] : []))
}

function asksOnAPageThatTells(kind: string) {
  return {
    rule: 'kind-and-fields',
    message: `A page of the kind “${kind}” shows no fields: nobody would be asked.`,
    fix: 'Make it a "form" or a "choice", or move the fields to another step.',
  }
}

function asksNothing(kind: string) {
  return {
    rule: 'kind-and-fields',
    message: `A page of the kind “${kind}” asks something, and this one has no fields.`,
    fix: 'Add "fields", or make it an "info" page.',
  }
}

function lacks(kind: string, wanted: readonly string[]) {
  return {
    rule: 'kind-lacks',
    message: `A page of the kind “${kind}” cannot work without ${wanted.join(' or ')}.`,
    fix: wanted[0]?.startsWith('a ')
      ? 'Add one to its "body", or choose another kind.'
      : `Add a field of type "${wanted[0]}", or choose another kind.`,
  }
}

const paysForNothing = {
  rule: 'paid-for-nothing',
  message: 'This page says “pay” and does not say what for.',
  fix: 'Name the products in "paysFor", or choose another kind.',
}

function chargedUnseen(product: string) {
  return {
    rule: 'charged-without-price',
    message: `This step charges “${product}”, and no price is shown on it.`,
    fix: 'Add the price panel with this product, or charge it on another step.',
  }
}
