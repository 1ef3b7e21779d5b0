import type { sheet as french } from '../../fr/kitchen/sheet.ts'
import type { Translation } from '../../translation.ts'

export const sheet: Translation<typeof french> = {
  amounts: 'Amounts',
  allergens: 'Allergens: {allergens}',
  noAllergens: 'No allergen',
  undeclared:
    'To be checked: {count, plural, one {# undeclared ingredient} other {# undeclared ingredients}}',
  meant: 'Yes, {times}',
  writtenQuantities:
    'Amounts in the text are those of the recipe for {count, plural, one {# portion} other {# portions}}.',
  stepDone: 'Step {number} done',
  time: { hours: '{count}\u00a0h', minutes: '{count}\u00a0min', seconds: '{count}\u00a0s' },
  timerOf: 'Timer of {time}, step {number}',
  timerRuns: '{time}: runs, step {number}',
  running: '{time}: runs',
  timerName: 'Step {number} · {title}',
  mayTurnOff: 'In this browser the screen may turn itself off while you read.',
  changed: 'This sheet has changed.',
  showChanged: 'Show the new one',
  deleted: 'This sheet was deleted, or this tablet no longer shows it. It can still be read here.',
  gone: 'This sheet is no longer there',
  goneSentence: 'It was deleted, or this tablet does not show it.',
  backToList: 'All sheets',
  partUnknown:
    'How much this sheet takes of it is not known: amounts of the recipe, for {count, plural, one {# portion} other {# portions}}.',
  openSheet: 'Open the sheet “{name}”',
  failed: 'The sheet could not be read',
}
