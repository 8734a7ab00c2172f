import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { DrawnAccount } from '../account/drawn-account.tsx'
import frame from '../screens/step-frame.module.css'
import { StepComing, StepHead } from '../screens/step-head.tsx'
import { BackLink } from './frame/back-link.tsx'
import { Header } from './frame/header.tsx'
import page from './frame/page.module.css'
import wizard from './walk/wizard.module.css'

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

type Props = {
  readonly brand: Pick<BrandFile, 'name' | 'support'>
  readonly children: ReactNode
}

/** The first screen of a page before any script has run, just as the page draws it a moment later. */
function FirstView({ brand, children }: Props) {
  return (
    <div className={page.page}>
      <Header brand={brand} />
      <main className={page.main}>{children}</main>
    </div>
  )
}

type Step = { readonly section: string; readonly title: string; readonly lead: string }

/** The heading of a step, and that more of it is coming. */
function FirstStep({ step }: { readonly step: Step }) {
  return (
    <>
      <div className={wizard.top}>
        <BackLink onBack={undefined} />
      </div>
      <div className={`${frame.step} ${frame.column}`}>
        <StepHead step={step} />
        <StepComing />
      </div>
    </>
  )
}
