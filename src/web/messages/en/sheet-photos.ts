export const sheetPhotos = {
  title: 'Photos of your files',
  sending: 'Sending the photos: {done, number} of {of, number}',
  failure: 'The sending of the photos has stopped',
  added:
    '{count, plural, =0 {No photo is added.} one {# photo is added to its sheet.} other {# photos are added to their sheets.}}',
  left: '{count, plural, one {# photo is not sent.} other {# photos are not sent.}}',
  resume: 'Send the photos that remain',
  kept: '{count, plural, one {# sheet had a photo already, and keeps it.} other {# sheets had a photo already, and keep it.}}',
  gone: '{count, plural, one {# photo has no sheet any more: it was deleted meanwhile.} other {# photos have no sheet any more: they were deleted meanwhile.}}',
  ofKept:
    '{count, plural, one {# sheet of your account is not replaced: its photo stays as it is.} other {# sheets of your account are not replaced: their photos stay as they are.}}',
  leftOut:
    '{count, plural, one {# picture of your files is not taken} other {# pictures of your files are not taken}}: only photos as JPEG, PNG or WebP are, of 64 pixels a side at least and 10 MB at most.',
  refused: '{title}: {why}',
} as const
