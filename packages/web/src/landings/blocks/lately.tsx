import type { BlockProps } from './block-props.ts'

/** What the service counted. It leaves the line out while there is little to tell. */
export function Lately({ block }: BlockProps<'lately'>) {
  return <p>{block.text}</p>
}
