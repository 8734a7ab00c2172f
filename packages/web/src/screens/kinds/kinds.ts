import type { StepKind } from '@app/schemas/flow/step'
import { type ComponentType, lazy } from 'react'
import type { ScreenProps } from '../screen-props.ts'
import { ChoiceScreen } from './choice/screen.tsx'
import { FormScreen } from './form/screen.tsx'
import { InfoScreen } from './info/screen.tsx'

/** Every kind of screen. A kind without a folder here does not compile. What flows begin with is there at once; the rest comes when it is shown. */
export const kinds: Readonly<Record<StepKind, ComponentType<ScreenProps>>> = {
  info: InfoScreen,
  form: FormScreen,
  choice: ChoiceScreen,
  search: late(() => import('./search/screen.tsx').then(({ SearchScreen }) => SearchScreen)),
  upload: late(() => import('./upload/screen.tsx').then(({ UploadScreen }) => UploadScreen)),
  schedule: late(() => import('./schedule/screen.tsx').then(({ ScheduleScreen }) => ScheduleScreen)),
  payment: late(() => import('./payment/screen.tsx').then(({ PaymentScreen }) => PaymentScreen)),
  sign: late(() => import('./sign/screen.tsx').then(({ SignScreen }) => SignScreen)),
  'link-account': late(() => import('./link-account/screen.tsx').then(({ LinkAccountScreen }) => LinkAccountScreen)),
  progress: late(() => import('./progress/screen.tsx').then(({ ProgressScreen }) => ProgressScreen)),
  result: late(() => import('./result/screen.tsx').then(({ ResultScreen }) => ResultScreen)),
  summary: late(() => import('./summary/screen.tsx').then(({ SummaryScreen }) => SummaryScreen)),
}

function late(load: () => Promise<ComponentType<ScreenProps>>): ComponentType<ScreenProps> {
  return lazy(async () => ({ default: await load() }))
}
