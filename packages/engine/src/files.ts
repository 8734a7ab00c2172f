/** What a service serves: files as they are read, the modes that they become, and both in every language. */
export { type Explained, explainMode, explainResume, requiredStates } from './explain/explain.ts'
export { type Catalogue, changeFile, loadCatalogue, placeOf, prepareSchemas } from './load/catalogue.ts'
export { type Diagnostic, sortDiagnostics } from './load/diagnostic.ts'
export { type Document, report, type SourceFile } from './load/document.ts'
export { type Cost, type Costs, findOverspent, pricesOf } from './prove/budget.ts'
export { type Finding, type Proof, proofNumbers } from './prove/finding.ts'
export { type OpenPlaces, openPlaces } from './resolve/app-places.ts'
export { filesOf, type Hash, leadsToQuestions, resolveMode, usedByAll } from './resolve/resolve.ts'
export { type Vocabulary, vocabularyOf } from './resolve/vocabulary.ts'
export { compareWords } from './translate/compare.ts'
export {
  translateBrand,
  translateMode,
  translatePage,
  translatePartner,
  translateProvider,
  translateQuestions,
  translateStep,
} from './translate/translate.ts'
export { brandWords, pageWords, questionWords, stepWords } from './translate/word-places.ts'
