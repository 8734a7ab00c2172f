export const advanceJob = 'call-advance'
export const cancelJob = 'call-cancel'
export const remindJob = 'call-remind'
export const endJob = 'call-end'
