import type { Translation } from '../translation.ts'
import type { till as french } from '../fr/till.ts'

export const till = {
  title: 'Import from the till',
  open: 'Import from the till',
  file: {
    lead: 'The sales report as the till gives it: Excel (.xlsx) or CSV, with at least a column of dishes and one of quantities.',
  },
  refused: {
    'file-too-large': 'This file is over 20 MB. Export a shorter period.',
    'not-a-table': 'This file is not a table. Export the till’s sales as Excel or CSV, or paste their rows.',
    'broken-workbook': 'This workbook is damaged and cannot be read. Export it again, or as CSV.',
    'unpacked-too-large':
      'This workbook holds far too much data. Keep only the sheet of the sales, or export it as CSV.',
    'too-many-rows': 'This file has more than 100,000 rows. Export a shorter period.',
    'too-many-cells':
      'This file has far too many columns or cells. Keep those of the dishes and the quantities.',
    'no-dish-column': 'No column gives the names of the dishes. Say which one.',
    'no-quantity-column': 'No column gives the quantities sold. Say which one.',
    'no-sales': 'No sales can be read in these columns. Choose others.',
    tooSlow: 'Reading this file had stopped moving, so it was given up. Export a shorter period, or as CSV.',
  },
  columns: {
    title: 'What the file says',
    recognised: 'Read like the last time.',
    dish: 'Column of the dishes',
    quantity: 'Column of the quantities',
    date: 'Column of the dates',
    meal: 'Column of the time or the service',
    none: 'None',
    example: '{header} ({example})',
    returned: 'Column of the refunds',
  },
  days: {
    known: {
      both: '{days, plural, one {Sales of one day, lunch and dinner.} other {Sales of # days, lunch and dinner.}}',
      lunch: '{days, plural, one {Sales of one day, lunch.} other {Sales of # days, lunch.}}',
      dinner: '{days, plural, one {Sales of one day, dinner.} other {Sales of # days, dinner.}}',
      whole:
        '{days, plural, one {Sales of one whole day.} other {Sales of # whole days.}} Without a time or a service in the file, lunch and dinner stay together.',
    },
    hours: 'Before 5 p.m. a sale is of lunch; before 5 a.m., of the evening before.',
    undated:
      '{count, plural, one {# portion has no day: it counts in the period alone.} other {# portions have no day: they count in the period alone.}}',
    left: '{count, plural, one {# article left aside does} other {# articles left aside do}} not count among the covers of these days. For what has left the carte, give the covers served in Tomorrow.',
    'no-dates': 'No sales by day: the file does not give the day of each row.',
    'several-days': 'No sales by day: each row of the file covers several days.',
    'uncertain-order':
      'No sales by day: day and month of the dates may be the other way round. Export with the months in letters, or with the year first.',
    'unequal-columns': 'No sales by day: the columns of days do not add up to the quantity sold.',
    outside: 'No sales by day: the file has days outside this period.',
    'too-many': 'No sales by day: the file has too many. Export a shorter period.',
  },
  daysKnown: {
    title: '{count, plural, one {This day is known already} other {These # days are known already}}',
    more: '{count, plural, one {# other} other {# others}}',
    body: '. Nothing is stored yet.',
    replace: '{count, plural, one {Replace this day} other {Replace these days}}',
    keep: '{count, plural, one {Keep the earlier one} other {Keep the earlier ones}}',
  },
  remarks: {
    countedInNames: 'The quantities are read before the names: 2 x Blanquette.',
    families:
      '{count, plural, one {# row is the total of its family and is not counted} other {# rows are the totals of their families and are not counted}}: {names}.',
    returned:
      '{count, plural, one {# refunded portion is subtracted.} other {# refunded portions are subtracted.}}',
    cancelled:
      '{count, plural, one {# cancelled or failed row is not counted.} other {# cancelled or failed rows are not counted.}}',
    skipped:
      '{count, plural, one {# row without a dish or a quantity is passed over.} other {# rows without a dish or a quantity are passed over.}}',
    unread:
      '{count, plural, one {# row is not counted: its quantity cannot be read} other {# rows are not counted: their quantity cannot be read}}',
    unreadRow: '{name}: ‘{stood}’',
    unreadSo: 'Correct the file and choose it again, or type these sales by hand afterwards.',
    more: '{count, plural, one {and # other} other {and # others}}',
    column: '‘{header}’',
    uncounted:
      '{columns} {count, plural, one {is} other {are}} not subtracted from the sales. If these are portions, choose the column of the refunds.',
  },
  names: {
    title: 'Which dishes are these sales of?',
    lead: 'Your choices are kept: the next file will be read without asking.',
    label: 'Items of the till',
    name: 'On the till',
    sold: 'Sold',
    takenBack: 'Refunds: −{count, number}, counted as 0',
    unrounded: '{sum} in the file, counted as {counted, number}',
    dish: 'On the menu',
    dishOf: 'Dish of the menu for {name}',
    leave: 'Leave out this time',
    ignore: 'Always ignore',
    likely: 'The closest',
    menus: 'Set menus',
    takenIn: 'Taken in {menu}',
    onCarte: '{carte} · {what}',
    onCartes:
      '{count, plural, one {# article has the name of dishes of several menus} other {# articles have the names of dishes of several menus}}. Count them on:',
    certainty: {
      known: 'Like the last time',
      sure: 'Recognised',
      doubtful: 'To check',
      unknown: 'Unknown',
      ignored: 'Ignored',
      chosen: 'Chosen',
    },
    confirm: 'Yes, that is it',
    confirmOf: 'Yes, that is it: {dish} for {name}',
    change: 'Change',
    changeOf: 'Change the dish of {name}',
    ignoreRest:
      '{count, plural, one {Always ignore the unknown item} other {Always ignore the # unknown items}}',
    showIgnored: 'Ignored items ({count, number})',
    more: '{count, plural, one {Show one more item} other {Show # more items}}',
  },
  confirm: {
    total:
      '{sold, plural, =0 {No portion} one {# portion} other {# portions}} of {dishes, plural, =0 {no dish} one {# dish} other {# dishes}}{menus, plural, =0 {} one {, # set menu} other {, # set menus}}, {left, plural, =0 {all is taken} one {# item left out} other {# items left out}}.',
    derived:
      '{menu}: the file tells only the dishes taken. {sold, plural, one {# menu counts} other {# menus count}}, as often as the choice that was taken most.',
    twice:
      'Portions in set menus are added to the dishes. If your till also counts them among the dishes, leave its set menus out.',
    another: 'Keep both periods',
    replace: 'Replace the sales of this period',
    replaceOf: 'Replace the sales: {period}',
    replaced: 'Sales replaced: {period}',
    putBackFailed: 'The former sales could not be put back',
    withDays:
      '{days, plural, one {Sales recorded, with those of one service} other {Sales recorded, with those of # services}}',
    takeBackFailed: 'The sales of this file could not be removed',
    save: 'Save these sales',
  },
  sendFailure: 'The sales could not be saved',
} as const satisfies Translation<typeof french>
