import { Empty } from '../../../ui/empty.tsx'
import type { PanelProps } from '../panel-props.ts'

// TO BUILD
export function AccountsFound({ empty }: PanelProps) {
  return <Empty>{empty}</Empty>
}
