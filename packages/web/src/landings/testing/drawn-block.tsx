import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import type { PageDrawing, SentForm } from '@app/schemas/pages/page-drawing'
import { renderToStaticMarkup } from 'react-dom/server'
import { realBrand } from '../../testing/real-flows.ts'
import { PageBlocks } from '../blocks/page-blocks.tsx'

/** The blocks of a page as the service draws them, for tests. */
export function drawnBlocks(blocks: readonly PageBlock[], sent?: SentForm): string {
  return renderToStaticMarkup(<PageBlocks {...pageOf(blocks)} {...(sent && { sent })} />)
}

/** What the service would draw a page of these blocks from. */
export function pageOf(blocks: readonly PageBlock[]): PageDrawing {
  if (!realBrand) throw new Error('There is no brand.')
  return {
    address: '/landing-test',
    openedAt: '/landing-test',
    language: 'en',
    origin: 'https://pages.example',
    title: 'Test',
    description: 'Test',
    blocks,
    brand: realBrand,
    today: '2026-11-20',
    asksConsent: false,
    isListed: true,
    startsAt: '/landing-test/first',
    files: { style: '', fonts: [], icon: '/icon.svg', islands: {}, next: [], data: [] },
  }
}
