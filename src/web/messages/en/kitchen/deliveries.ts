import type { deliveries as french } from '../../fr/kitchen/deliveries.ts'
import type { Translation } from '../../translation.ts'

export const deliveries: Translation<typeof french> = {
  title: 'Deliveries',
}
