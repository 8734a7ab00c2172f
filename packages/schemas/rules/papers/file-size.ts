/** The largest file that people may send. */
export const mostFileMegabytes = 10
export const mostFileBytes = mostFileMegabytes * 2 ** 20
