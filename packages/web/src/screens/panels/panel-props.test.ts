import type { PanelName } from '@app/schemas/flow/panels/panels'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import type { PanelProps } from './panel-props.ts'

type Registry = Partial<{ readonly [P in PanelName]: ComponentType<PanelProps<P>> }>

it('a panel reads its own options; one of another panel does not compile', () => {
  const read = [
    ({ block }: PanelProps<'price'>) => block.products,
    // @ts-expect-error the view belongs to unclaimed matches
    ({ block }: PanelProps<'price'>) => block.view,
    // @ts-expect-error a panel without options has none to read
    ({ block }: PanelProps) => block.products,
    // @ts-expect-error a component that does not say whose options it reads is not drawn for a panel that has some
    (registry: Registry, Plain: ComponentType<PanelProps>) => ({ ...registry, price: Plain }) satisfies Registry,
  ]
  expect(read).toHaveLength(4)
})
