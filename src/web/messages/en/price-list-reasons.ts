export const priceListReasons = {
  refused: {
    'file-too-large':
      'This file is over 20 MB. Remove its pictures or the sheets you do not need, or export it as CSV.',
    'not-a-table':
      'This file is not a table. Ask your supplier for the price list in Excel, CSV or PDF, or paste its rows.',
    'broken-workbook':
      'This workbook is damaged and cannot be read. Open it in a spreadsheet and save it again, or ask your supplier for another copy.',
    'scanned-pdf':
      'The pages of this PDF are pictures: their text cannot be read. Ask your supplier for the price list in Excel, CSV or a PDF with text.',
    'locked-pdf':
      'This PDF is protected by a password. Ask your supplier for one without, or paste its rows.',
    'broken-file': 'This PDF is damaged or incomplete. Ask your supplier for another copy.',
    'unpacked-too-large':
      'This workbook holds far too much for a price list. Keep the sheet of prices alone, or export it as CSV.',
    'too-many-rows': 'This file is over 100,000 rows. Split it into several files.',
    'too-many-cells':
      'This file has far too many columns or cells for a price list. Keep those of products and prices.',
    'no-rows':
      'This file has its row of titles alone, and no product under it. Check that it is the right one, or export it again.',
    'no-prices': 'This file holds no prices. Ask your supplier for the list with its prices.',
    'no-name-column': 'No column gives the names of the products. Say which one below.',
    'no-price-column': 'No column of prices was found. Say which one below.',
    'several-prices':
      'Several columns may hold the price, and nothing says which one you pay. Choose it below: your choice is kept.',
    'paper-invoice':
      'This file looks like an invoice or a delivery note: it gives quantities and their amounts, not the price of each product. If a column gives that price, say which one below.',
    'paper-credit':
      'This file looks like a credit note: it gives what was taken back, not prices to pay. If a column gives the price, say which one below.',
    'paper-order':
      'This file looks like an order or a delivery note: it gives quantities, not prices. If a column gives the price, say which one below.',
    'paper-stock':
      'This file looks like a stock list: it gives quantities in stock, not prices. If a column gives the price, say which one below.',
    'paper-recipes':
      'This file says in which dishes products are used, not their prices. Import it with “Import my sheets”.',
    'paper-sales':
      'This file looks like a report of sales or consumption: it gives quantities and their amounts, not the price of each product. If a column gives that price, say which one below.',
    'paper-checks':
      'This file looks like a record of temperatures or times: its figures are not prices. If a column gives the price, say which one below.',
    'mark-unclear': 'The prices are written as “3.230”: three and a little, or thousands? Answer once below.',
    'currency-unclear':
      'Most of these prices are far above the usual ones in euros. If they are in another currency, convert them before the import; if they are in euros, tick the box below.',
    'several-lists':
      'Several lists are mixed in this sheet, and nothing says which price goes with which name. Keep one column of names and one of prices below, or separate the lists.',
    tooSlow:
      'Reading this file had stopped moving, so it was given up. Keep the sheet of prices alone, or export it as CSV.',
  },
  doubts: {
    'pack-missing': 'Sold by the case, without saying what is in it',
    'pack-approximate': 'Approximate weight',
    'pack-ambiguous': 'This pack can be understood in another way',
    'price-basis-uncertain': 'Price of the case or of the piece? The file does not say',
    'unit-price-differs': 'The unit price that the supplier prints is not the one that follows from the pack',
    'name-cut': 'Name too long, shortened',
    'brand-cut': 'Brand too long, shortened',
    'code-cut': 'Code too long, shortened',
    'pack-unreadable': 'Pack not understood',
    'pack-from-name': 'Pack read in the name',
    'price-from-unit-price': 'Price taken from the column of the other price',
    'price-unit-unreadable': 'The unit of the price was not understood',
    'price-mark-unclear': 'The point may separate thousands or decimals',
    'price-unit-differs': 'The title says a price per kg or litre, the row another unit',
    'price-implausible': 'Price per kg or litre far from those of this category',
    'price-far-from-known': 'At least five times more, or five times less, than the price in the catalogue',
    'unit-ambiguous': 'Bunch or bottle? The file does not say',
    'discount-not-applied': 'A discount is printed beside this price, it was not taken off',
    'price-without-tax': 'Price with VAT, taken off',
    'unit-price-unreadable': 'The other price cannot be read',
    'vat-unreadable': 'VAT rate cannot be read',
    'vat-assumed': 'VAT rate assumed: 5.5%, or 20% for alcohol',
    'allergens-unknown': 'Unknown allergen in this text',
    'allergens-numbered': 'Numbers read in the order of the official list of allergens',
  },
  skips: {
    'price-missing': 'Without a price',
    'price-on-request': 'Price on request',
    'price-zero': 'Price of zero',
    'price-negative': 'Negative price',
    'price-in-dollars': 'Price in dollars, not in euros',
    'price-in-pounds': 'Price in pounds, not in euros',
    'price-in-francs': 'Price in francs, not in euros',
    'price-other-currency': 'Price in a currency other than the euro',
    'price-too-high': 'Implausible price',
    'price-unreadable': 'Price cannot be read',
    'name-missing': 'Without a name',
    'above-header': 'Above the row of titles',
    'repeated-header': 'Titles again',
    'repeated-row': 'The same as a row further up',
    remark: 'A remark, not a product',
  },
} as const
