const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const

/** The season of a day by whole months, spring from March on; December is of the winter that begins in its year. */
export function seasonOf(day: Date): { season: (typeof SEASONS)[number]; year: string } {
  const month = day.getMonth()
  const season = SEASONS[Math.floor(((month + 1) % 12) / 3)] ?? 'winter'
  const beganLastYear = month < 2
  return { season, year: String(day.getFullYear() - (beganLastYear ? 1 : 0)) }
}
