/** Mistakes of which some are not found, with the reason. Whatever else is not found fails the test. */
export const knownSurvivors: Readonly<Record<string, string>> = {}
