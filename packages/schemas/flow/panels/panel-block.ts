import { blockPlace } from '../blocks/block-place.ts'
import type { Of } from '../names.ts'
import { keptBy } from '../promises/keepers.ts'
import { textUpTo } from '../text.ts'
import { none } from './none.ts'
import { type PanelName, panels } from './panels.ts'

/** What a step can say about every panel. */
const shared = {
  type: 'object',
  properties: {
    empty: textUpTo(300)('What is shown when there is nothing yet: what will appear here and what to do.'),
    ...blockPlace,
    keptBy,
  },
  additionalProperties: false,
} as const

const description = 'Live data of this person.'
const withOptions = Object.entries(panels).filter(([, options]) => options !== none)
const withoutOptions = Object.entries(panels).filter(([, options]) => options === none)

const schema = {
  type: 'object',
  description,
  properties: { panel: { type: 'string', enum: Object.keys(panels), description } },
  required: ['panel'],
  // Only the alternative that the name chooses is held against the file, so that its mistakes are the ones reported.
  discriminator: { propertyName: 'panel' },
  oneOf: [
    alternative({ enum: withoutOptions.map(([name]) => name) }, none),
    ...withOptions.map(([name, options]) => alternative({ const: name }, options)),
  ],
} as const

/** The alternatives are made from the registry, as are the types below: json-schema-to-ts reads no more of this schema than its name. */
export const panelBlock: Pick<typeof schema, 'type' | 'description' | 'properties' | 'required'> = schema

type Options<P extends PanelName> = (typeof panels)[P] extends typeof none ? unknown : Of<(typeof panels)[P]>

/** A panel as a step describes it: its name, its own options, and what every panel has. */
export type PanelBlock<P extends PanelName = PanelName> = Blocks[P]

type Blocks = { readonly [P in PanelName]: { readonly panel: P } & Options<P> & Of<typeof shared> }

/** The panels about which a step says nothing but their name. */
export type PlainPanel = { [P in PanelName]: (typeof panels)[P] extends typeof none ? P : never }[PanelName]

function alternative(name: object, { properties, required }: Pick<(typeof panels)[PanelName], 'properties' | 'required'>) {
  return {
    type: 'object',
    properties: { panel: { type: 'string', ...name, description }, ...properties, ...shared.properties },
    required: ['panel', ...required],
    additionalProperties: false,
  }
}
