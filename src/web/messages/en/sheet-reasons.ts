export const sheetReasons = {
  reasons: {
    'name-missing': 'Row {row}: figures, and no name.',
    'price-missing': 'Row {row}, {name}: {amount} × ?: no price.',
    'quantity-missing': 'Row {row}, {name}: no quantity.',
    'unit-missing': 'Row {row}, {name}: {amount}, without a unit.',
    'quantity-unclear': 'Row {row}, {name}: quantity to be checked ({amount}).',
    'price-unclear': 'Row {row}, {name}: the price is no figure that we can read.',
    'loss-unclear':
      'Row {row}, {name}: loss or yield “{written}”, read as a loss of {computed}: to be checked.',
    'loss-unproven':
      'Column {columns} ({others}): nothing says whether your quantities are before or after this loss; it is not counted.',
    'units-unrelated':
      'Row {row}, {name}: {amount}, and a price for {priceUnit}: nothing says how one becomes the other.',
    'price-unit-unknown': 'Row {row}, {name}: nothing says which unit the price is for.',
    'line-cost-differs': 'Row {row}, {name}: your file says {stated}, the sum gives {computed}.',
    'total-leaves-out-lines':
      'Your total leaves out {count, plural, one {row {rows}} other {rows {rows}}}: {lost}.',
    'total-counts-twice': 'Your total counts {computed} twice.',
    'figure-differs': '{figure}: your file says {stated}, the sum gives {computed}.',
    'pack-price-as-unit-price': 'Row {row}, {name}: {price}, which seems to be the price of the pack.',
    'grams-for-kilos': 'Row {row}, {name}: {amount}: grams read as kilos, or the reverse.',
    'price-unlike-others': 'Row {row}, {name}: {price}, far from its price in your other sheets.',
    'price-unlikely': 'Row {row}, {name}: {price}, far more than this product costs.',
    'quantity-unlikely':
      'Row {row}, {name}: {amount} for {portions, plural, one {# portion} other {# portions}}, far more than a dish takes.',
    'portions-missing': 'The cost of a portion is there ({stated}), the number of portions is not.',
    'portions-unclear':
      'Your quantities seem to be for one person, and the sheet counts {portions, number}: correct the portions if the cost is that of one.',
    'price-of-measure':
      'Cell {cell}: a selling price of {stated} for a kilo or a litre, and the file does not say how much the sheet gives: it stays in the notes.',
    'title-unclear': 'Is the title “{name}”, or {others}?',
    'title-twice':
      'Another sheet of this tab is called “{name}” too (cell {cell}): both are kept, give them different titles.',
    'lines-too-many': 'This sheet has {portions, number} rows: the first 500 are read, the others are not.',
    'several-readings': 'Several readings give the same amounts: check columns {columns}.',
    'dishes-unclear':
      'Columns {columns}{others, select, none {} other { ({others})}}: they seem to name several dishes, read here as one sheet.',
    'columns-unread': 'Another version of the dish, columns {columns} ({others}): it is not imported.',
    'portion-costs-alone':
      'Column {columns}: what each row costs in one portion, without purchase prices: we derive no price from it.',
    'charges-left':
      'The file also counts: {charges}. Gramme does not count {charged, plural, one {it} other {them}} in the cost of materials.',
    'part-of-total':
      'Cell {cell}: a total of {stated} adds up this table and others, which may be parts of one dish: each becomes a sheet.',
    'value-unknown':
      'Cell {cell}: its value is not in the file (an error, a link to another workbook, or a formula saved without its result).',
    'circular-reference': 'Cell {cell}: its formula leads back to itself.',
    'other-currency': 'The amounts are in {currency}, not in euros: the prices are not taken.',
    'prices-with-tax': 'The purchase prices include VAT.',
    'total-missing': 'Your file has no total: nothing proves the reading.',
    'prices-missing': 'This sheet has no prices.',
    'lines-missing': 'No ingredient was found.',
    'rows-apart': 'Row {row}, {name}: far from the other rows of this sheet in your file. Is it one of them?',
    'maybe-preparation':
      'Row {row}, {name}, at {price}: read as a product that you buy. Or is it your sheet “{name}”?',
    'maybe-bought':
      'Row {row}, {name}, at {price}: read as your sheet, which costs {computed}. Or is it a product that you buy?',
    'preparation-circle': 'This sheet contains itself: {path}.',
  },
  storedCost:
    '{exact, select, yes {Right in the file} other {In the file}}: {stated}. Stored at {computed}{incomplete, select, yes {, cost incomplete} other {}}: {causes}.',
  storedCauses: {
    'file-price': 'the price of “{name}”, {price} ({own} here), is from {source}',
    'sheet-price': 'the price of “{name}”, {price} ({own} here), is from the sheet “{source}”',
    'account-price': 'the price of “{name}”, {price} ({own} here), is the one in your account',
    preparation: '“{name}” is your sheet, at {price} ({own} here)',
    loss: 'the loss of “{name}” is counted by the formula of your Settings',
    'yield-missing': '“{name}” is your sheet, which does not say how much it gives, and has no cost',
    'no-cost': '“{name}” has no cost',
  },
  storedOthers: '{causes}{others, plural, =0 {} one {; and # other line} other {; and # other lines}}',
  quantityWritten: 'Row {row}, {name}: your file says “{written}”, read as {amount}: check the quantity.',
  quantityUnread: 'Row {row}, {name}: “{written}” is not a quantity that we read.',
  priceWritten: 'Row {row}, {name}: your file says “{written}”, read as {price}: check the price.',
  priceUnread: 'Row {row}, {name}: “{written}” is not a price that we read.',
  unitWritten: 'Row {row}, {name}: {amount} “{written}”: which unit is that?',
  leavesOutOneOf: 'Your total leaves out one of rows {rows}: {lost}.',
  totalMissingAlone:
    'Its lines come to {computed}. Your file has no total to compare: nothing proves the reading.',
  portionsOther:
    'The sheet is for {portions, number}, and counts {likely, number} too: correct the portions if the quantities are for {likely, number}.',
  /** '(6 pièces)', '6 à 8 personnes': one text for two numbers. */
  portionsWritten:
    '“{written}”: {portions, plural, one {# portion} other {# portions}}, or {likely, plural, one {a single one} other {{likely, number}}}? Read as {portions, number}: correct the portions if it is {likely, plural, one {a single one} other {{likely, number}}}.',
  portionsLikely:
    'The cost of a portion is there ({stated}), the number of portions is not: {likely, number} would fit.',
  lost: '{amount} in all',
  lostPerPortion: '{amount} a portion',
  figures: {
    total: 'Total',
    'total-ttc': 'Total with VAT',
    'portion-cost': 'Cost of a portion',
    coefficient: 'Coefficient',
    margin: 'Margin',
    'margin-percent': 'Margin rate',
    'cost-percent': 'Food cost ratio',
    'price-ttc': 'Price with VAT',
    vat: 'VAT',
    'net-quantity': 'Net quantity, cell {cell}',
    'quantity-total': 'Total of the quantities, cell {cell}',
  },
  titleMissing: 'The file has no title: “{name}” is the name of the tab.',
  quoted: '“{title}”',
  charge: '{name} {amount}',
  noAmount: 'without an amount',
  nameless: 'without a name',
  noQuantity: '?',
  countOf: '{quantity} × {one}',
  noUnit: 'an unknown unit',
  perUnit: '{price} / {unit}',
} as const
