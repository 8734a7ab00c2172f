/** What keeps answers comes when somebody who has an account needs it first; nothing when it cannot be reached. */
export async function loadKeeping() {
  try {
    const [{ keepAnswers }, { wrongInRecords }] = await Promise.all([import('./keep-answers.ts'), import('./wrong-in-records.ts')])
    return { keepAnswers, wrongInRecords }
  } catch {
    return undefined
  }
}
