import type { PricedProduct } from '@app/schemas/flow/step-block'
import type { PanelProps } from '../panel-props.ts'

export type PriceProps = PanelProps & { readonly product: PricedProduct }
