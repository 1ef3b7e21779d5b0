import type { SearchHit } from '#contract/search.ts'
import { CARTE_NAME } from '../cartes/own-carte.queries.ts'

export interface SearchedKind {
  kind: SearchHit['kind']
  table: string
  /** What is searched in it, folded. */
  searched: string
  /** Column of its latest change, or of its creation where changes have no time. */
  changed: string
  /** Of the row `found`, what a hit says beside its kind and its id, as arguments of json_build_object. */
  facts: string
  joins?: string
}

/** In the order in which they come among equals. */
export const SEARCHED_KINDS: readonly SearchedKind[] = [
  {
    kind: 'sheet',
    table: 'tech_sheets',
    searched: 'search_text',
    changed: 'updated_at',
    facts: `'name', found.title, 'category', found.category, 'sellingPriceHt', found.selling_price_ht,
      'tvaRate', found.tva_rate, 'version', found.version`,
  },
  {
    kind: 'product',
    table: 'user_products',
    searched: 'search_text',
    changed: 'updated_at',
    facts: `'name', found.name, 'brand', found.brand, 'supplier', s.name, 'unit', found.unit,
      'priceHt', found.price_ht, 'version', found.version`,
    joins: 'LEFT JOIN supplier_contacts s ON s.user_id = $1 AND s.id = found.supplier_id',
  },
  {
    kind: 'dish',
    table: 'gamme_recettes',
    searched: 'fold(nom_affiche) COLLATE "C"',
    changed: 'created_at',
    facts: `'name', found.nom_affiche, 'gammeId', g.id, 'gamme', g.nom, 'carte', ${CARTE_NAME}, 'ficheId', found.fiche_id,
      'prixTtcAffiche', found.prix_ttc_affiche, 'version', found.version`,
    joins: `JOIN gammes g ON g.user_id = $1 AND g.id = found.gamme_id
      JOIN cartes c ON c.user_id = $1 AND c.id = g.carte_id`,
  },
  {
    kind: 'menu',
    table: 'menus',
    searched: 'fold(nom) COLLATE "C"',
    changed: 'created_at',
    facts: `'name', found.nom, 'carte', ${CARTE_NAME}, 'prixTtc', found.prix_ttc`,
    joins: 'JOIN cartes c ON c.user_id = $1 AND c.id = found.carte_id',
  },
  {
    kind: 'carte',
    table: 'cartes',
    searched: 'fold(nom) COLLATE "C"',
    changed: 'created_at',
    facts: `'name', found.nom, 'gammes', (
      SELECT count(*) FROM gammes g WHERE g.user_id = $1 AND g.carte_id = found.id)`,
  },
  {
    kind: 'supplier',
    table: 'supplier_contacts',
    searched: 'search_text',
    changed: 'created_at',
    facts: `'name', found.name, 'products', (
      SELECT count(*) FROM supplier_products c WHERE c.user_id = $1 AND c.supplier_id = found.id)`,
  },
]
