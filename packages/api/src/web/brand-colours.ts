import { createHash } from 'node:crypto'
import type { BrandFile } from '@app/schemas/flow/site/brand'
import { builtColours } from '@app/schemas/pages/built-colours'
import type { FastifyInstance } from 'fastify'
import type { LiveCatalogue } from '../flows/live-catalogue.ts'
import { mediaTypes } from '../http/answer/media-types.ts'

export const brandColoursStyle = '/colours.css'

type Colours = BrandFile['colours']
type Role = keyof Colours['light']

const roles = Object.keys(builtColours.light).filter((role): role is Role => role in builtColours.light)
const mixed = (what: string, share: number, into: string) => `color-mix(in oklab, ${what} ${share}%, ${into})`

/** Colours that no role names, and what they are mixed of where one of those is another than in the build: in the light, then in the dark. */
const mixes: readonly { readonly name: string; readonly of: readonly Role[]; readonly light: string; readonly dark: string }[] = [
  { name: 'raised', of: ['paper'], light: mixed('var(--paper)', 45, '#fff'), dark: mixed('var(--paper)', 95, '#fff') },
  { name: 'line', of: ['paper', 'ink'], light: mixed('var(--paper)', 88, 'var(--ink)'), dark: mixed('var(--paper)', 86, 'var(--ink)') },
  {
    name: 'wash',
    of: ['brand', 'paper'],
    light: mixed('var(--brand)', 10, 'var(--paper)'),
    dark: mixed('var(--brand)', 16, 'var(--paper)'),
  },
  { name: 'brand-strong', of: ['brand'], light: mixed('var(--brand)', 86, '#000'), dark: mixed('var(--brand)', 80, '#fff') },
  { name: 'sun-wash', of: ['sun', 'paper'], light: mixed('var(--sun)', 22, 'var(--paper)'), dark: mixed('var(--sun)', 14, 'var(--paper)') },
  { name: 'sun-ink', of: ['sun', 'ink'], light: mixed('var(--sun)', 20, 'var(--ink)'), dark: mixed('var(--sun)', 60, 'var(--ink)') },
  {
    name: 'error-wash',
    of: ['error', 'paper'],
    light: mixed('var(--error)', 9, 'var(--paper)'),
    dark: mixed('var(--error)', 14, 'var(--paper)'),
  },
]

/** The style that gives pages the colours of the brand. None where the build has them. */
export function brandColours({ light, dark }: Colours): string {
  const onDark: Colours['dark'] = { ...dark, sun: light.sun }
  const builtOnDark: Colours['dark'] = { ...builtColours.dark, sun: builtColours.light.sun }
  const isOther = (role: Role) => light[role].toLowerCase() !== builtColours.light[role] || onDark[role].toLowerCase() !== builtOnDark[role]
  const changed = new Set(roles.filter(isOther))
  if (changed.size === 0) return ''
  const named = [...changed].map((role) => `--${nameOf(role)}: light-dark(${light[role]}, ${onDark[role]});`)
  const others = mixes
    .filter(({ of }) => of.some((role) => changed.has(role)))
    .map((one) => `--${one.name}: light-dark(${one.light}, ${one.dark});`)
  // Styles that come later say what the build has: this is said with more weight.
  return `html:root {\n  ${[...named, ...others].join('\n  ')}\n}\n`
}

/** A page with the colours of the brand, ahead of what is seen. */
export function withBrandColours(html: string, brand: Pick<BrandFile, 'colours'> | undefined): string {
  const style = brand ? brandColours(brand.colours) : ''
  if (style === '') return html
  return html.replace('</head>', `<link rel="stylesheet" href="${brandColoursStyle}?v=${versionOf(style)}"/></head>`)
}

export function brandColoursRoute(app: FastifyInstance, flows: Pick<LiveCatalogue, 'ready'>): void {
  app.get<{ Querystring: { v?: string } }>(brandColoursStyle, async ({ query }, reply) => {
    const { brand } = await flows.ready()
    const style = brand ? brandColours(brand.colours) : ''
    // A browser that asks by an older name gets today’s colours, and asks again next time.
    const isNamed = query.v === versionOf(style)
    return reply
      .type(mediaTypes.style)
      .header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(style)
  })
}

function versionOf(style: string): string {
  return createHash('sha256').update(style).digest('base64url').slice(0, 10)
}

/** As the styles name it: “on-brand”. */
function nameOf(role: Role): string {
  return role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
