/** Words for a quantity that is left to the cook, as a pattern: 'QS', 'q.s.', 'PM' (pour mémoire), 'q.b.', 'à convenance', 'to taste'. */
export const AT_WILL_WORDS = [
  String.raw`q\.?\s?s\.?`,
  String.raw`p\.?\s?m\.?`,
  String.raw`q\.?\s?b\.?`,
  'quantité suffisante',
  'à (?:votre |son )?(?:goût|convenance|discrétion)',
  'au goût',
  'selon (?:le |votre |vos )?goûts?',
  'to taste',
  'as needed',
].join('|')

const ALONE = new RegExp(String.raw`^\s*(?:${AT_WILL_WORDS})\s*$`, 'iu')
/** 'QS de persil', 'PM persil' */
const BEFORE = new RegExp(String.raw`^\s*(?:${AT_WILL_WORDS})(?!\p{Letter})\s*(?=\S)`, 'iu')
/** 'Sel QS', 'Salt, to taste', 'Persil : q.s.', 'Poivre (QS)' */
const AFTER = new RegExp(String.raw`[\s,(:–-]+(?:${AT_WILL_WORDS})\s*\)?\s*$`, 'iu')

/** Whether a text says nothing but that the quantity is left to the cook. */
export function isAtWill(text: string): boolean {
  return ALONE.test(text)
}

/** A text without the words that leave its quantity to the cook; null where it has none, or nothing else. */
export function withoutAtWill(text: string): string | null {
  for (const words of [AFTER, BEFORE]) {
    const rest = text.replace(words, '')
    if (rest !== text && rest.trim() !== '') return rest.trim()
  }
  return null
}
