/** Deterministic numbers, so that every run builds the same workbooks (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Language = 'fr' | 'en' | 'es'

/** A food by its names, the unit it is measured and priced by, its price, what a portion takes, its loss in percent. */
interface Food {
  names: Record<Language, string>
  unit: 'kg' | 'L' | 'pièce' | 'botte'
  price: number
  portion: number
  loss: number
  family: 'dairy' | 'dry' | 'greens' | 'meat' | 'fish' | 'cellar'
}

const food = (
  fr: string,
  en: string,
  es: string,
  unit: Food['unit'],
  price: number,
  portion: number,
  loss: number,
  family: Food['family'],
): Food => ({ names: { fr, en, es }, unit, price, portion, loss, family })

const FOODS: readonly Food[] = [
  food('Farine T55', 'Plain flour', 'Harina de trigo', 'kg', 0.95, 0.06, 0, 'dry'),
  food('Beurre doux', 'Unsalted butter', 'Mantequilla', 'kg', 8.9, 0.03, 0, 'dairy'),
  food('Sucre semoule', 'Caster sugar', 'Azúcar', 'kg', 1.25, 0.04, 0, 'dry'),
  food('Crème liquide 35 %', 'Whipping cream 35%', 'Nata 35 %', 'L', 4.6, 0.05, 0, 'dairy'),
  food('Lait entier', 'Whole milk', 'Leche entera', 'L', 1.05, 0.08, 0, 'dairy'),
  food('Œufs', 'Eggs', 'Huevos', 'pièce', 0.22, 0.5, 0, 'dairy'),
  food('Oignons jaunes', 'Onions', 'Cebollas', 'kg', 1.4, 0.03, 12, 'greens'),
  food('Carottes', 'Carrots', 'Zanahorias', 'kg', 1.2, 0.06, 18, 'greens'),
  food('Ail', 'Garlic', 'Ajo', 'kg', 6.5, 0.004, 10, 'greens'),
  food('Thym', 'Thyme', 'Tomillo', 'botte', 1.3, 0.05, 0, 'greens'),
  food('Persil plat', 'Flat parsley', 'Perejil', 'botte', 1.1, 0.1, 0, 'greens'),
  food("Huile d'olive", 'Olive oil', 'Aceite de oliva', 'L', 9.5, 0.01, 0, 'dry'),
  food('Vin blanc sec', 'Dry white wine', 'Vino blanco', 'L', 3.2, 0.04, 0, 'cellar'),
  food('Fond brun de veau', 'Brown veal stock', 'Fondo oscuro', 'L', 5.4, 0.08, 0, 'dry'),
  food('Filet de bœuf', 'Beef tenderloin', 'Solomillo de ternera', 'kg', 38.5, 0.16, 15, 'meat'),
  food('Échine de porc', 'Pork shoulder', 'Cabeza de lomo', 'kg', 7.9, 0.18, 8, 'meat'),
  food('Dos de cabillaud', 'Cod loin', 'Lomo de bacalao', 'kg', 19.5, 0.15, 5, 'fish'),
  food('Saumon', 'Salmon', 'Salmón', 'kg', 17.2, 0.14, 20, 'fish'),
  food('Pommes de terre', 'Potatoes', 'Patatas', 'kg', 1.1, 0.2, 20, 'greens'),
  food('Tomates', 'Tomatoes', 'Tomates', 'kg', 2.45, 0.1, 6, 'greens'),
  food('Courgettes', 'Courgettes', 'Calabacín', 'kg', 2.1, 0.09, 8, 'greens'),
  food('Citron jaune', 'Lemons', 'Limones', 'pièce', 0.35, 0.2, 0, 'greens'),
  food('Chocolat noir 64 %', 'Dark chocolate 64%', 'Chocolate negro 64 %', 'kg', 12.4, 0.04, 0, 'dry'),
  food("Poudre d'amande", 'Ground almonds', 'Almendra molida', 'kg', 11.8, 0.03, 0, 'dry'),
  food('Parmesan', 'Parmesan', 'Parmesano', 'kg', 18.9, 0.015, 4, 'dairy'),
  food('Champignons de Paris', 'Button mushrooms', 'Champiñones', 'kg', 4.25, 0.07, 10, 'greens'),
  food('Riz arborio', 'Arborio rice', 'Arroz arborio', 'kg', 3.15, 0.06, 0, 'dry'),
  food('Moutarde de Dijon', 'Dijon mustard', 'Mostaza de Dijon', 'kg', 4.2, 0.006, 0, 'dry'),
]

