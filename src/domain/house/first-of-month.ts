/** A day that was written in French words, whose first of a month is an ordinal: '1er décembre 2026'. */
export function withFirstOfMonth(day: string): string {
  return day.replace(/(?<!\d)1 (?=\p{L})/u, '1er ')
}
