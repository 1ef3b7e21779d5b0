const NAMES = [
  'title',
  'file',
  'add',
  'replace',
  'remove',
  'hint',
  'preparing',
  'sending',
  'removed',
  'tooLarge',
  'failed',
  'changed',
  'changedNotRemoved',
  'replaceChanged',
] as const
type Name = (typeof NAMES)[number]

/** The words of a picture's card, out of the texts of what it is a picture of. */
export function pictureTexts(t: (name: Name) => string): Record<Name, string> {
  return Object.fromEntries(NAMES.map((name) => [name, t(name)])) as Record<Name, string>
}
