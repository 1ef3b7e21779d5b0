import type { batches as french } from '../../fr/kitchen/batches.ts'
import type { Translation } from '../../translation.ts'

export const batches: Translation<typeof french> = {
  title: 'Batches',
}
