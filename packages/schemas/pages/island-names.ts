import { calculatorNames } from './calculator-fields.ts'

/** The blocks whose forms answer while one types: each has a script of its own, which only pages with that block load. */
export const islandNames = [...calculatorNames, 'company-search'] as const
export type IslandName = (typeof islandNames)[number]

export function isIsland(block: string): block is IslandName {
  return islandNames.some((name) => name === block)
}
