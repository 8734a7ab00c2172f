import type { PanelBlock } from '@app/schemas/flow/panels/panel-block'
import type { Block } from '@app/schemas/flow/steps/step'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { ShownField } from './fields/shown-field.ts'

/**
 * How a step is drawn for people who review its words: everything it can ever show is there at once, and stands in what says when it
 * is shown. On screens there is none.
 */
export type Paper = {
  readonly Block: ComponentType<{ readonly block: Block; readonly children: ReactNode }>
  /** Stands for live data, which belongs to nobody on paper. */
  readonly Panel: ComponentType<{ readonly block: PanelBlock }>
  readonly Field: ComponentType<{ readonly field: ShownField; readonly children: ReactNode }>
}

export const PaperContext = createContext<Paper | undefined>(undefined)

export function usePaper(): Paper | undefined {
  return useContext(PaperContext)
}
