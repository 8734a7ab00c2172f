import { pictures } from '@app/schemas/flow/site/pictures'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pictureLabels } from './labels.words.ts'
import { Picture } from './picture.tsx'

const drawn = new Map(pictures.map((name) => [name, renderToStaticMarkup(<Picture name={name} />)]))

describe.each([...drawn])('the picture %s', (_name, markup) => {
  it('is under 3 KiB', () => {
    expect(Buffer.byteLength(markup)).toBeLessThan(3072)
  })

  it('says what it shows', () => {
    expect(markup).toMatch(/^<svg [^>]*role="img" aria-label="[A-Z][^"]{12,90}"/)
  })

  // The security policy allows no style attribute, and a colour that is not a token would not follow the dark.
  it('has its colours from classes', () => {
    expect(markup).not.toMatch(/style=|(fill|stroke|color)="|#[0-9a-f]{3}|url\(/i)
  })

  it('has no number longer than one sees', () => {
    expect(markup).not.toMatch(/NaN|undefined|\d\.\d{3}/)
  })
})

it('no picture is described in the same words as another in Spanish, or as in English', () => {
  const spanish = Object.values(pictureLabels.es)
  expect(new Set([...spanish, ...Object.values(pictureLabels.en)]).size).toBe(2 * pictures.length)
})

it('no two pictures, and no two labels, are the same', () => {
  const drawings = [...drawn.values()].map((markup) => markup.replace(/aria-label="[^"]*"/, ''))
  const labels = [...drawn.values()].map((markup) => markup.match(/aria-label="([^"]*)"/)?.[1])
  expect(new Set(drawings).size).toBe(pictures.length)
  expect(new Set(labels).size).toBe(pictures.length)
})
