import type { APIRequestContext } from '@playwright/test'
import type { UserProductInput } from '../../src/contract/products.ts'
import type { TechSheet, TechSheetInput } from '../../src/contract/sheets.ts'

export async function post<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const response = await request.post(path, { data })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** Creates a product for the signed-in user. */
export function addProduct(
  request: APIRequestContext,
  product: Partial<UserProductInput> & { name: string },
): Promise<{ id: string }> {
  return post(request, '/api/user-products', { category: 'Épicerie', unit: 'kg', priceHt: 10, ...product })
}

/** Creates a supplier for the signed-in user. */
export function addSupplier(request: APIRequestContext, name: string): Promise<{ id: string }> {
  return post(request, '/api/suppliers', { name })
}

/** Writes a sheet through the API; without lines it has none, not even the first. */
export function addSheet(
  request: APIRequestContext,
  sheet: Partial<TechSheetInput> & { title: string },
): Promise<TechSheet> {
  return post(request, '/api/tech-sheets', { category: 'Plat', portions: 1, ingredients: [], ...sheet })
}

/** The blanquette of the house: ten lines that cost 43,7846 € together, and a last one without a price. */
export async function addBlanquette(request: APIRequestContext): Promise<TechSheet> {
  const lines = [
    ['Épaule de veau désossée', 'kg', 16.9, 1.6, 'kg', 8],
    ['Crème liquide 35 %', 'L', 4.1, 400, 'ml', 0],
    ['Champignons de Paris', 'kg', 5.2, 600, 'g', 12],
    ['Fond blanc de volaille', 'L', 1.46, 1.2, 'L', 0],
    ['Beurre doux 82 %', 'kg', 9.8, 90, 'g', 0],
    ['Carottes fanes', 'kg', 2.1, 500, 'g', 18],
    ['Oignons grelots', 'kg', 3.4, 300, 'g', 10],
    ['Jaunes d’œufs', 'pièce', 0.22, 4, 'pièce', 0],
    ['Riz basmati', 'kg', 3.9, 480, 'g', 0],
    ['Vin blanc sec', 'L', 6.8, 25, 'cl', 0],
    ['Bouquet garni', 'botte', null, 1, 'botte', 0],
  ] as const
  const allergens: Partial<Record<string, UserProductInput['allergens']>> = {
    'Crème liquide 35 %': ['Lait'],
    'Fond blanc de volaille': ['Céleri'],
    'Beurre doux 82 %': ['Lait'],
    'Jaunes d’œufs': ['Œufs'],
    'Vin blanc sec': ['Sulfites'],
  }
  const ingredients = []
  for (const [name, productUnit, priceHt, quantity, unit, wastagePercent] of lines) {
    const product = { name, unit: productUnit, priceHt, allergens: allergens[name] ?? [] }
    const { id } = await addProduct(request, product)
    ingredients.push({ userProductId: id, quantity, unit, wastagePercent })
  }
  return addSheet(request, {
    title: 'Blanquette de veau à l’ancienne',
    portions: 8,
    sellingPriceHt: 25.5,
    method:
      'Blanchir l’épaule coupée en cubes de 5 cm, rafraîchir. Mouiller au fond blanc à hauteur, cuire 1 h 30 à frémissement. Glacer les oignons à blanc, étuver les champignons au beurre. Lier à la crème puis aux jaunes hors du feu. Rectifier, dresser avec le riz pilaf.',
    ingredients,
  })
}

/** A sheet of sixty lines, each of a different product. */
export async function addBuffet(request: APIRequestContext): Promise<TechSheet> {
  const ingredients = []
  for (let line = 1; line <= 60; line += 1) {
    const { id } = await addProduct(request, { name: `Ingrédient n° ${line}`, priceHt: line / 4 })
    ingredients.push({ userProductId: id, quantity: 100 + line, unit: 'g' as const })
  }
  const steps = ['Préparer.', 'Dresser.', 'Envoyer.']
  return addSheet(request, { title: 'Grand buffet', portions: 12, sellingPriceHt: 20, ingredients, steps })
}
