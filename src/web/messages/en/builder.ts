import type { builder as french } from '../fr/builder.ts'
import type { Translation } from '../translation.ts'

export const builder: Translation<typeof french> = {
  newTitle: 'New technical sheet',
  untitled: 'Untitled',
  facts: 'The sheet',
  ingredients: 'Ingredients',
  range: 'Category',
  portions: 'Portions',
  more: 'Description, times, yield and method',
  notesHint: 'Plating, variations: what does not fit in a step.',
  allergens: {
    title: 'Allergens',
    hint: 'They come from the products of the sheet and are corrected on each product.',
    none: 'No ingredient yet: the allergens of your products will show here.',
  },
  steps: {
    title: 'Steps',
    hint: 'Enter for the next step, Alt + arrow to move one. A recipe that is pasted becomes one step a line.',
    label: 'Step {place}',
    placeholder: 'Blanch the diced shoulder, refresh…',
    add: 'Add a step',
    remove: 'Remove step {place}',
    removed: 'Step {place} removed',
    moveHint: 'Drag, or Alt + arrow',
    moved: 'Step {place} of {count}',
  },
  draft: {
    kept: 'Draft kept in this browser at {time}',
    notYet: 'Not saved yet',
    resumed: 'Draft of {date} at {time} resumed.',
    until: 'It stays in this browser until you save or sign out: you may leave this page.',
    startAgain: 'Start again',
    takeStored: 'Go back to the saved version',
    dropped: 'Draft dropped',
    refused: 'This browser keeps no draft: its storage is full or blocked. Save before you leave this page.',
    elsewhere:
      'Another window already keeps a draft of this sheet. What you type here is not kept: save before you leave this page.',
    keepThis: 'Keep this one instead',
  },
  duplicate: {
    action: 'Duplicate',
    title: 'Save before duplicating?',
    body: 'The copy is made from the saved sheet. What you have just entered has to be saved first.',
    confirm: 'Save and duplicate',
    busy: 'Duplicating…',
  },
}
