import type { BrandFile } from '@app/schemas/flow/brand'
import { StepComing } from '../screens/step-coming.tsx'
import frame from '../screens/step-frame.module.css'
import { StepHead } from '../screens/step-head.tsx'
import { BackLink } from './frame/back-link.tsx'
import { Header } from './frame/header.tsx'
import page from './frame/page.module.css'
import walked from './walk/walked-step.module.css'

type Props = {
  readonly brand: Pick<BrandFile, 'name' | 'support'>
  readonly step: { readonly section: string; readonly title: string; readonly lead: string }
}

/** The first screen of a step before any script has run, just as the step draws it a moment later. */
export function FirstView({ brand, step }: Props) {
  return (
    <div className={page.page}>
      <Header brand={brand} />
      <main className={page.main}>
        <div className={walked.top}>
          <BackLink onBack={undefined} />
        </div>
        <div className={`${frame.step} ${frame.column}`}>
          <StepHead step={step} />
          <StepComing />
        </div>
      </main>
    </div>
  )
}
