import type { BrandFile } from '@app/schemas/flow/site/brand'
import tokens from '../../tokens.css?raw'

type Colours = Readonly<Record<string, string>>

/** Every colour of the pages as it is in the light, by its name; those of the brand file come first. */
export function lightColours({ colours: { light } }: BrandFile): Colours {
  const written = [...tokens.matchAll(/--([\w-]+): (?:light-dark\()?(#[\da-f]{3,8})/g)].map(([, name = '', colour = '']) => [name, colour])
  return { ...Object.fromEntries(written), ...light, 'on-brand': light.onBrand }
}

/** The rules of a style as they stand where there is neither a dark nor a variable: in a picture of its own. */
export function styleIn(style: string, names: Readonly<Record<string, string>>, colours: Colours): string {
  return style
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/var\(--([\w-]+)\)/g, (_written, name: string) => colours[name] ?? 'none')
    .replace(/light-dark\(([^,]+),[^)]*\)/g, '$1')
    .replace(/\.([a-z][\w-]*)/g, (written, name: string) => (names[name] ? `.${names[name]}` : written))
    .replace(/\s+/g, ' ')
}
