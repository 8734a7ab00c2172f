import type { PricedProduct } from '@app/schemas/flow/panels/price'
import type { PanelProps } from '../panel-props.ts'

export type PriceProps = PanelProps<'price'> & { readonly product: PricedProduct }
