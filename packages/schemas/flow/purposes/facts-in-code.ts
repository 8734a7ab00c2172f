/**
 * Facts that people decide and that pages read by name, beside the conditions of flows: their values keep their names. A test compares the
 * list with the code.
 */
export const factsInCode: readonly string[] = ['account_plan', 'destination', 'ira_home', 'offers_choice']
