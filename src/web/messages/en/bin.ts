export const bin = {
  notice: {
    open: 'Open',
    restored: 'Restored: “{name}”{others, plural, =0 {} one { and # other} other { and # others}}',
    waiting:
      '{count, plural, one {# part comes} other {# parts come}} back with what {count, plural, one {it depends} other {they depend}} on, which is in the bin too.',
    lost: '{count, plural, one {# part has not come back: what it depended on no longer exists.} other {# parts have not come back: what they depended on no longer exists.}}',
    left: '{count, plural, one {# part that was changed since stays as it is.} other {# parts that were changed since stay as they are.}}',
  },
  failure: {
    restore: 'Nothing was restored',
    gone: 'It was restored already, or deleted permanently.',
    'title-taken': 'Another sheet is called “{name}”: rename it, then restore this one.',
    'article-taken':
      'Your product “{name}” comes from the same article of the catalogue already: delete it, then restore this one.',
    'merge-changed':
      '“{name}”, into which it was merged, has changed since: undoing the merge would lose that change.',
    'merge-in-bin': '“{name}”, into which it was merged, is in the bin: restore that first.',
    'gamme-gone':
      '{inBin, select, true {The range of this dish, “{name}”, is in the bin: restore it first.} other {The range of this dish no longer exists.}}',
    'carte-gone':
      '{inBin, select, true {Its menu, “{name}”, is in the bin: restore it first.} other {Its menu no longer exists.}}',
    'sheet-gone':
      '{inBin, select, true {The sheet of this dish, “{name}”, is in the bin: restore it first.} other {The sheet of this dish no longer exists.}}',
    'too-many-menus': 'You have as many set menus as Gramme keeps already: delete some first.',
  },
} as const
