/** The houses of a person, and the people of a house. */
export const houses = {
  goTo: 'Aller à une autre maison',
  switchFrom: 'Maison\u00a0: {name}. Changer de maison',
  failed: 'Le changement de maison n’a pas abouti',
  by: 'par {name}',
  offered: {
    notice: '{name} vous propose de devenir propriétaire de cette maison.',
    see: 'Voir la proposition',
  },
  former: 'un ancien membre',
} as const
