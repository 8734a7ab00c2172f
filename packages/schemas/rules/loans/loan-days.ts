/** How long a request keeps its rate and fee. */
export const offerDays = 30

/** From confirming to sending the money: days on which banks move money. */
export const payOutBankDays = 2

/** How long after that day a confirmed loan waits for its signatures before it ends. */
export const lapseDays = 30
