import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OverviewRenderer } from '@app/schemas/pages/overview-drawing'

/** Finds what the web package built to draw the overview with, again after each build; undefined when nothing was built. */
export function openOverviewDrawer(webFolder: string): () => Promise<OverviewRenderer | undefined> {
  const file = join(webFolder, 'overview/draw-overview.js')
  let known: { readonly builtAt: number; readonly renderer: OverviewRenderer } | undefined
  return async () => {
    const builtAt = (await stat(file).catch(() => undefined))?.mtimeMs
    if (builtAt === undefined || known?.builtAt === builtAt) return known?.renderer
    const renderer: OverviewRenderer | undefined = await import(`${pathToFileURL(file).href}?built=${builtAt}`).catch(() => undefined)
    if (renderer) known = { builtAt, renderer }
    return known?.renderer
  }
}
