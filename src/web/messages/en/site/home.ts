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
    loss: ', {loss} wastage',
    priceOf: 'Price: {product}',
    priceText: {
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
    note: 'Sample figures, which the operator replaces with its own.',
  },
  features: {
    title: 'One sheet, and the rest follows',
    body: 'Write the recipe once. Its cost, its margin, the kitchen’s document and the menu stay in step.',
    sheets: {
      title: 'Technical Sheets',
      body: 'Quantities, wastage, allergens and steps on a single page, printed exactly as you see it on screen.',
    },
    costs: {
      title: 'Cost Management',
      body: 'What the plate costs, line by line: where the money goes, and the price that protects your margin.',
    },
    cartes: {
      title: 'Elegant Menus',
      body: 'Ranges built from your sheets, a menu ready to print, and each dish’s margin for your eyes only.',
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
  objections: {
    title: 'The costing mistakes that Gramme catches',
    units: {
      title: 'Grams mistaken for kilos',
      body: 'You buy by the kilo or the bottle and cook in grams and centilitres: Gramme converts. Where it cannot, the line says so instead of counting zero.',
    },
    preparations: {
      title: 'Preparations counted twice',
      body: 'A stock, a dough, a cream are sheets within a sheet: costed once, at today’s prices, wherever you use them.',
    },
    prices: {
      title: 'Out-of-date prices',
      body: 'Import the supplier’s price list: every sheet affected is recosted, and you see which ones have lost margin.',
    },
    paper: {
      title: 'Print-outs that fall apart',
      body: 'The sheet fits its page; the menu leaves no title or dish stranded. What you print is exactly what the PDF shows.',
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
    body: 'Write the sheet for your best seller, and know what it really earns you.',
  },
} satisfies Translation<typeof french>
