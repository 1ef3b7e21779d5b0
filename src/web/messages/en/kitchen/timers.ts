import type { timers as french } from '../../fr/kitchen/timers.ts'
import type { Translation } from '../../translation.ts'

export const timers: Translation<typeof french> = {
  title: 'Timers',
}
