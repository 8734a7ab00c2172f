import type { StateCode } from '@app/schemas/rules/people/states'

// Made up: the last names belong to nobody that we know of.
export const firstNames = words(`Avery Briar Cleo Dara Emlyn Fern Gale Hollis Indra Jory Kit Lark Marlow Nell Orrin Perrin Quill Rowan
  Sorrel Tamsin Ula Vesper Wren Yarrow Zinnia Basil Clement Dorrit Edmund Flora`)
export const lastNames = words(`Applewhistle Bramblefoot Candlewick Dapplemoor Eaglethorpe Fennelby Gossamer Hobberdale Inkleby Jangleford
  Kettlewhite Lumberhythe Mossgarth Nettlecroft Oddlestone Pebbleworth Quibblesea Rufflebeck Scribblemere Thistledown Umberlathe
  Vexleigh Whistlecombe Yonderfield Zephyrholm`)

export const holders = words('Brindle Quill Thistle Wobble Pebble Fennel Marzi Snick Tumble Fiddle').flatMap((name) => [
  `${name} Savings Bank`,
  `${name} Power and Light`,
  `${name} Staffing`,
  `${name} Mutual`,
])

export const places: readonly { readonly state: StateCode; readonly zip: string; readonly city: string }[] = [
  { state: 'CA', zip: '902', city: 'Fennelmoor' },
  { state: 'MA', zip: '021', city: 'Quillwick' },
  { state: 'NV', zip: '895', city: 'Wobblecombe' },
  { state: 'NY', zip: '100', city: 'Snickthorpe' },
  { state: 'OR', zip: '972', city: 'Tumblemere' },
  { state: 'UT', zip: '841', city: 'Marzigarth' },
]

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
