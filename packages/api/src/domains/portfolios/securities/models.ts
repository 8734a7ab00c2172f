import type { Words } from '@app/schemas/language'
import { type Allocation, assetClasses } from '@app/schemas/rules/investing/asset-classes'
import { allocationAt, type InvestmentGoal, monthsUntil } from '@app/schemas/rules/investing/glide-path'
import type { Weight } from '@app/schemas/rules/investing/portfolio-weights'
import { fundOf } from './securities.ts'

export type Model = { readonly id: string; readonly goal: InvestmentGoal; readonly name: Words<string>; readonly about: Words<string> }

/** The ready-made portfolios, from the calmest on. What they hold follows from the time until retirement. */
export const models: readonly Model[] = [
  {
    id: 'b0de1000-0000-4000-8000-000000000001',
    goal: 'preserve',
    name: { en: 'Steady', es: 'Estable' },
    about: {
      en: 'Mostly bonds and cash. Small ups and downs. It may not keep up with rising prices.',
      es: 'Sobre todo bonos y efectivo. Subidas y bajadas pequeñas. Puede no seguir el alza de los precios.',
    },
  },
  {
    id: 'b0de1000-0000-4000-8000-000000000002',
    goal: 'income',
    name: { en: 'Income', es: 'Ingresos' },
    about: {
      en: 'More bonds than stocks for most of the time. Some ups and downs, and less room to grow.',
      es: 'Más bonos que acciones casi todo el tiempo. Algunas subidas y bajadas, y menos espacio para crecer.',
    },
  },
  {
    id: 'b0de1000-0000-4000-8000-000000000003',
    goal: 'balanced',
    name: { en: 'Balanced', es: 'Equilibrada' },
    about: {
      en: 'More stocks while retirement is far, about half when it comes. Medium ups and downs.',
      es: 'Más acciones mientras la jubilación está lejos, cerca de la mitad cuando llega. Subidas y bajadas medianas.',
    },
  },
  {
    id: 'b0de1000-0000-4000-8000-000000000004',
    goal: 'growth',
    name: { en: 'Growth', es: 'Crecimiento' },
    about: {
      en: 'Nearly all stocks while retirement is far. Large ups and downs: for money that is left alone for many years.',
      es: 'Casi todo acciones mientras la jubilación está lejos. Grandes subidas y bajadas: para dinero que no se toca en muchos años.',
    },
  },
]

export function findModel(id: string): Model | undefined {
  return models.find((one) => one.id === id.toLowerCase())
}

export function modelOf(goal: InvestmentGoal): Model {
  const found = models.find((one) => one.goal === goal)
  if (!found) throw new Error(`There is no model for ${goal}.`)
  return found
}

/** What a model holds on a day, for a person who plans to retire on another. */
export function weightsOf({ goal }: Pick<Model, 'goal'>, today: string, retiresOn: string): readonly Weight[] {
  return toWeights(allocationAt(goal, monthsUntil(today, retiresOn)))
}

export function toWeights(allocation: Allocation): readonly Weight[] {
  return assetClasses.flatMap((one) => (allocation[one] > 0 ? [{ id: fundOf(one).id, bps: allocation[one] }] : []))
}
