import { describeSequences } from './support/sequences.ts'
import { shareOfModes } from './support/share.ts'

describeSequences(shareOfModes(0, 2))
