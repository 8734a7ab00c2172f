import { randomUUID } from 'node:crypto'
import type { LetterBrand } from '../letter-page.ts'
import type { OutgoingLetter } from '../mailer.ts'

export const sampleBrand: LetterBrand = {
  name: 'Finder & Sons',
  legalEntity: 'Finder Savings, Inc.',
  support: { email: 'help@finder.example' },
  colours: { light: paletteOf('#FFFFFF', '#111111'), dark: paletteOf('#000000', '#EEEEEE') },
}

/** A letter that has everything, but for what the test changes. */
export function sampleLetter(changes: Partial<OutgoingLetter> = {}): OutgoingLetter {
  return {
    id: randomUUID(),
    fromName: sampleBrand.name,
    replyTo: sampleBrand.support.email,
    to: 'ana@home.example',
    subject: 'Confirm your address',
    text: 'Hello Ana.\n',
    html: '<!doctype html><p>Hello Ana.</p>',
    ...changes,
  }
}

function paletteOf(paper: string, ink: string) {
  return { paper, ink, muted: ink, border: ink, brand: ink, onBrand: paper, error: ink, sun: paper }
}
