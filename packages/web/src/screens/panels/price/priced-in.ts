import { compileCondition, type Facts } from '@app/engine'
import type { PricedProduct } from '@app/schemas/flow/panels/price'
import type { StepFile } from '@app/schemas/flow/steps/step'

/** What has a price for this person on a step, or in a part of it: the step file says it. */
export function pricedIn({ body = [] }: Pick<StepFile, 'body'>, facts: Facts): readonly PricedProduct[] {
  return body
    .flatMap((block) => ('products' in block ? block.products : []))
    .filter(({ when }) => when === undefined || compileCondition(when).of(facts) === 1)
    .map(({ product }) => product)
}
