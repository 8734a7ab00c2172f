import { Empty } from '../../../ui/empty.tsx'
import type { PanelProps } from '../panel-props.ts'

// TO BUILD
export function LendingOffers({ empty }: PanelProps) {
  return <Empty>{empty}</Empty>
}
