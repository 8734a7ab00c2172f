import type { StepKind } from '@app/schemas/flow/step'
import type { ComponentType } from 'react'
import { late } from '../../ui/late.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { ChoiceScreen } from './choice/screen.tsx'
import { FormScreen } from './form/screen.tsx'
import { InfoScreen } from './info/screen.tsx'

/** Every kind of screen. A kind without a folder here does not compile. What flows begin with is there at once; the rest comes when it is shown. */
export const kinds: Readonly<Record<StepKind, ComponentType<ScreenProps>>> = {
  info: InfoScreen,
  form: FormScreen,
  choice: ChoiceScreen,
  search: lateScreen(() => import('./search/screen.tsx').then(({ SearchScreen }) => SearchScreen)),
  upload: lateScreen(() => import('./upload/screen.tsx').then(({ UploadScreen }) => UploadScreen)),
  schedule: lateScreen(() => import('./schedule/screen.tsx').then(({ ScheduleScreen }) => ScheduleScreen)),
  payment: lateScreen(() => import('./payment/screen.tsx').then(({ PaymentScreen }) => PaymentScreen)),
  sign: lateScreen(() => import('./sign/screen.tsx').then(({ SignScreen }) => SignScreen)),
  'link-account': lateScreen(() => import('./link-account/screen.tsx').then(({ LinkAccountScreen }) => LinkAccountScreen)),
  progress: lateScreen(() => import('./progress/screen.tsx').then(({ ProgressScreen }) => ProgressScreen)),
  result: lateScreen(() => import('./result/screen.tsx').then(({ ResultScreen }) => ResultScreen)),
  summary: lateScreen(() => import('./summary/screen.tsx').then(({ SummaryScreen }) => SummaryScreen)),
}

function lateScreen(load: () => Promise<ComponentType<ScreenProps>>): ComponentType<ScreenProps> {
  return late(load, () => <Skeleton lines={6} />)
}
