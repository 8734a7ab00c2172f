import type { PanelBlock } from '@app/schemas/flow/step'
import type { ScreenProps } from '../screen-props.ts'

export type PanelProps = ScreenProps & {
  /** The panel as its step describes it, with its options. */
  readonly block: PanelBlock
  /** Shown while there is no data: what will appear here, and what to do. */
  readonly empty: string | undefined
}
