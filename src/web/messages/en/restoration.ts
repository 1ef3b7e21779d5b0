import type { restoration as french } from '../fr/restoration.ts'
import type { Translation } from '../translation.ts'

export const restoration: Translation<typeof french> = {
  title: 'Restore a backup',
  lead: 'This installation is empty. The backup puts everything back as it was: accounts, sheets, products, suppliers, menus and photos.',
  instead: 'No backup? <link>Create the first account</link>',
  unread: 'Whether a backup can be restored is not known',
  code: {
    label: 'Restoration code',
    hint: 'Gramme writes it when it starts, in the terminal or the log of the server.',
    submit: 'Continue',
    busy: 'Checking...',
  },
  choose: 'Choose a file',
  chooseHint: 'gramme-….tar.zst, of this device, of any size.',
  onServer: 'On the server, in {folder}',
  noFile: 'No backup on the server, in {folder}.',
  file: '{size}, of {date} at {time}',
  take: 'Choose',
  takeOne: 'Choose {file}',
  uploading: 'Sending {name}: {sent} of {total}',
  waiting: 'The server does not answer any more. The upload will go on from where it is.',
  checking: 'Reading and checking the backup',
  restoring: 'Restoring',
  comparing: 'Last comparisons',
  stay: 'Gramme answers nobody meanwhile. This page may be closed; the server has to stay on.',
  facts:
    'Backup of {date} at {time}, by Gramme {version}: {rows, plural, one {# row} other {# rows}}. It is whole.',
  submit: 'Restore this backup',
  other: 'Choose another one',
  doneTitle: 'Backup restored',
  done: 'Gramme is as it was on {date} at {time}: {rows, plural, one {# row counted and compared} other {# rows counted and compared}}.',
  doneWithoutFacts: 'Gramme is as it was when the backup was made.',
  signIn: 'Sign in with the address and the password of that time.',
  closedTitle: 'There is an account here',
  closed:
    'A backup is restored into an installation where nobody has an account. This one has: sign in, or prepare an empty installation.',
  interrupted: 'The restoration was interrupted, and nothing was kept. Begin again.',
  emptyFile: 'This file is empty.',
  unreadableFile: 'This file cannot be read any more. Choose it again.',
  failed: 'The restoration has not begun',
  refusals: {
    INSTALLATION_IN_USE: 'Somebody has made an account meanwhile: nothing was written.',
    WRONG_CODE: 'This is not the code that Gramme wrote when it last started.',
    RESTORATION_ENDED:
      'Another window has taken over, or Gramme was started again: reload the page to begin again.',
    NO_ROOM: 'The disk of the server has no room for this file.',
  },
}
