import { Empty } from '../../../ui/empty.tsx'
import type { PanelProps } from '../panel-props.ts'

// TO BUILD
export function SearchTerms({ empty }: PanelProps) {
  return <Empty>{empty}</Empty>
}
