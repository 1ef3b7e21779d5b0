import type { tomorrowLine as french } from '../fr/tomorrow-line.ts'
import type { Translation } from '../translation.ts'

export const tomorrowLine: Translation<typeof french> = {
  line: 'Tomorrow: {services}',
  service: '{figure} {count, plural, one {cover} other {covers}} {meal}',
  about: '≈\u00a0{figure}',
  between: '≈\u00a0{figure} ({low} to {high})',
  closed: 'closed {meal}',
  meals: { lunch: 'at lunch', dinner: 'at dinner', day: 'over the day' },
}
