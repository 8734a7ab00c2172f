import { pairwiseModes } from '../support/pairwise-modes.ts'
import { shareOfModes } from '../support/share.ts'
import { describeWalks } from '../support/walk-mode.ts'

describeWalks(shareOfModes(1, 2, pairwiseModes), { way: 'pairwise', isInterrupted: false })
