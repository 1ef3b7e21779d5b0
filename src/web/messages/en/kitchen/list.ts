import type { list as french } from '../../fr/kitchen/list.ts'
import type { Translation } from '../../translation.ts'

export const list: Translation<typeof french> = {
  title: 'Sheets',
  search: 'Find a sheet',
  stations: 'Stations',
  all: 'All stations',
  onCarte: 'On the carte',
  others: 'The other sheets',
  none: 'No sheet to show',
  noneSentence: 'Sheets will be here once they are written, or put on a carte.',
  nothing: 'No sheet matches.',
  showAll: 'Show all',
  toCheck: 'Allergens to be checked',
  noAllergens: 'No allergens',
  failed: 'The sheets could not be read',
}
