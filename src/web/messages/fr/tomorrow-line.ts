/** What is expected tomorrow, on the dashboard. */
export const tomorrowLine = {
  line: 'Demain\u00a0: {services}',
  service: '{figure} {count, plural, one {couvert} other {couverts}} {meal}',
  about: '≈\u00a0{figure}',
  between: '≈\u00a0{figure} ({low} à {high})',
  closed: 'fermé {meal}',
  meals: { lunch: 'le midi', dinner: 'le soir', day: 'sur la journée' },
} as const