const TITLES: Record<Language, readonly string[]> = {
  fr: [
    'Blanquette de veau',
    'Tarte au citron meringuée',
    'Risotto aux champignons',
    'Filet de bœuf Rossini',
    'Crème brûlée',
    'Dos de cabillaud, beurre blanc',
    'Quiche lorraine',
    'Bœuf bourguignon',
    'Fondant au chocolat',
    'Velouté de potiron',
    'Salade niçoise',
    'Pâte brisée',
    'Sauce béarnaise',
    'Gratin dauphinois',
    'Soupe à l’oignon',
    'Saumon à l’oseille',
    'Île flottante',
    'Ratatouille',
    'Parmentier de canard',
    'Œuf parfait, crème de lard',
    'Crumble pommes-poires',
    'Navarin d’agneau',
  ],
  en: [
    'Beef Wellington',
    'Fish Pie',
    'Lemon Tart',
    'Mushroom Risotto',
    'Sticky Toffee Pudding',
    'Caesar Salad',
    'Chicken Liver Parfait',
    'Leek and Potato Soup',
    'Pan-seared Salmon',
    'Shepherd’s Pie',
    'Chocolate Brownie',
    'Eton Mess',
    'Braised Short Rib',
    'Cod and Chorizo',
    'Crème Caramel',
    'Hollandaise Sauce',
    'Tomato Soup',
    'Veal Blanquette',
  ],
  es: [
    'Tortilla de patatas',
    'Gazpacho andaluz',
    'Arroz con setas',
    'Bacalao al pil pil',
    'Crema catalana',
    'Ensalada mixta',
    'Merluza en salsa verde',
    'Solomillo al whisky',
    'Tarta de queso',
    'Salmorejo',
    'Croquetas de jamón',
    'Flan de huevo',
  ],
}

/** A line as it truly is. */
export interface TrueLine {
  name: string
  /** What is costed, in `unit`; null where it is left to the cook. */
  quantity: number | null
  unit: string | null
  price: number
  loss: number
  family: Food['family']
}

export interface TrueSheet {
  title: string
  portions: number
  lines: TrueLine[]
}

export const round = (value: number, decimals: number) =>
  Math.round(value * 10 ** decimals + 1e-7) / 10 ** decimals

/** A dish with 4 to 9 foods, quantities as a kitchen weighs them and prices that vary by a tenth. */
export function dishOf(random: () => number, language: Language, taken: Set<string>): TrueSheet {
  const free = TITLES[language].filter((title) => !taken.has(title))
  const title =
    free[Math.floor(random() * free.length)] ?? `${TITLES[language][0] ?? ''} ${String(taken.size)}`
  taken.add(title)
  const portions = [4, 6, 8, 10, 12, 20, 50][Math.floor(random() * 7)] ?? 10
  const foods = FOODS.map((each) => ({ each, order: random() })).toSorted(
    (one, other) => one.order - other.order,
  )
  const lines = foods.slice(0, 4 + Math.floor(random() * 6)).map(({ each }): TrueLine => {
    const wanted = each.portion * portions * (0.7 + random() * 0.6)
    const isCount = each.unit === 'pièce' || each.unit === 'botte'
    const quantity = isCount
      ? Math.max(1, Math.round(wanted))
      : Math.max(0.01, round(wanted, wanted > 0.5 ? 2 : 3))
    const price = round(each.price * (0.9 + random() * 0.2), 2)
    return {
      name: each.names[language],
      quantity,
      unit: each.unit,
      price,
      loss: each.loss,
      family: each.family,
    }
  })
  return { title, portions, lines }
}

/** The cost of a line by its true figures. */
export const costOf = ({ quantity, price }: TrueLine) => (quantity ?? 0) * price

export const FAMILIES: Record<Language, Record<Food['family'], string>> = {
  fr: {
    dairy: 'CRÈMERIE',
    dry: 'ÉPICERIE',
    greens: 'LÉGUMES',
    meat: 'BOUCHERIE',
    fish: 'POISSONNERIE',
    cellar: 'CAVE',
  },
  en: { dairy: 'DAIRY', dry: 'DRY GOODS', greens: 'VEGETABLES', meat: 'MEAT', fish: 'FISH', cellar: 'WINE' },
  es: {
    dairy: 'LÁCTEOS',
    dry: 'DESPENSA',
    greens: 'VERDURAS',
    meat: 'CARNES',
    fish: 'PESCADOS',
    cellar: 'VINOS',
  },
}
