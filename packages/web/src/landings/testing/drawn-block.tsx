import type { PageBlock } from '@app/schemas/flow/blocks/page-block'
import type { PageDrawing, SentForm } from '@app/schemas/pages/page-drawing'
import { renderToStaticMarkup } from 'react-dom/server'
import { realBrand } from '../../testing/real-flows.ts'
import { PageBlocks } from '../blocks/page-blocks.tsx'

/** A page with blocks as the service draws it, for tests. */
export function drawnBlocks(blocks: readonly PageBlock[], sent?: SentForm): string {
  if (!realBrand) throw new Error('There is no brand.')
  const page: PageDrawing = {
    address: '/landing-test',
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
    ...(sent && { sent }),
    files: { style: '', fonts: [], icon: '/icon.svg', islands: undefined, next: [], data: [] },
  }
  return renderToStaticMarkup(<PageBlocks {...page} />)
}
