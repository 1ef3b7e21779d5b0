import type { home as french } from '../../fr/site/home.ts'
import type { Translation } from '../../translation.ts'

export const home = {
  meta: {
    title: 'Technical sheets, costs and margins for chefs',
    description:
      'Technical sheets, food costs and menus for restaurants: change a purchase price and the margin of every dish follows. Free with no limits, PDF export included.',
  },
  hero: {
    title: '<line>The right price,</line> <line>to the gram.</line>',
    body: 'Technical sheets, costs and menus for chefs. Type a quantity and see what the plate costs and what it earns.',
    promise: 'Free with no limits, PDF export included.',
  },
  sheet: {
    title: 'Pollack, beurre nantais',
    hint: 'Drag a price: the margin follows.',
    products: {
      fish: 'Line-caught pollack',
      butter: 'Isigny butter',
      potatoes: 'Noirmoutier potatoes',
      shallots: 'Grey shallots',
      wine: 'Muscadet',
    },
    units: { kg: 'kg', g: 'g', L: 'L', cl: 'cl', bouteille: 'bottle' },
    at: '{quantity} {unit} at <b>{price}</b> / {per}',
    loss: ', {loss} loss',
    priceOf: 'Price: {product}',
    spokenPrice: {
      kg: '{price} per kg',
      bouteille: '{price} per bottle',
    },
    portions: '{count, plural, one {# portion} other {# portions}}',
    portionsLabel: 'Portions from this sheet',
    fewer: 'One portion fewer',
    more: 'One portion more',
    costPortion: 'Cost per portion',
    priceTtc: 'Price incl. VAT',
    vat: 'VAT {rate}',
    margin: 'Margin',
    targetMet: 'Target of {target} met: at this cost, any price from <b>{price}</b> incl. VAT would do.',
    targetMissed: 'To get back to a {target} margin, it would have to sell at <b>{price}</b> incl. VAT.',
    summary: 'Cost per portion {cost}, margin {margin}.',
    reset: 'Back to market prices',
  },
  stats: {
    label: 'Gramme in figures',
    users: 'users',
    recipes: 'recipes',
    restaurants: 'restaurants',
    savings: 'saved on average',
  },
  features: {
    title: 'One sheet, and the rest follows',
    body: 'Write the recipe once. Its cost, its margin, the kitchen’s document and the menu keep each other up to date.',
    sheets: {
      title: 'Technical Sheets',
      body: 'Quantities, losses, allergens and steps on a single page, printed just as it shows on screen.',
    },
    costs: {
      title: 'Cost Management',
      body: 'What the plate costs, line by line: see where the money goes, and the price that holds your margin.',
    },
    cartes: {
      title: 'Elegant Menus',
      body: 'Ranges made of your sheets, a menu ready to print, and the margin of each dish for your eyes only.',
    },
    document: 'Production technical sheet',
    documentCost: 'Cost per portion',
    shareTitle: 'Share of the cost',
    carte: {
      name: 'Le Bistrot du Canal',
      starters: 'Starters',
      mains: 'Mains',
      egg: 'Slow-cooked egg, cep cream',
      leeks: 'Leeks vinaigrette, mimosa',
      dish: 'Pollack, beurre nantais',
      risotto: 'Einkorn wheat, roast squash',
    },
    all: 'See all features',
  },
  fears: {
    title: 'What spoils a price does not get past Gramme',
    units: {
      title: 'Grams taken for kilos',
      body: 'You buy by the kilo or the bottle and cook in grams and centilitres: the conversion is done. Where it is unknown, the line says so instead of counting zero.',
    },
    preparations: {
      title: 'Preparations counted twice',
      body: 'A stock, a dough, a cream are sheets within the sheet: counted once, at today’s cost, wherever they are used.',
    },
    prices: {
      title: 'Prices from another time',
      body: 'Import the supplier’s price list: the sheets concerned are costed again, and you see which ones lost their margin.',
    },
    paper: {
      title: 'Broken printing',
      body: 'The sheet fits its page; the menu leaves no title or dish stranded. What leaves the printer is what the PDF holds.',
    },
  },
  testimonials: {
    title: 'What kitchens say',
    note: 'Sample testimonials: they quote no real person.',
    carousel: 'carousel',
    slide: 'testimonial',
    place: '{place} of {count}',
    choose: 'Testimonial {place} of {count}',
    dots: 'Choose a testimonial',
    pause: 'Stop rotating',
    play: 'Resume rotating',
  },
  closing: {
    title: 'Start with your best dish',
    body: 'Write the sheet of the one you sell most: you will know what it leaves you.',
  },
} satisfies Translation<typeof french>
