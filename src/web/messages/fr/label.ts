export const label = {
  kinds: {
    made: 'Fait {when}',
    opened: 'Ouvert {when}',
    thawed: 'Décongelé {when}',
    vacuum: 'Sous vide {when}',
  },
  allergens: 'Allergènes\u00a0: {allergens}',
  toCheck: 'Allergènes à vérifier',
  alsoToCheck: '{allergens}. Autres allergènes à vérifier',
  none: 'Aucun des 14 allergènes',
} as const
