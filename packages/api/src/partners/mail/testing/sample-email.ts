import { randomUUID } from 'node:crypto'
import type { EmailBrand } from '../email-page.ts'
import type { OutgoingEmail } from '../mailer.ts'

export const sampleBrand: EmailBrand = {
  name: 'Finder & Sons',
  legalEntity: 'Finder Savings, Inc.',
  postalAddress: '1 Main Street, Springfield, IL 62701',
  support: { email: 'help@finder.example', phone: '800 555 0100' },
  colours: { light: paletteOf('#FFFFFF', '#111111'), dark: paletteOf('#000000', '#EEEEEE') },
}

/** An e-mail that has everything, but for what the test changes. */
export function sampleEmail(changes: Partial<OutgoingEmail> = {}): OutgoingEmail {
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
