import type { PageBlock, pricedOnPages } from '@app/schemas/flow/blocks/page-block'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { Language, Words } from '@app/schemas/language'
import { centsWords } from '@app/schemas/rules/money/money'
import { fillBrandWords, fillTexts } from '@app/schemas/rules/visitors/brand-words'
import { offerOn } from '../../../domains/loans/plan.ts'
import { mainPlan, performance, planOf, products } from '../../../domains/memberships/catalogue.ts'

/** What {words} stand for on a page, beside those of the brand. */
export type PageWords = Readonly<Record<string, string>>

export function fillWords(text: string, brand: BrandFile, words: PageWords): string {
  const filled = text.replace(
    /\{([a-z_:]+)\}/g,
    (written, name: string) => (Object.hasOwn(words, name) ? words[name] : undefined) ?? written,
  )
  return fillBrandWords(filled, brand)
}

/** The same for every text of a block. */
export function fillBlock(block: PageBlock, brand: BrandFile, words: PageWords): PageBlock {
  return fillTexts(block, (text) => fillWords(text, brand, words))
}

type Own = {
  readonly period: (months: number) => string
  readonly trial: (days: number) => string
  readonly once: string
  readonly share: (percent: number, most: string) => string
}

const words: Words<Own> = {
  en: {
    period: (months) => (months === 12 ? 'a year' : months === 1 ? 'a month' : `every ${months} months`),
    trial: (days) => ` after ${days} free days`,
    once: 'once',
    share: (percent, most) => `${percent}% of what arrives, ${most} at most`,
  },
  es: {
    period: (months) => (months === 12 ? 'al año' : months === 1 ? 'al mes' : `cada ${months} meses`),
    trial: (days) => ` después de ${days} días gratis`,
    once: 'una sola vez',
    share: (percent, most) => `el ${percent}% de lo que llega, ${most} como máximo`,
  },
}

/** What each price is on this day, in the words of a page: “$49 a year”. Pages never write a number of their own. */
export function priceWords(today: string, language: Language): Readonly<Record<(typeof pricedOnPages)[number], string>> {
  const said = words[language]
  return {
    retirement_account_membership: planWords(mainPlan, said),
    retirement_concierge: planWords('retirement_concierge', said),
    find_money: productWords('find_money', said),
    concierge: productWords('concierge', said),
    performance: said.share(performance.percent, centsWords(performance.most_cents)),
    loan_fee: centsWords(offerOn(today).feeCents),
  }
}

function planWords(name: string, { period, trial }: Own): string {
  const plan = planOf(name)
  if (!plan) throw new Error(`There is no plan ${name}.`)
  return `${centsWords(plan.price_cents)} ${period(plan.period_months)}${plan.trial_days > 0 ? trial(plan.trial_days) : ''}`
}

function productWords(id: string, { once }: Own): string {
  const product = products.find((one) => one.id === id)
  if (!product) throw new Error(`There is no product ${id}.`)
  return `${centsWords(product.price_cents)} ${once}`
}
