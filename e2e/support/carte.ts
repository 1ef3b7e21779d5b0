import type { APIRequestContext } from '@playwright/test'
import { post } from './post.ts'
import { addProduct, addSheet } from './sheets.ts'

export type CarteDish = { nom: string; prix: number; cost: number | null }

/** Puts a gamme on the signed-in user's carte; each dish has the given cost, null for unknown. */
export async function layGamme(
  request: APIRequestContext,
  nom: string,
  dishes: readonly CarteDish[],
): Promise<{ carteId: string; gammeId: string }> {
  const { id: gammeId, carteId } = await post<{ id: string; carteId: string }>(request, '/api/gammes', {
    nom,
  })
  for (const { nom: title, prix, cost } of dishes) {
    const { id } = await addProduct(request, { name: `Produit de ${title}`, priceHt: cost })
    const ingredients = [{ userProductId: id, quantity: 1, unit: 'kg' as const }]
    const { id: ficheId } = await addSheet(request, { title, ingredients })
    await post(request, `/api/gammes/${gammeId}/recipes`, { ficheId, prixTtcAffiche: prix })
  }
  return { carteId, gammeId }
}
