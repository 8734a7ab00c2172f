import type { Condition, FactValue } from '@app/schemas/flow/condition'
import type { LeavePlace } from '@app/schemas/flow/mode'
import type { Derived } from './conditions.ts'

export type { LeavePlace }

/** Where a person goes after a side step. */
export type After = 'on' | 'return' | 'end'

/** A step as the engine sees it: no words, only what moves people. */
export type ResolvedStep = {
  readonly needs?: string
  /** When there is nothing to show or to decide on it: then it does not open (G6). */
  readonly empty?: { readonly when: Condition }
  readonly completes?: { readonly key: string; readonly when?: Condition }
  /** What the person may answer: for each answer that decides facts, the facts of every option. */
  readonly asks: readonly ResolvedAsk[]
  readonly sets: Readonly<Record<string, FactValue>>
  readonly learns: Readonly<Record<string, readonly FactValue[]>>
  readonly detours: readonly ResolvedDetour[]
  readonly actions: readonly { readonly to: string; readonly after: After }[]
  /** Whether something on it leads on, beside continuing: an action or a panel with links. */
  readonly offers?: true
  readonly uses: readonly string[]
  readonly collects: readonly string[]
  /** The columns and questions that its fields fill. */
  readonly fills: readonly ResolvedFill[]
  readonly forgets: readonly string[]
  readonly paysFor: readonly ResolvedSale[]
  readonly continuesAtQuestions: boolean
  readonly ends: boolean
}

/** What a step sells, and what rules it out by itself, whatever the mode is for. */
export type ResolvedSale = {
  readonly product: string
  readonly charged: 'now' | 'later'
  /** To whom it is offered. Left out: to everybody. */
  readonly offered?: { readonly when: Condition }
  readonly ruledOut: readonly ResolvedRuledOut[]
}

export type ResolvedRuledOut = {
  /** To whom the product is offered. Left out: to everybody. */
  readonly offered?: { readonly when: Condition }
  readonly when: Condition
  readonly go: string
}

export type ResolvedAsk = {
  readonly name: string
  readonly when?: Condition
  readonly options: readonly { readonly value: FactValue; readonly sets: Readonly<Record<string, FactValue>>; readonly yes?: true }[]
}

/**
 * One column or question that a step asks; `again` when the step says why people may see it a second time, `known` the fact that it is
 * saved and not asked any more.
 */
export type ResolvedFill = { readonly column: string; readonly when?: Condition; readonly again?: true; readonly known?: string }

export type ResolvedDetour = {
  readonly when?: Condition
  readonly after: After
} & ({ readonly to: string; readonly questions?: false } | { readonly to?: undefined; readonly questions: true })

/** One place in the order of steps: a step, or the first branch that holds. */
export type ResolvedItem = { readonly branches: readonly { readonly step: string; readonly when?: Condition }[] }

export type ResolvedLanding = { readonly when?: Condition; readonly go: string; readonly rule?: string }

/** A check of the guard, with its number among the rules. */
export type ResolvedCheck = { readonly holds: Condition; readonly rule: `G${number}` } & (
  | { readonly go: string; readonly leave?: undefined }
  | { readonly leave: LeavePlace; readonly go?: undefined }
)

export type ResolvedFact = {
  readonly values: readonly FactValue[]
  readonly from: 'person' | 'service'
  readonly start?: FactValue
  /** The record and column in which an answer that decides it is saved. */
  readonly store?: string
}

/** A mode with everything it refers to in it: plain JSON, and all that the engine needs to decide. */
export type ResolvedMode = {
  readonly mode: string
  readonly version: string
  readonly title: string
  /** In the order a person walks forward. */
  readonly items: readonly ResolvedItem[]
  /** The order that back goes through: indexes into items. */
  readonly back: readonly number[]
  readonly side: readonly string[]
  /** Every step of the mode, its side steps, question pages that it can lead to, and the steps its guard sends to. */
  readonly steps: Readonly<Record<string, ResolvedStep>>
  /** What every other step of the catalogue needs: any step can be opened under any mode. */
  readonly elsewhere: Readonly<Record<string, Pick<ResolvedStep, 'needs' | 'empty'>>>
  /** For each step, and for being elsewhere: the states that continuing can lead to. */
  readonly targets: Readonly<Record<string, readonly string[]>>
  /** For each fact that a person decides: the first step of the mode that asks it. */
  readonly askers: Readonly<Record<string, string>>
  readonly required: readonly { readonly key: string; readonly items: readonly number[] }[]
  /** The guard: for each level, its checks and those of the levels before it. */
  readonly guards: Readonly<Record<string, readonly ResolvedCheck[]>>
  readonly arrives?: string
  /** What people come for, what rules it out, and the steps that may do so after it is paid for. */
  readonly goal?: { readonly name: string; readonly ruledOut: readonly ResolvedRuledOut[]; readonly later: readonly string[] }
  /** What steps outside the mode sell that can be ruled out: they can be opened under it too. */
  readonly soldElsewhere: Readonly<Record<string, readonly ResolvedSale[]>>
  readonly route: readonly { readonly page: string; readonly when?: Condition }[]
  readonly answered?: readonly ResolvedLanding[]
  readonly finished: readonly ResolvedLanding[]
  readonly end: LeavePlace
  readonly facts: Readonly<Record<string, ResolvedFact>>
  readonly derived: Derived
  readonly preset: Readonly<Record<string, FactValue>>
  readonly progressBarHiddenOn: readonly string[]
}
