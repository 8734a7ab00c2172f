import type { Catalogue } from '../load/catalogue.ts'
import type { Document } from '../load/document.ts'
import { translateBrand, translatePage, translateQuestions, translateStep } from './translate.ts'

/** The catalogue as people read it in a language: steps, questions, pages and the brand. What is not translated stays English. */
export function catalogueIn(catalogue: Catalogue, language: string): Catalogue {
  if (language === 'en') return catalogue
  const { step, questions, landing, page, brand, translation } = catalogue.documents
  const wordsOf = (name: string) => translation.get(`${language}/${name}`)?.data
  return {
    ...catalogue,
    documents: {
      ...catalogue.documents,
      step: withData(step, (data, name) => translateStep(data, wordsOf(`steps/${name}`))),
      questions: withData(questions, (data) => ({ ...data, questions: translateQuestions(data.questions, wordsOf('questions')) })),
      landing: withData(landing, (data, name) => translatePage(data, wordsOf(`landings/${name}`))),
      page: withData(page, (data, name) => translatePage(data, wordsOf(`pages/${name}`))),
      brand: withData(brand, (data) => translateBrand(data, wordsOf('brand'))),
    },
  }
}

function withData<D extends Pick<Document, 'data'>>(
  documents: ReadonlyMap<string, D>,
  change: (data: D['data'], name: string) => D['data'],
): ReadonlyMap<string, D> {
  return new Map([...documents].map(([name, document]) => [name, { ...document, data: change(document.data, name) }]))
}
