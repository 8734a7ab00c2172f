import type { ScreenProps } from '../screen-props.ts'

export type PanelProps = ScreenProps & {
  /** What is said while there is nothing to show: what will stand here, and what to do. */
  readonly empty: string | undefined
}
