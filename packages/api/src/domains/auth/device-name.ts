import type { Language, Words } from '@app/schemas/language'

/** The kind of device, in a few words that its owner recognises: “Chrome on Android”. The full user agent is not saved. */
export function deviceName(userAgent: string): string {
  const browser = nameFrom(browsers, userAgent) ?? app.en
  const system = nameFrom(systems, userAgent)
  return system === undefined ? browser : `${browser}${on.en}${system}`
}

/** The name as it is stored, in the language of the page. */
export function deviceIn(language: Language, name: string): string {
  const [browser = '', ...system] = name.split(on.en)
  return [browser === app.en ? app[language] : browser, ...system].join(on[language])
}

const app: Words<string> = { en: 'An app', es: 'Una aplicación' }
const on: Words<string> = { en: ' on ', es: ' en ' }

// In this order: each of them also names those after it.
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const

function nameFrom(list: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined {
  return list.find(([pattern]) => pattern.test(userAgent))?.[1]
}
