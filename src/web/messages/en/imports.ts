export const imports = {
  list: {
    title: 'Your imports',
    lead: 'Each can be undone as a whole for thirty days. What it has brought goes into the bin.',
    failure: 'Error loading the imports',
    more: '{count, plural, one {See the import before} other {See the # imports before}}',
    kinds: { 'account-file': 'Archive', 'sheet-files': 'Technical sheets' },
    since: 'on {date} at {time}',
    until: ', can be undone until {until}',
    files: '{names}{others, plural, =0 {} one { and # other file} other { and # other files}}',
    changed: '{count, plural, one {# changed sheet or product} other {# changed sheets and products}}',
    undo: 'Undo',
    undoOne: 'Undo the import of {name}, of {date} at {time}',
    undone: 'Undone on {date} at {time}.',
    inBin: 'Restore it from the bin',
  },
  undoing: {
    label: 'Undo the import',
    title: 'Undo the import?',
    confirm: 'Undo the import',
    busy: 'Undoing...',
    done: 'The import was undone. The bin can restore all of it.',
    bin: 'Bin',
    already:
      'This import can no longer be undone: another window has done so, or it is older than thirty days.',
    unknown: 'What undoing would change cannot be read',
    failure: 'The import was not undone',
    stayed:
      'Changed again since the import, and left as {count, plural, one {it is} other {they are}}: {names}.',
  },
  effect: {
    nothing: 'Undoing it takes away nothing and changes nothing in your account.',
    going: 'Will go into the bin, from which all of it can be restored for thirty days:',
    made: {
      sheets: '{count, plural, one {# technical sheet} other {# technical sheets}}',
      products: '{count, plural, one {# product} other {# products}}',
      suppliers: '{count, plural, one {# supplier} other {# suppliers}}',
      gammes: '{count, plural, one {# range} other {# ranges}}',
      menus: '{count, plural, one {# set menu} other {# set menus}}',
      sales: '{count, plural, one {# sales period} other {# sales periods}}',
    },
    articles: '{count, plural, one {# catalogue item} other {# catalogue items}}',
    dishes: '{count, plural, one {# dish of the menu} other {# dishes of the menu}}',
    modified: '{what}, {count} of them with your changes: {names}',
    names: '{names}{others, plural, =0 {} one { and # other} other { and # others}}',
    back: 'Will be as before the import again:',
    givenBack: '{count, plural, one {# sheet or product} other {# sheets or products}}: {names}',
    settings: 'the costing settings (wastage, margins, coefficients, VAT)',
    carte: 'the look of the carte',
    address: 'the online carte, closed again: its QR codes will lead nowhere',
    ownLead: 'In what you made yourself:',
    own: {
      dishes:
        '{count, plural, one {# dish of your ranges goes with its sheet} other {# dishes of your ranges go with their sheets}}: {names}',
      menus: '{count, plural, one {# set menu loses a dish} other {# set menus lose a dish}}: {names}',
      sales:
        '{count, plural, one {# sales period keeps the sales of the dishes that go} other {# sales periods keep the sales of the dishes that go}}',
      sheets:
        '{count, plural, one {# sheet loses an ingredient, whose name stays as a note} other {# sheets lose an ingredient, whose name stays as a note}}: {names}',
      products:
        '{count, plural, one {# product loses its supplier or an item} other {# products lose their supplier or an item}}: {names}',
    },
    staying: 'Changed again since, and left as they are:',
    stays: '{count, plural, one {# sheet or product} other {# sheets or products}}: {names}',
    settingsStay: 'the costing settings',
    carteStays: 'the look of the carte',
  },
} as const
