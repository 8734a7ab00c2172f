import { findUnfinished } from '@app/schemas/rules/visitors/unfinished-words'
import type { FlowSnapshot } from './flows/flow-snapshot.ts'
import type { Settings } from './settings/service-settings.ts'

const mostNamed = 12

/**
 * Why a service must not open to real customers yet: what its brand and its pages still make up. While a sandbox is named, every page says
 * that nothing is real, and made-up names may stay.
 */
export function unfinishedWords(
  { brand, files }: Pick<FlowSnapshot, 'brand' | 'files'>,
  { isProduction, sandboxes }: Pick<Settings, 'isProduction' | 'sandboxes'>,
): readonly string[] {
  if (!isProduction || sandboxes.length > 0) return []
  const found = [
    ...findUnfinished('brand.json', brand),
    ...[...files.page].flatMap(([name, page]) => findUnfinished(`pages/${name}.json`, page.blocks)),
    ...[...files.landing].flatMap(([name, landing]) => findUnfinished(`landings/${name}.json`, landing.blocks)),
  ]
  const more = found.length - mostNamed
  return [
    ...found.slice(0, mostNamed).map((line) => `Not finished, and not for customers: ${line}`),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ]
}
