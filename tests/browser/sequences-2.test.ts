import { describeSequences } from './support/sequences.ts'
import { shareOfModes } from './support/share.ts'

describeSequences(shareOfModes(1, 2))
