import type { PageRenderer } from '@app/schemas/pages/page-drawing'
import { renderToStaticMarkup } from 'react-dom/server'
import '../fonts.css'
import '../tokens.css'
import '../app.css'
import './landings.css'
import { PageDocument } from './page-document.tsx'

export { drawCard } from './cards/draw-card.tsx'

/** A landing or public page as text. The service asks for it once for every version of a page, and keeps it. */
export const drawPage: PageRenderer['drawPage'] = (drawing) => `<!doctype html>${renderToStaticMarkup(<PageDocument {...drawing} />)}`
