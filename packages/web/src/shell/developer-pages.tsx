import type { ComponentType } from 'react'
import { late } from '../ui/late.tsx'
import { Waiting } from './frame/waiting.tsx'

/** Pages for people who make the product: nobody else loads them. */
const loads = {
  '/dev/ui': () => import('../gallery/gallery.tsx').then(({ Gallery }) => Gallery),
  '/dev/flows': () => import('../studio/studio.tsx').then(({ Studio }) => Studio),
  '/preview': () => import('../studio/studio.tsx').then(({ Studio }) => Studio),
} as const satisfies Readonly<Record<`/${string}`, () => Promise<ComponentType>>>

const pages = Object.entries(loads).map(([path, load]) => ({ path, Shown: late(load, () => <Waiting />) }))

/** The developers' page at an address, or below it. */
export function DeveloperPage({ path }: { readonly path: string }) {
  const page = pages.find((one) => path === one.path || path.startsWith(`${one.path}/`))
  return page ? <page.Shown /> : null
}
