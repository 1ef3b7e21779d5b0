import type { Translation } from '../translation.ts'
import type { sales as french } from '../fr/sales.ts'
import { salesActions } from './sales-actions.ts'
import { salesClosing } from './sales-closing.ts'
import { salesComparison } from './sales-comparison.ts'
import { salesDeparted } from './sales-departed.ts'
import { salesMenus } from './sales-menus.ts'

export const sales = {
  title: 'Sales and margins',
  back: 'Menu',
  noDishes: {
    sentence: 'Sales are entered dish by dish: add recipes to your ranges first.',
    action: 'My ranges',
  },
  noPeriods: {
    title: 'Which dishes earn?',
    sentence:
      'Say what was sold in a month, by hand or with the till’s file: each dish finds its place among stars, plowhorses, puzzles and dogs.',
  },
  margins: {
    title: 'What each dish leaves',
    under:
      '{count, plural, =0 {No dish is below the target of {rate}} one {# dish of {total} below the target of {rate}} other {# dishes of {total} below the target of {rate}}}',
    dish: 'Dish',
    cost: 'Cost a portion',
    price: 'Price incl. VAT',
    target: 'Incl. VAT for {rate}',
    margin: 'Margin a portion excl. VAT',
    line: 'cost {cost} · {price} incl. VAT',
    lineUnder: 'cost {cost} · {price}\u00a0→ {target} incl. VAT for {rate}',
  },
  print: 'Print',
  tabs: { label: 'Sales and analysis', ventes: 'Sales', analyse: 'Analysis', comparaison: 'Comparison' },
  gammes: { label: 'Range', all: 'The whole menu' },
  period: {
    label: 'Period',
    added: '{days}, added on {date} at {time}',
    option: '{days} ({sold, plural, =0 {no sales} one {# sale} other {# sales}})',
    new: 'New period',
    edit: 'Correct the dates',
    remove: 'Delete the period',
    firstDay: 'First day',
    lastDay: 'Last day',
    create: 'Enter the sales',
    save: 'Save',
    parts: { days: 'The dates' },
    faults: {
      missing: 'Give the first and the last day.',
      reversed: 'The last day comes before the first.',
      far: 'Choose days between 2000 and 2100.',
    },
    overlap: 'This period overlaps {periods}: the same sales could be there twice.',
    quoted: '“{days}”',
    file: 'File “{name}”',
    typed: 'Sales typed by hand',
    ofAll: 'The sales of a period are counted over all menus.',
    createFailed: 'The period could not be created',
    editFailed: 'The dates could not be saved',
    removeFailed: 'The period could not be deleted',
    removeTitle: 'Delete this period?',
    removeBody:
      '{days}: {dishes, plural, =0 {no sales were entered} one {the sales of one dish will be lost} other {the sales of # dishes will be lost}}{menus, plural, =0 {} one {, and those of one set menu} other {, and those of # set menus}}.',
    removeFromAll: 'The sales of all your menus are in this period.',
    removed: 'Period deleted',
    loadFailed: 'The sales of this period could not be read',
  },
  entry: {
    gone: 'This period was deleted meanwhile. What you typed is still here.',
    goneDishes:
      '{count, plural, one {# dish or set menu that is no longer on the menu will not come back in it.} other {# dishes or set menus that are no longer on the menu will not come back in it.}}',
    createAgain: 'Create it again with these sales',
    label: 'Sales by dish',
    dish: 'Dish',
    price: 'Price incl. VAT',
    sold: 'Sold',
    soldOf: 'Portions sold: {name}',
    details: '{price} incl. VAT · cost {cost} a portion',
    left: 'has left its range',
    total: 'Total',
    hint: 'Enter goes to the next dish. An empty field means “not said yet”.',
    closedHint: 'This period is closed: reopen it to correct its sales. A dash means “not said yet”.',
    outsideMenus: 'Portions in set menus are added by themselves: count only the menu here.',
    gammeSold: '{count, plural, other {# sold}}',
    gammeMissing: '{count, plural, other {# not entered}}',
    empty: 'This range has no dish yet.',
    status: {
      saving: 'Saving…',
      unsaved: 'Unsaved changes',
      savedAt: 'Saved at {time}',
      failed: 'Not saved',
    },
    failure: 'The sales could not be saved; they stay on the screen',
  },
  quadrants: {
    etoile: 'Star',
    'vache-a-lait': 'Plowhorse',
    enigme: 'Puzzle',
    'poids-mort': 'Dog',
  },
  advice: {
    etoile:
      'This dish sells and earns. Keep its recipe and its place on the menu; move its price by small steps only.',
    'vache-a-lait':
      'This dish sells well but leaves less than the mean. Lighten the cost of its portion, or raise its price without upsetting regulars.',
    enigme:
      'This dish earns, but few guests choose it. Change its name or its place on the menu, have it suggested at the table.',
    'poids-mort':
      'This dish sells little and leaves little. Take it off, or remake it: another recipe, another price, another name.',
  },
  analysis: {
    nothing: {
      sentence: 'No sales have been entered for this period yet. The analysis comes with the first ones.',
      action: 'Enter the sales',
    },
    summary: 'What this period earned',
    sold: 'Portions sold',
    totalMargin: 'Total margin excl. VAT',
    meanMargin: 'Mean margin per portion',
    how: 'How this is computed',
    popularFrom: 'Here a dish is popular from {portions} portions, {share} of sales: 70% of an equal share.',
    today: 'Prices and costs of today.',
    closed: 'Prices and costs as they were when the period was closed, on {date}.',
    wholeCarte: 'The whole menu mixes starters, mains and desserts: dishes compare best within one range.',
    method:
      'Method of Kasavana and Smith (1982): a dish is popular from 70% of the mean share of sales, and earns from the weighted mean margin per portion (price excl. VAT − material cost).',
  },
  chart: {
    title: 'Popularity and margin',
    label: 'Dishes by popularity and unit margin',
    x: 'Share of sales',
    y: 'Margin per portion excl. VAT',
    point:
      '{name}: {quadrant}, {sold, plural, =0 {no sales} one {# sold} other {# sold}}, {margin} of margin per portion',
    estimated:
      '≈ Portions of set menus are spread evenly, as it is not known what was taken: the places of the dishes and their classes are estimates.',
    unlabelled: 'Without a label in the chart:',
    help: 'Choose a dish to read its figures. The arrow keys go from dish to dish.',
  },
  dish: {
    label: 'The chosen dish',
    none: 'Choose a dish in the chart or in the table.',
    sold: 'Sold',
    inMenus: 'of which in set menus',
    share: 'Share of sales',
    margin: 'Unit margin excl. VAT',
    totalMargin: 'Total margin excl. VAT',
    price: 'Displayed price incl. VAT',
    cost: 'Cost per portion',
    loss: 'Each portion sold loses {amount}. Raise its price or lighten its cost before selling more of it, or take it off.',
    needsPrice: 'At {price} incl. VAT it would leave as much as the mean.',
    noPriceSuffices: 'No price is enough, even {most} higher, for it to leave as much as the mean.',
    needsSales:
      '{count, plural, one {One more portion in the period, and it would be popular.} other {# more portions in the period, and it would be popular.}}',
    open: 'Open the sheet',
  },
  table: {
    title: 'Dish by dish',
    label: 'Dishes and what they earn',
    dish: 'Dish',
    quadrant: 'Class',
    sold: 'Sold',
    share: 'Share',
    margin: 'Unit margin',
    totalMargin: 'Total margin',
    choose: 'Choose {name}',
    loss: 'loses {amount} per portion',
    sort: 'Sort by',
    others: 'Show the {count, number} other dishes',
  },
  actions: salesActions,
  menus: salesMenus,
  closing: salesClosing,
  comparison: salesComparison,
  departed: salesDeparted,
  leftOut: {
    title: '{count, plural, one {# dish left out} other {# dishes left out}}',
    reasons: {
      'no-price': 'no price',
      'no-cost': 'no material cost',
      'cost-incomplete': 'incomplete cost',
      'cost-doubtful': 'cost to check',
    },
  },
  withoutSales: {
    title: '{count, plural, one {# dish without sales entered} other {# dishes without sales entered}}',
    lead: 'Not said is not zero: {count, plural, one {it counts} other {they count}} in no threshold and no ranking.',
    zero: 'Count 0',
    zeroOf: 'Count 0 for {name}',
    zeroAll: 'Count 0 for all',
    counted: '{count, plural, one {# dish counted as 0} other {# dishes counted as 0}}',
    undo: 'Undo',
  },
  omnes: {
    title: 'The prices of each range',
    folded:
      'The prices of each range: {count, plural, =0 {nothing to review} one {# point to review} other {# points to review}}',
    lead: 'The principles of Omnès: a range whose prices hold together is easier to choose from.',
    opening: 'Opening',
    dispersion: 'Spread',
    demand: 'Demand and offer',
    states: { good: 'Good', warn: 'Review', unknown: 'Too early' },
    openingGood:
      'From {lowest} to {highest}, prices stay close (at most {widest}): guests know what a meal costs here.',
    openingWide:
      'From {lowest} to {highest}, the gap is above {widest}: raise the cheapest dishes or lower the dearest.',
    openingUnknown: 'It takes at least two dishes with a price.',
    bands: '{low, number} / {middle, number} / {high, number}',
    dispersionGood:
      'The middle band, from {from} to {to}, holds {middle, plural, one {# dish} other {# dishes}} to {rest, plural, one {# other} other {# others}}: the range is balanced.',
    dispersionThin:
      'The middle band, from {from} to {to}, {middle, plural, =0 {is empty} one {holds only # dish} other {holds only # dishes}}, against {rest, number} in the two others: bring prices back to the middle.',
    dispersionUnknown: {
      'too-few': 'It takes at least three dishes with a price.',
      'one-price': 'One price for the whole range: nothing to spread.',
    },
    demandMeans: {
      below:
        'Your guests choose dishes at {demanded} on average, for {offered} displayed: under {least}, they fall back on the cheapest. Lower some prices or add more affordable dishes.',
      good: 'Your guests choose dishes at {demanded} on average, for {offered} displayed: a little less than what is offered, between {least} and {most}. Your prices suit them.',
      even: 'Your guests choose dishes at {demanded} on average, for {offered} displayed: the price of what is offered. Your prices suit them.',
      above:
        'Your guests choose dishes at {demanded} on average, for {offered} displayed: over {most}, they go for the dearest. Your prices could follow, or the range gain a dish of greater value.',
    },
    demandWithoutSales:
      '{count, plural, one {Without the dish whose sales are not entered.} other {Without the # dishes whose sales are not entered.}}',
    withLeft: '{count, plural, one {Also counts # sold dish} other {Also counts # sold dishes}}:',
    demandInMenus: 'Portions in set menus count at the displayed price of their dish.',
    demandUnknown: {
      'no-price': 'No dish has a price.',
      'nothing-sold': 'No sales have been entered for this range.',
    },
  },
  printedOn: 'Printed on {date}',
} as const satisfies Translation<typeof french>
