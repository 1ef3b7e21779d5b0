import type { marks as french } from '../../fr/kitchen/marks.ts'
import type { Translation } from '../../translation.ts'

export const marks: Translation<typeof french> = {
  toSend: 'To send: {count}',
}
