import type { Words } from '../../language.ts'

export const assetClasses = [
  'us_stocks',
  'international_stocks',
  'emerging_stocks',
  'real_estate',
  'us_bonds',
  'inflation_bonds',
  'international_bonds',
  'cash',
] as const

export type AssetClass = (typeof assetClasses)[number]

/** Parts of a whole by asset class, in hundredths of a percent: together 10,000. */
export type Allocation = Readonly<Record<AssetClass, number>>

export function allocationOf(bpsOf: (asset: AssetClass) => number): Allocation {
  return {
    us_stocks: bpsOf('us_stocks'),
    international_stocks: bpsOf('international_stocks'),
    emerging_stocks: bpsOf('emerging_stocks'),
    real_estate: bpsOf('real_estate'),
    us_bonds: bpsOf('us_bonds'),
    inflation_bonds: bpsOf('inflation_bonds'),
    international_bonds: bpsOf('international_bonds'),
    cash: bpsOf('cash'),
  }
}

export const assetClassNames: Words<Readonly<Record<AssetClass, string>>> = {
  en: {
    us_stocks: 'US stocks',
    international_stocks: 'Stocks of other developed countries',
    emerging_stocks: 'Stocks of emerging countries',
    real_estate: 'Real estate stocks',
    us_bonds: 'US bonds',
    inflation_bonds: 'Inflation-protected bonds',
    international_bonds: 'Bonds of other countries',
    cash: 'Cash and money market',
  },
  es: {
    us_stocks: 'Acciones de EE. UU.',
    international_stocks: 'Acciones de otros países desarrollados',
    emerging_stocks: 'Acciones de países emergentes',
    real_estate: 'Acciones de bienes raíces',
    us_bonds: 'Bonos de EE. UU.',
    inflation_bonds: 'Bonos protegidos contra la inflación',
    international_bonds: 'Bonos de otros países',
    cash: 'Efectivo y mercado de dinero',
  },
}

/** What counts as stocks: it can grow more, and fall more. */
export const stockClasses = ['us_stocks', 'international_stocks', 'emerging_stocks', 'real_estate'] as const satisfies readonly AssetClass[]

export function isStockClass(assetClass: AssetClass): boolean {
  return stockClasses.some((one) => one === assetClass)
}
