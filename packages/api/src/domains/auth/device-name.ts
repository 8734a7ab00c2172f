/** The kind of device, in a few words that its owner recognises: “Chrome on Android”. The full user agent is not saved. */
export function deviceName(userAgent: string): string {
  const browser = nameFrom(browsers, userAgent) ?? 'An app'
  const system = nameFrom(systems, userAgent)
  return system === undefined ? browser : `${browser} on ${system}`
}

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
