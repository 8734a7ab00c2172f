import { Empty } from '../../../ui/empty.tsx'
import type { PanelProps } from '../panel-props.ts'

// TO BUILD
export function LoanSchedule({ empty }: PanelProps) {
  return <Empty>{empty}</Empty>
}
