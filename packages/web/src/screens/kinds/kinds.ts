import type { StepKind } from '@app/schemas/flow/step'
import type { ComponentType } from 'react'
import type { ScreenProps } from '../screen-props.ts'
import { ChoiceScreen } from './choice/screen.tsx'
import { FormScreen } from './form/screen.tsx'
import { InfoScreen } from './info/screen.tsx'
import { LinkAccountScreen } from './link-account/screen.tsx'
import { PaymentScreen } from './payment/screen.tsx'
import { ProgressScreen } from './progress/screen.tsx'
import { ResultScreen } from './result/screen.tsx'
import { ScheduleScreen } from './schedule/screen.tsx'
import { SearchScreen } from './search/screen.tsx'
import { SignScreen } from './sign/screen.tsx'
import { SummaryScreen } from './summary/screen.tsx'
import { UploadScreen } from './upload/screen.tsx'

/** Every kind of screen. A kind without a folder here does not compile. */
export const kinds: Readonly<Record<StepKind, ComponentType<ScreenProps>>> = {
  info: InfoScreen,
  form: FormScreen,
  choice: ChoiceScreen,
  search: SearchScreen,
  upload: UploadScreen,
  schedule: ScheduleScreen,
  payment: PaymentScreen,
  sign: SignScreen,
  'link-account': LinkAccountScreen,
  progress: ProgressScreen,
  result: ResultScreen,
  summary: SummaryScreen,
}
