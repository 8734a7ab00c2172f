import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './page.css'
import { ErrorBoundary } from './error-boundary.tsx'
import { ListPage } from './list-page.tsx'
import { ModePage } from './mode-page.tsx'
import { readRoute } from './route.ts'

const root = document.getElementById('root')
if (root) {
  const { mode, persona } = readRoute(window.location)
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>{mode === undefined ? <ListPage /> : <ModePage mode={mode} personaName={persona} />}</ErrorBoundary>
    </StrictMode>,
  )
}
