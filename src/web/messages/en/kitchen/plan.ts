import type { plan as french } from '../../fr/kitchen/plan.ts'
import type { Translation } from '../../translation.ts'

export const plan: Translation<typeof french> = {
  title: 'Plan',
}
