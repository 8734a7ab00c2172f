/** What is wrong with files and modes. A service whose files are known to be sound needs none of it before the next one is saved. */
export { checkCatalogue, checkDocument, checkInParts } from './check/check.ts'
export { freshStart, type Proven, prove, type Verdict, verifyInParts, verifyMode } from './prove/verify.ts'
