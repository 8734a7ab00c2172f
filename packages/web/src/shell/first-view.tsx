import type { BrandFile } from '@app/schemas/flow/site/brand'
import type { ReactNode } from 'react'
import frame from '../screens/step-frame.module.css'
import { StepComing, StepHead } from '../screens/step-head.tsx'
import { BackLink } from './frame/back-link.tsx'
import { Header } from './frame/header.tsx'
import page from './frame/page.module.css'
import wizard from './walk/wizard.module.css'

type Props = {
  readonly brand: Pick<BrandFile, 'name' | 'support'>
  readonly children: ReactNode
}

/** The first screen of a page before any script has run, just as the page draws it a moment later. */
export function FirstView({ brand, children }: Props) {
  return (
    <div className={page.page}>
      <Header brand={brand} />
      <main className={page.main}>{children}</main>
    </div>
  )
}

type Step = { readonly section: string; readonly title: string; readonly lead: string }

/** The heading of a step, and that more of it is coming. */
export function FirstStep({ step }: { readonly step: Step }) {
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
