import type { PricedProduct } from '@app/schemas/flow/panels'
import type { PanelProps } from '../panel-props.ts'

export type PriceProps = PanelProps & { readonly product: PricedProduct }
