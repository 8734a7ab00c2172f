import { modeNames } from '../../model/support/all-flows.ts'
import { pairwiseModes } from '../support/pairwise-modes.ts'
import { describeWalks } from '../support/walk-mode.ts'

describeWalks(modeNames, { way: 'shortest', isInterrupted: true, isLater: true })
describeWalks(pairwiseModes, { way: 'pairwise', isInterrupted: false, isLater: true })
