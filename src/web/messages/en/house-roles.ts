import type { houseRoles as french } from '../fr/house-roles.ts'
import type { Translation } from '../translation.ts'

export const houseRoles = {
  names: { owner: 'Owner', chef: 'Chef', cook: 'Cook' },
  sees: {
    owner: 'Sees and changes everything: the team, access and erasing data too.',
    chef: 'Sees and changes sheets, products, prices and orders. Neither the team, nor access, nor erasing.',
    cook: 'Sees the kitchen as a tablet does, by name: sheets without any price, steps to tick, batches.',
  },
} as const satisfies Translation<typeof french>
