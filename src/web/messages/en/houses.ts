import type { houses as french } from '../fr/houses.ts'
import type { Translation } from '../translation.ts'

export const houses = {
  goTo: 'Go to another house',
  switchFrom: 'House: {name}. Change house',
  failed: 'The house could not be changed',
  by: 'by {name}',
  offered: { notice: '{name} offers you to become the owner of this house.', see: 'See the offer' },
  former: 'a former member',
} as const satisfies Translation<typeof french>
