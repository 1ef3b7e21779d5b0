import type { CartePublication } from '#contract/public-cartes.ts'
import type { Reader } from '#database/session-reader.ts'
import { orNotFound } from '../or-not-found.ts'
import { canBePublished } from '../sheets/publication.queries.ts'
import { isMasked } from '../gammes/dish-service-sql.ts'
import { offeredLanguages } from './in-language.ts'
import { LACKS_A_COURSE } from './offered-menus.ts'
import { readOpenCarte } from './read.queries.ts'

type Sheet = {
  ficheId: string
  title: string
  sellingPriceHt: number | null
  tvaRate: number
  published: boolean
  /** Places that it has on the gammes. */
  dishes: number
  /** Those of them that are hidden now. */
  masked: number
  /** Those of them that are displayed without a price. */
  unpriced: number
  /** The greatest price that it is displayed with, EUR with VAT; 0 without any. */
  displayed: number
}
type Menu = { id: string; nom: string; lacking: boolean }

export type OnCarte = Omit<CartePublication, 'address' | 'site'>

/**
 * The dishes of a carte: how many guests see, which they do not, and in which languages they read them.
 * @throws NOT_FOUND
 */
export async function sheetsOnCarte(tx: Reader, carteId: string): Promise<OnCarte> {
  const { rows } = await tx.client.query<{ sheets: Sheet[]; menus: Menu[] }>({
    name: 'sheets-on-carte',
    text: `
      WITH on_gammes AS (
        SELECT r.fiche_id, count(*) AS dishes, count(*) FILTER (WHERE ${isMasked('r')}) AS masked,
          count(*) FILTER (WHERE r.prix_ttc_affiche <= 0) AS unpriced, max(r.prix_ttc_affiche) AS displayed
        FROM gammes g JOIN gamme_recettes r ON r.user_id = g.user_id AND r.gamme_id = g.id
        WHERE g.user_id = $1 AND g.carte_id = $2
        GROUP BY r.fiche_id
      ), on_menus AS (
        SELECT d.fiche_id
        FROM menus m
        JOIN menu_choices mc ON mc.user_id = m.user_id AND mc.menu_id = m.id
        JOIN menu_dishes d ON d.user_id = mc.user_id AND d.choice_id = mc.id
        WHERE m.user_id = $1 AND m.carte_id = $2 AND m.on_carte
      )
      SELECT (
        SELECT coalesce(json_agg(json_build_object(
          'ficheId', s.id, 'title', s.title, 'sellingPriceHt', s.selling_price_ht, 'tvaRate', s.tva_rate,
          'published', coalesce(p.visible, false), 'dishes', coalesce(g.dishes, 0), 'masked', coalesce(g.masked, 0),
          'unpriced', coalesce(g.unpriced, 0), 'displayed', coalesce(g.displayed, 0)
        ) ORDER BY s.search_text, s.id), '[]')
        FROM tech_sheets s
        LEFT JOIN recettes_publiables p ON p.user_id = s.user_id AND p.fiche_id = s.id
        LEFT JOIN on_gammes g ON g.fiche_id = s.id
        WHERE s.user_id = $1
          AND s.id IN (SELECT fiche_id FROM on_gammes UNION SELECT fiche_id FROM on_menus)
      ) AS sheets, (
        SELECT coalesce(json_agg(json_build_object('id', m.id, 'nom', m.nom, 'lacking', ${LACKS_A_COURSE})
          ORDER BY m.position, m.id), '[]')
        FROM menus m WHERE m.user_id = $1 AND m.carte_id = $2 AND m.on_carte
      ) AS menus
      FROM cartes c WHERE c.user_id = $1 AND c.id = $2`,
    values: [tx.houseId, carteId],
  })
  const { sheets, menus } = orNotFound(rows[0])
  const { texts } = orNotFound(await readOpenCarte(tx, carteId))
  const published = sheets.filter((sheet) => sheet.published)
  const hidden = sheets.filter((sheet) => !sheet.published)
  return {
    shown: published.reduce((sum, { dishes, masked }) => sum + dishes - masked, 0),
    masked: published.reduce((sum, { masked }) => sum + masked, 0),
    shownMenus: menus.filter(({ lacking }) => !lacking).length,
    hidden: hidden.map((sheet) => ({
      ficheId: sheet.ficheId,
      title: sheet.title,
      priced: hasPrice(sheet),
      dishes: Math.max(1, sheet.dishes),
    })),
    unpriced: sheets
      .filter((sheet) => sheet.unpriced > 0 || !hasPrice(sheet))
      .map(({ ficheId, title }) => ({ ficheId, title })),
    hiddenMenus: menus.filter(({ lacking }) => lacking).map(({ id, nom }) => ({ id, nom })),
    languages: offeredLanguages(texts),
  }
}

/** The carte's price is a price of the sheet: it takes it when it is published. */
function hasPrice(sheet: Sheet): boolean {
  return canBePublished(sheet) || (!sheet.sellingPriceHt && sheet.displayed > 0)
}
