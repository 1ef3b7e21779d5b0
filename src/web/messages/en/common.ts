import type { common as french } from '../fr/common.ts'
import type { Translation } from '../translation.ts'

export const common = {
  retry: 'Try again',
  cancel: 'Cancel',
  confirm: 'Confirm',
  close: 'Close',
  back: 'Back',
  save: 'Save',
  saving: 'Saving...',
  delete: 'Delete',
  deleting: 'Deleting...',
  undo: 'Undo',
  loading: 'Loading',
  search: 'Search',
  clearSearch: 'Clear the search',
  notDefined: 'Not defined',
  none: '–',
  quantity: 'Quantity',
  savedAt: 'Saved at {time}',
  number: {
    unreadable: '“{text}” is not a number',
    notWhole: '“{text}” is not a whole number',
    range: '“{text}” is not between {min} and {max}',
    tooLow: '“{text}” is below {min}',
  },
  margin: {
    high: 'Good margin: {rate}',
    medium: 'Margin to watch: {rate}',
    low: 'Low margin: {rate}',
    provisional: 'Provisional margin: {rate}',
    provisionalWhy: 'Provisional: incomplete cost',
  },
  reorder: {
    handle: 'Move “{name}”',
    hint: 'Drag, or Alt + arrow',
    moved: '{name}, place {place} of {count}',
  },
  closing: {
    title: 'Close without saving?',
    body: 'What you typed is not saved and will be lost.',
    stay: 'Go on typing',
    leave: 'Close without saving',
  },
  unsaved: {
    title: 'Leave without saving?',
    body: 'What you entered on this page is not saved and will be lost.',
    bodyOfDraft: 'Signing out deletes the draft of your work that this browser keeps.',
    stay: 'Stay on the page',
    leave: 'Leave without saving',
  },
} satisfies Translation<typeof french>
