import { isIsland } from '@app/schemas/pages/island-names'
import type { PageDrawing, PageRenderer } from '@app/schemas/pages/page-drawing'
import { renderToStaticMarkup } from 'react-dom/server'
import '../fonts.css'
import '../tokens.css'
import '../app.css'
import './landings.css'
import { DrawnLanguage } from '../client/language.ts'
import { PageBlocks } from './blocks/page-blocks.tsx'
import { ConsentBar, PageFooter, PageHeader } from './page-frame.tsx'
import { NextPage, PageHead, StructuredData } from './page-head.tsx'

export { drawCard } from './cards/draw-card.tsx'

/** A landing or public page as text. The service asks for it once for every version of a page, and keeps it. */
export const drawPage: PageRenderer['drawPage'] = (drawing) => `<!doctype html>${renderToStaticMarkup(<PageDocument {...drawing} />)}`

/** The whole page. Nothing in it needs a script to be read or to start a flow. */
function PageDocument(drawing: PageDrawing) {
  return (
    <DrawnLanguage value={drawing.language}>
      <html lang={drawing.language}>
        <PageHead {...drawing} />
        <body>
          <PageHeader {...drawing} />
          <main id="main">
            <PageBlocks {...drawing} />
          </main>
          <PageFooter {...drawing} />
          {drawing.asksConsent && <ConsentBar openedAt={drawing.openedAt} />}
          {scriptsOf(drawing).map((file) => (
            <script key={file} type="module" src={file} async fetchPriority="low" />
          ))}
          {drawing.adScript && <script src={drawing.adScript} async />}
          <NextPage {...drawing} />
          {drawing.isListed && <StructuredData {...drawing} />}
          {islandsOf(drawing).map((file) => (
            <script key={file} type="module" src={file} async fetchPriority="low" />
          ))}
        </body>
      </html>
    </DrawnLanguage>
  )
}

/** For a visit that an advertisement led to, and for the form that is checked for programs. */
function scriptsOf({ tellsVisit, blocks, files }: PageDrawing): readonly string[] {
  const hasContact = blocks.some((block) => block.block === 'form' && block.form === 'contact')
  return [tellsVisit && files.visit, hasContact && files.contact].flatMap((file) => file || [])
}

/** The script of each block that one makes better, once for all blocks of a kind. */
function islandsOf({ blocks, files }: PageDrawing): readonly string[] {
  const names = new Set(blocks.map(({ block }) => block))
  return [...names].flatMap((name) => (isIsland(name) ? (files.islands[name] ?? []) : []))
}
