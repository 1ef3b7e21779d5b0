/** The ways of accounts and spreadsheets: '-4,20', '4,20-', '(30,00)', each with or without the sign of euros; '12,-' is twelve. */
const NEGATIVE =
  /^(?:[-−–]\s*(.*)|(.*\d(?:\s*(?:€|eur))?)\s*[-−–](?:\s*(?:€|eur))?|\(([^()\p{L}]*(?:eur)?)\))$/iu

/** A written figure without its sign. */
export function signedText(text: string): { negative: boolean; figure: string } {
  const found = NEGATIVE.exec(text)
  return found === null
    ? { negative: false, figure: text }
    : { negative: true, figure: found[1] ?? found[2] ?? found[3] ?? '' }
}
