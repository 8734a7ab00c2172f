import { describeAxe } from './support/describe-axe.ts'
import { shareOfSteps } from './support/share.ts'

describeAxe(shareOfSteps(1, 2))
