import type { PanelBlock, PlainPanel } from '@app/schemas/flow/panels/panel-block'
import type { PanelName } from '@app/schemas/flow/panels/panels'
import type { ScreenProps } from '../screen-props.ts'

/** What a panel is drawn from. One that has options names itself, PanelProps<'price'>, and sees its own and no others. */
export type PanelProps<P extends PanelName = PlainPanel> = ScreenProps & {
  /** The panel as its step describes it, with its options. */
  readonly block: PanelBlock<P>
  /** Shown while there is no data: what will appear here, and what to do. */
  readonly empty: string | undefined
}
