import type { Language, Words } from '../../language.ts'
import { type AssetClass, assetClassNames } from './asset-classes.ts'

/** What people call asset classes besides what we do. */
const otherNames: Words<Readonly<Record<AssetClass, string>>> = {
  en: {
    us_stocks: 'American domestic equities shares',
    international_stocks: 'International foreign world equities shares',
    emerging_stocks: 'Emerging markets international foreign equities shares',
    real_estate: 'Property REIT REITs',
    us_bonds: 'American domestic fixed income',
    inflation_bonds: 'TIPS fixed income',
    international_bonds: 'International foreign world fixed income',
    cash: 'Savings',
  },
  es: {
    us_stocks: 'Estados Unidos estadounidenses americanas',
    international_stocks: 'Internacionales extranjeras mundo',
    emerging_stocks: 'Mercados emergentes internacionales extranjeras',
    real_estate: 'Inmuebles inmobiliarias',
    us_bonds: 'Estados Unidos estadounidenses americanos renta fija',
    inflation_bonds: 'TIPS renta fija',
    international_bonds: 'Internacionales extranjeros mundo renta fija',
    cash: 'Dinero ahorros mercado monetario',
  },
}

/** Every word by which somebody may look for an asset class in their language. */
export function assetClassWords(assetClass: AssetClass, language: Language): readonly string[] {
  return [assetClassNames[language][assetClass], otherNames[language][assetClass]]
}
