import type { BrandFile } from '../flow/site/brand.ts'

/**
 * The colours by role that the styles of the build have. Where flows/brand.json says others, pages come with those. The sun of dark screens
 * fills notes of e-mails alone: on pages that are dark the sun is the light one.
 */
export const builtColours: BrandFile['colours'] = {
  light: {
    paper: '#fbf8f3',
    ink: '#1d2b2a',
    muted: '#4d5b59',
    border: '#7a8784',
    brand: '#0b6b57',
    onBrand: '#ffffff',
    error: '#a3271a',
    sun: '#f2b544',
  },
  dark: {
    paper: '#121a19',
    ink: '#f1ede6',
    muted: '#b3bdb9',
    border: '#71807c',
    brand: '#5cc9ae',
    onBrand: '#0c1614',
    error: '#ff9c8f',
    sun: '#846219',
  },
}
