/** Reads the ids as the given user. */
export type Read = <Body>(path: string) => Promise<Body>

type Items<Item = object> = { items: ({ id: string } & Item)[] }

/** Ids of one restaurant that belong together, under the names that the API's paths give them. */
export type RestaurantIds = {
  /** What `{id}` means, by the first part of the path, or by the first two where that is another thing. */
  ofNoun: Record<string, string | undefined>
  /** What the other parameters mean. */
  ofParameter: Record<string, string | undefined>
}

export async function restaurantIds(read: Read): Promise<RestaurantIds> {
  const first = async (path: string) => (await read<Items>(path)).items[0]?.id
  const carte = await read<{ id: string }>('/api/carte')
  const sheet = await first('/api/tech-sheets')
  const supplier = await first('/api/suppliers')
  const gamme = await first('/api/gammes')
  const product = await first('/api/user-products')
  const batch = await first('/api/batches')
  const { recettes } = await read<{ recettes: { id: string; ficheId: string }[] }>(`/api/gammes/${gamme}`)
  const received = await first('/api/orders?state=received')
  const { receipt } = await read<{ receipt: { id: string } | null }>(`/api/orders/${received}`)
  const { periods } = await read<{ periods: { id: string }[] }>(`/api/cartes/${carte.id}/sales`)
  return {
    ofNoun: {
      'carte-versions': await first(`/api/cartes/${carte.id}/versions`),
      batches: batch,
      orders: await first('/api/orders'),
      deliveries: receipt?.id,
      cartes: carte.id,
      'deleted-items': await first('/api/deleted-items'),
      gammes: gamme,
      imports: await first('/api/imports'),
      invoices: await first('/api/invoices'),
      kitchen: sheet,
      'kitchen/batches': batch,
      'kitchen/deliveries': received,
      menus: await first('/api/menus'),
      'price-changes': await first('/api/price-changes'),
      'product-merges': await first(`/api/user-products/${product}/merges`),
      replacements: await first(`/api/user-products/${product}/replacements`),
      suppliers: supplier,
      'tech-sheets': sheet,
      'selling-prices': sheet,
      'user-products': product,
    },
    ofParameter: {
      dishId: recettes[0]?.id,
      ficheId: recettes[0]?.ficheId,
      ingredientId: await first(`/api/tech-sheets/${sheet}/ingredients`),
      listId: await first(`/api/price-lists?supplierId=${supplier}`),
      periodId: periods[0]?.id,
      productId: await first(`/api/suppliers/${supplier}/products`),
      recipeId: recettes[0]?.id,
      techSheetId: sheet,
    },
  }
}

/** What `{day}` means: a day names nothing of a house. */
const DAY = '2026-10-01'

/** The address of an operation; what has no id here is asked for under `otherwise`. */
export function addressWith({ ofNoun, ofParameter }: RestaurantIds, path: string, otherwise: string): string {
  const [, noun = '', below = ''] = path.split('/')
  return `/api${path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    if (name === 'day') return DAY
    const id = name === 'id' ? (ofNoun[`${noun}/${below}`] ?? ofNoun[noun]) : ofParameter[name]
    return id ?? otherwise
  })}`
}
