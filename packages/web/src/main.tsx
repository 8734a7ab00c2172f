import './fonts.css'
import './tokens.css'
import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readPageData } from './client/service/page-data.ts'
import { readTypedBefore } from './client/typed-before.ts'
import { App } from './shell/app.tsx'
import { keepFocus } from './shell/keep-focus.ts'
import { standTranslation } from './shell/stand-translation.ts'

const root = document.getElementById('root')
if (root) {
  readTypedBefore(root)
  keepFocus()
  standTranslation()
  createRoot(root).render(
    <StrictMode>
      <App {...readPageData()} />
    </StrictMode>,
  )
}
