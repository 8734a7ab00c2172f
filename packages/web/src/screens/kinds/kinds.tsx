import type { StepKind } from '@app/schemas/flow/steps/step'
import type { ComponentType } from 'react'
import { late } from '../../ui/late.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { ChoiceScreen } from './choice/choice-screen.tsx'
import { FormScreen } from './form/form-screen.tsx'
import { InfoScreen } from './info/info-screen.tsx'

/** Every kind of screen. A kind without a folder here does not compile. What flows begin with is there at once; the rest comes when it is shown. */
export const kinds: Readonly<Record<StepKind, ComponentType<ScreenProps>>> = {
  info: InfoScreen,
  form: FormScreen,
  choice: ChoiceScreen,
  search: lateScreen(() => import('./search/search-screen.tsx').then(({ SearchScreen }) => SearchScreen)),
  upload: lateScreen(() => import('./upload/upload-screen.tsx').then(({ UploadScreen }) => UploadScreen)),
  schedule: lateScreen(() => import('./schedule/schedule-screen.tsx').then(({ ScheduleScreen }) => ScheduleScreen)),
  payment: lateScreen(() => import('./payment/payment-screen.tsx').then(({ PaymentScreen }) => PaymentScreen)),
  sign: lateScreen(() => import('./sign/sign-screen.tsx').then(({ SignScreen }) => SignScreen)),
  'link-account': lateScreen(() => import('./link-account/link-account-screen.tsx').then(({ LinkAccountScreen }) => LinkAccountScreen)),
  progress: lateScreen(() => import('./progress/progress-screen.tsx').then(({ ProgressScreen }) => ProgressScreen)),
  result: lateScreen(() => import('./result/result-screen.tsx').then(({ ResultScreen }) => ResultScreen)),
  summary: lateScreen(() => import('./summary/summary-screen.tsx').then(({ SummaryScreen }) => SummaryScreen)),
}

function lateScreen(load: () => Promise<ComponentType<ScreenProps>>): ComponentType<ScreenProps> {
  return late(load, () => <Skeleton lines={6} />)
}
