import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { FirstView } from './first-view.tsx'

/** Drawn when the pages are built; the service puts the words in for each step. */
export function drawFirstView(): string {
  const support = { phone: '%phone%', email: '', hours: '' }
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <FirstView brand={{ name: '%brand%', support }} step={{ section: '%section%', title: '%title%', lead: '%lead%' }} />
    </StaticRouter>,
  )
}
