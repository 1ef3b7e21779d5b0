const GUESTS =
  /^(?:(?:pour|qt[ée]\.?|quantit[ée])\s+)*(?<guests>\d{1,4})\s*(?:personnes?|pers\.?|p\.|pax|couverts?|couv\.?|cvts?\.?|portions?|parts?|convives?|servings?|people)$/iu

/** Of how many guests the quantities of a column are, by its head: '10 pers'; null for any other head. */
export function guestsOfHead(head: string): number | null {
  const { guests } = GUESTS.exec(head.trim())?.groups ?? {}
  return guests === undefined ? null : Number(guests)
}

/** The guests of each column of a row of heads, where several columns say them: 'Ingrédients⇥4 pers⇥10 pers'. */
export function guestsOfColumns(line: string): number[] {
  const guests = line.split('\t').flatMap((cell) => guestsOfHead(cell) ?? [])
  return guests.length > 1 ? guests : []
}
