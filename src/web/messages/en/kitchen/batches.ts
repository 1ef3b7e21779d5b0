import type { batches as french } from '../../fr/kitchen/batches.ts'
import type { Translation } from '../../translation.ts'

export const batches: Translation<typeof french> = {
  title: 'Batches',
  failed: 'The batches could not be read',
  none: 'No batch in the house',
  noneSentence: 'What is made, opened or thawed and noted with its label appears here.',
  lot: 'batch {lot}',
  used: 'Used',
  usedOf: 'Used: {name}, batch {lot}',
  thrown: 'Thrown away',
  thrownOf: 'Thrown away: {name}, batch {lot}',
  usedNotice: '{name}: used',
  thrownNotice: '{name}: thrown away',
  partNotice: '{name}: a part thrown away',
  howMuch: 'Quantity thrown away',
  notSoMuch: 'Give a quantity, at most what there is',
  notWritten: 'The batch was not marked',
  why: 'Why throw “{name}” away?',
  reasons: {
    past: 'Past its date',
    quality: 'Quality',
    surplus: 'Surplus',
    spilt: 'Dropped or spilt',
  },
  more: '{count, plural, one {One further batch is to be used later.} other {# further batches are to be used later.}}',
}
