import { isFew } from '../support/is-few.ts'
import { isWhole } from './support/is-whole.ts'
import { tenModes } from './support/pairwise-modes.ts'
import { describeSequences } from './support/sequences.ts'
import { shareOfModes } from './support/share.ts'

/** Where few are wanted, every fifth of the ten. */
describeSequences(shareOfModes(0, isFew ? 5 : 2, isWhole ? undefined : tenModes))
