import { memoizeByText } from '../../tables/memoize-by-text.ts'

/** Characters of a text that is kept, and how many are: steps are among them, which no reader is to fold twice. */
const [LONGEST_KEPT, MOST_KEPT] = [400, 20_000]

/** The function memoized by its text: each reader of a tab asks the same of the same cells. */
export const keepByText = <Value>(read: (text: string) => Value): ((text: string) => Value) =>
  memoizeByText(read, LONGEST_KEPT, MOST_KEPT)
