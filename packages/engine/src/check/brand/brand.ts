import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, report } from '../../load/document.ts'
import { checkBrandSlips } from './brand-slips.ts'

type Palette = Document<'brand'>['data']['colours']['light']
type Role = keyof Palette

/** What is read on what, and the contrast that WCAG 2.2 asks for (AA): 4.5 for text, 3 for the edges of fields. */
const pairs: readonly { readonly role: Role; readonly on: Role; readonly least: number }[] = [
  { role: 'ink', on: 'paper', least: 4.5 },
  { role: 'muted', on: 'paper', least: 4.5 },
  { role: 'brand', on: 'paper', least: 4.5 },
  { role: 'error', on: 'paper', least: 4.5 },
  { role: 'onBrand', on: 'brand', least: 4.5 },
  { role: 'border', on: 'paper', least: 3 },
]

/** Colours that everybody can read, on light and on dark screens, and ways to reach us that work. */
export function checkBrand(doc: Document<'brand'>): Diagnostic[] {
  const { support, colours } = doc.data
  const faint = (['light', 'dark'] as const).flatMap((screen) => tooFaint(doc, screen))
  const turned = (['light', 'dark'] as const).flatMap((screen) => {
    const isLight = lightness(colours[screen].paper) > lightness(colours[screen].ink)
    if (isLight === (screen === 'light')) return []
    const message = `The paper of the ${screen} screen is ${isLight ? 'lighter' : 'darker'} than its ink.`
    const fix = `Give it a ${screen} paper; people who chose a ${screen} screen would get the other one.`
    return [report(doc, ['colours', screen, 'paper'], { rule: 'other-screen', message, fix })]
  })
  const digits = support.phone.replace(/\D/g, '')
  const phone =
    /^\+?[\d ().-]{10,20}$/.test(support.phone) && /^1?\d{10}$/.test(digits)
      ? []
      : [report(doc, ['support', 'phone'], unreachable('telephone number', support.phone))]
  const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(support.email)
    ? []
    : [report(doc, ['support', 'email'], unreachable('e-mail address', support.email))]
  return [...faint, ...turned, ...phone, ...email, ...checkBrandSlips(doc)]
}

/** One colour that fits none of those it stands beside is one mistake. */
function tooFaint(doc: Document<'brand'>, screen: 'light' | 'dark'): Diagnostic[] {
  const colours = doc.data.colours[screen]
  const found = pairs
    .map((pair) => ({ ...pair, contrast: contrastOf(colours[pair.role], colours[pair.on]) }))
    .filter(({ contrast, least }) => contrast < least)
  const [first, ...others] = found
  const shared = [first?.role, first?.on].find((one) => found.every(({ role, on }) => role === one || on === one))
  if (shared !== undefined && others.length > 0) {
    const beside = found.map(({ role, on, contrast }) => `“${role === shared ? on : role}” ${contrast.toFixed(1)}`).join(', ')
    const message = `“${shared}” has too little contrast with what it stands beside: ${beside}. ${first?.least} is the least that people can read.`
    return [report(doc, ['colours', screen, shared], { rule: 'contrast', message, fix: `Choose another “${shared}”.` })]
  }
  return found.map(({ role, on, least, contrast }) => {
    const message = `“${role}” on “${on}” has a contrast of ${contrast.toFixed(1)}; ${least} is the least that people can read.`
    const fix = `Choose a ${screen === 'light' ? 'darker' : 'lighter'} one.`
    return report(doc, ['colours', screen, role], { rule: 'contrast', message, fix })
  })
}

function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [lightness(one), lightness(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, as WCAG reckons it. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function unreachable(what: string, written: string) {
  return { rule: 'unreachable', message: `“${written}” is no ${what}.`, fix: 'Write it as people dial or type it.' }
}
