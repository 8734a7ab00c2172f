import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { DrawnAccount } from '../account/drawn-account.tsx'
import { FirstStep, FirstView } from './first-view.tsx'

const brand = { name: '%brand%', support: { phone: '%phone%', email: '', hours: '' } }

/** Drawn when the pages are built, by what is on them; the service puts the words in for each step, and the query of the address. */
export function drawFirstViews(): Readonly<Record<'step' | 'signin' | 'signup', string>> {
  return {
    step: draw(<FirstStep step={{ section: '%section%', title: '%title%', lead: '%lead%' }} />),
    signin: draw(<DrawnAccount page="signin" action="/signin%search%" />),
    signup: draw(<DrawnAccount page="signup" action="/signup%search%" />),
  }
}

function draw(shown: ReactNode): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <FirstView brand={brand}>{shown}</FirstView>
    </StaticRouter>,
  )
}
