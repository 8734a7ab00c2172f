import { builtColours } from '@app/schemas/pages/built-colours'
import { describe, expect, it } from 'vitest'
import { brandColours, withBrandColours } from './brand-colours.ts'

const page = '<html><head><style>a{}</style></head><body></body></html>'
const purple = { light: { ...builtColours.light, brand: '#7A1FA2' }, dark: { ...builtColours.dark, brand: '#D9B3FF' } }

describe('the colours of the brand', () => {
  it('cost nothing where the build has them, in whatever letters they are written', () => {
    const loud = { light: { ...builtColours.light, brand: builtColours.light.brand.toUpperCase() }, dark: builtColours.dark }
    expect(brandColours(loud)).toBe('')
    expect(withBrandColours(page, { colours: loud })).toBe(page)
  })

  it('are said for what is another than in the build, with what is mixed of it, and for nothing else', () => {
    const style = brandColours(purple)
    expect(style).toContain('--brand: light-dark(#7A1FA2, #D9B3FF);')
    expect([...style.matchAll(/--([\w-]+):/g)].map(([, name]) => name)).toEqual(['brand', 'wash', 'brand-strong'])
  })

  it('stand in the head of a page, under a name that changes with them', () => {
    const [address] = /\/colours\.css\?v=[\w-]{10}/.exec(withBrandColours(page, { colours: purple })) ?? []
    const redder = { ...purple, light: { ...purple.light, error: '#990000' } }
    expect(address).toBeDefined()
    expect(withBrandColours(page, { colours: redder })).not.toContain(address)
  })
})
