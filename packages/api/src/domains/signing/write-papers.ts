import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dollarsToCents } from '@app/schemas/api/fields'
import type { PaperKind } from '@app/schemas/api/people/signing'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import { formatCents } from '@app/schemas/rules/money/money'
import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import { z } from 'zod'
import { allAgreements } from '../documents/read-papers.ts'
import type { TransferForm } from '../rollovers/following/transfer-forms.ts'
import { accountName, type Thing } from './things.ts'

type Section = { readonly title: string; readonly text: string }
type Fact = { readonly name: string; readonly value: string }
type Words = { readonly title: string; readonly version: string; readonly sections: readonly Section[] }

/** A paper as it is read and signed. `hash` is that of every word of it: other words are another paper. */
export type WrittenPaper = Words & {
  readonly paper: string
  readonly kind: PaperKind
  readonly about: string
  readonly facts: readonly Fact[]
  /** A spouse agrees on the same paper, under their own name. */
  readonly spouse_signs: boolean
  readonly hash: string
}

const texts = z
  .array(
    z.strictObject({
      kind: z.enum(['transfer', 'loan']),
      version: z.string(),
      title: z.string(),
      sections: z.array(z.strictObject({ title: z.string(), text: z.string() })),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('papers.json', import.meta.url), 'utf8')))

const ways: Readonly<Record<TransferForm['way'], string>> = {
  'direct-check': 'By check to the new account',
  'direct-wire': 'By wire to the new account',
  'paid-to-person': 'To you; 20% is withheld for tax',
}
const frequencies: Readonly<Record<string, string>> = { monthly: 'a month', biweekly: 'every two weeks', quarterly: 'a quarter' }

/** What waits, as a paper with the names and numbers that it has at this moment. */
export function writePaper(thing: Thing, signer: string, brand: BrandFile): WrittenPaper {
  const { title, version, sections } = wordsFor(thing)
  const fill = (text: string) => fillBrandWords(text, brand)
  const written = {
    paper: `${thing.kind}-${thing.about}`,
    kind: thing.kind,
    about: thing.about,
    title: fill(title),
    version,
    facts: [{ name: 'For', value: signer }, ...factsOf(thing, fill('{custodian}'))],
    spouse_signs: thing.kind === 'loan' && thing.needsSpouse,
    sections: sections.map((section) => ({ title: fill(section.title), text: fill(section.text) })),
  }
  return { ...written, hash: createHash('sha256').update(JSON.stringify(written)).digest('hex') }
}

/** All papers of an account are signed as one. */
function wordsFor(thing: Thing): Words {
  if (thing.kind !== 'account') {
    const found = texts.find(({ kind }) => kind === thing.kind)
    if (!found) throw new Error(`There are no words for a paper of the kind “${thing.kind}”.`)
    return thing.kind === 'transfer' ? { ...found, title: `${found.title}: ${fromOf(thing.form)}` } : found
  }
  const parts = allAgreements.filter(({ account_type }) => account_type === thing.about)
  const [first, ...others] = parts
  if (!first) throw new Error(`There are no agreements for ${thing.about}.`)
  const sections = [
    ...first.sections,
    ...others.flatMap((one) => one.sections.map(({ title, text }) => ({ title: `${one.title}: ${lowered(title)}`, text }))),
  ]
  return { title: first.title, version: [...new Set(parts.map(({ version }) => version))].join(', '), sections }
}

function factsOf(thing: Thing, custodian: string): readonly Fact[] {
  if (thing.kind === 'account') {
    return [
      { name: 'Account', value: accountName(thing.about) },
      { name: 'Held by', value: custodian },
      { name: 'Who inherits it', value: thing.inherits ?? 'As the agreement says: nobody is named' },
    ]
  }
  if (thing.kind === 'transfer') {
    const { form } = thing
    return [
      { name: 'From', value: fromOf(form) },
      { name: 'Plan', value: form.plan ?? form.employer },
      ...form.receivers.flatMap((receiver) => receiverFacts(receiver, form.receivers.length > 1)),
      { name: 'How much', value: 'All of it' },
      { name: 'How it is paid', value: ways[form.way] },
    ]
  }
  return [...loanFacts(thing.cost), ...(thing.needsSpouse ? [{ name: 'Signed by', value: 'You and your spouse' }] : [])]
}

function fromOf({ recordKeeper, employer }: TransferForm): string {
  return recordKeeper ?? employer
}

/** Where one kind of money goes, as the plan needs it. */
function receiverFacts(
  { taxKind, institution, recordKeeper, name, accountNumber, payableTo, checkAddress }: TransferForm['receivers'][number],
  isOneOfTwo: boolean,
): readonly Fact[] {
  const kind = taxKind === 'roth' ? 'Roth money' : 'Pre-tax money'
  const to = isOneOfTwo ? `${kind} to` : 'To'
  return [
    { name: to, value: name },
    { name: `${to}: held at`, value: institution },
    ...(recordKeeper === null ? [] : [{ name: `${to}: plan run by`, value: recordKeeper }]),
    { name: `${to}: account number`, value: accountNumber ?? 'None: the plan goes by my name' },
    { name: `${to}: checks payable to`, value: payableTo },
    { name: `${to}: mail checks to`, value: checkAddress ?? 'My address' },
    ...(isOneOfTwo ? [] : [{ name: 'Kind of money', value: kind }]),
  ]
}

function loanFacts(cost: Extract<Thing, { kind: 'loan' }>['cost']): readonly Fact[] {
  const money = (amount: number) => formatCents(dollarsToCents(amount))
  return [
    { name: 'You borrow', value: money(cost.borrow_amount) },
    { name: 'Rate', value: `${cost.interest_rate}% a year` },
    { name: cost.fee_payment === 'card' ? 'Fee, charged to your card' : 'Fee, taken from it', value: money(cost.origination_fee) },
    { name: 'You receive', value: money(cost.amount_received) },
    { name: 'Payments', value: `${cost.payments} of ${money(cost.payment_amount)} ${frequencies[cost.payment_frequency] ?? ''}`.trim() },
    { name: 'You pay back in all', value: money(cost.total_of_payments) },
  ]
}

function lowered(title: string): string {
  return title.slice(0, 1).toLowerCase() + title.slice(1)
}
