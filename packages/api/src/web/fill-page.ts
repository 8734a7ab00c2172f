import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import { escaped } from '../http/escaped.ts'

type Flows = Pick<LiveCatalogue, 'standings' | 'brand'>

/** Writes into a page what it would otherwise ask for first, and has the browser load the mode beside the script. */
export function fillPage(page: string, url: string, flows: Flows, securityCode: string | undefined): string {
  const modes = flows.standings().flatMap(({ mode, live }) => (live ? [mode] : []))
  const brand = flows.brand()
  const data = { brand, modes, fallback: brand?.defaultMode ?? '', securityCode: securityCode ?? 'page' }
  const mode = modeOf(url, modes)
  const preload = mode === undefined ? '' : `<link rel="preload" as="fetch" crossorigin href="/api/flows/${mode}/walk" />`
  return page
    .replace('<title></title>', () => `<title>${escaped(brand?.name ?? '')}</title>`)
    .replace('<!--page-head-->', () => preload)
    .replace('<!--page-data-->', () => `<script type="application/json" id="page-data">${inScript(JSON.stringify(data))}</script>`)
}

function modeOf(url: string, modes: readonly string[]): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://page')
  const named = searchParams.get('flow_mode') ?? pathname.split('/')[1]
  return modes.find((mode) => mode === named)
}

/** No text of a file can end the element that it stands in. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
