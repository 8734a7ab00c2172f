/** What offers to earn money, and chats about them, are about. */
export const offerCategories = ['surveys', 'side_jobs', 'cash_back', 'selling', 'saving'] as const

export type OfferCategory = (typeof offerCategories)[number]

/** The category of this name, when there is one. */
export function toOfferCategory(name: string): OfferCategory | undefined {
  return offerCategories.find((category) => category === name)
}
