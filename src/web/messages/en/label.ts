export const label = {
  kinds: {
    made: 'Made {when}',
    opened: 'Opened {when}',
    thawed: 'Thawed {when}',
    vacuum: 'Vacuum-packed {when}',
  },
  allergens: 'Allergens: {allergens}',
  toCheck: 'Allergens to be checked',
  alsoToCheck: '{allergens}. Other allergens to be checked',
  none: 'None of the 14 allergens',
}
