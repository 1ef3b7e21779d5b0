type Dated = { issuedOn: string; number: string }

const byNumber = new Intl.Collator('fr', { numeric: true })

/** Whether an invoice is of a later day than another, or of the same day with a later number. */
export function isLater(one: Dated, other: Dated): boolean {
  if (one.issuedOn !== other.issuedOn) return one.issuedOn > other.issuedOn
  return byNumber.compare(one.number, other.number) > 0
}

/** The latest of the numbers of invoices of one day: 'F-10' after 'F-9'. */
export function latestNumber(numbers: readonly string[]): string | undefined {
  return numbers.toSorted(byNumber.compare).at(-1)
}
