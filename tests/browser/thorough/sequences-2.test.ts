import { isWhole } from '../support/is-whole.ts'
import { tenModes } from '../support/pairwise-modes.ts'
import { describeSequences } from '../support/sequences.ts'
import { shareOfModes } from '../support/share.ts'

describeSequences(shareOfModes(1, 2, isWhole ? undefined : tenModes))
