import { carteLogos } from '#database/schema/carte-logos.ts'
import { cartes } from '#database/schema/cartes.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { Reader } from '#database/session-reader.ts'
import { type CarteTheme } from '#domain/cartes/carte-look.ts'
import type { PhotoType } from '#domain/catalogue/photo.ts'
import { dishRateOf, FIRST_DISH } from '../gammes/dish-rate-sql.ts'
import { isMasked } from '../gammes/dish-service-sql.ts'
import { IS_OUT, LACKS_A_COURSE } from './offered-menus.ts'
import type { OpenTexts } from './in-language.ts'
import { loadPicture } from '../pictures/picture-loads.ts'

/** A carte as guests see it: what it says in each language, and how it is set. */
export type OpenCarte = {
  texts: OpenTexts
  theme: CarteTheme
  showCurrency: boolean
  logo: OpenLogo | null
  /** Whether search engines may list it. */
  indexed: boolean
}

/** `version` changes with the picture, so that it can be kept until then. */
type OpenLogo = { version: string; width: number; height: number }

/** `tooLong`: it has more dishes than guests are shown, and none of them was read. */
export type ReadCarte = OpenCarte & { tooLong: boolean }

type Row = OpenTexts & Omit<ReadCarte, 'texts'>

/** Dishes of gammes and menus that a page for guests has at most: anyone may open it, and it is made while others wait. */
const MOST_DISHES = 5_000

/**
 * Only what guests may know is ever read: dishes whose sheet is published, and of a sheet its allergens and traces, its
 * VAT and the meat in it, whose origin a guest has a right to know.
 * That a dish is free of the others is known when every line of it, at any depth, has been declared, and
 * neither it nor a preparation in it is a sheet that nothing was written on.
 */
const READ = `
  WITH RECURSIVE carte AS (
    SELECT c.*, (
      SELECT count(*) FROM (
        SELECT 1 FROM gammes g JOIN gamme_recettes r ON r.user_id = g.user_id AND r.gamme_id = g.id
        WHERE g.user_id = $1 AND g.carte_id = $2
        UNION ALL
        SELECT 1 FROM menus m
        JOIN menu_choices o ON o.user_id = m.user_id AND o.menu_id = m.id
        JOIN menu_dishes d ON d.user_id = o.user_id AND d.choice_id = o.id
        WHERE m.user_id = $1 AND m.carte_id = $2 AND m.on_carte
        LIMIT ${MOST_DISHES + 1}
      ) AS dish
    ) > ${MOST_DISHES} AS too_long
    FROM cartes c WHERE c.user_id = $1 AND c.id = $2
  ), on_gammes AS (
    SELECT g.id AS gamme_id, g.position AS gamme_position, r.id, r.fiche_id, r.nom_affiche, r.position,
      r.prix_ttc_affiche, r.remaining, CASE WHEN carte.show_descriptions THEN r.description ELSE '' END AS description,
      r.own_tva_rate, r.nom_affiche_en, CASE WHEN carte.show_descriptions THEN r.description_en ELSE '' END AS description_en
    FROM carte
    JOIN gammes g ON g.user_id = carte.user_id AND g.carte_id = carte.id
    JOIN gamme_recettes r ON r.user_id = g.user_id AND r.gamme_id = g.id
    WHERE NOT carte.too_long AND NOT ${isMasked('r')}
  ), offered AS (
    SELECT m.*
    FROM carte
    JOIN menus m ON m.user_id = carte.user_id AND m.carte_id = carte.id AND m.on_carte
    WHERE NOT carte.too_long AND NOT ${LACKS_A_COURSE}
  ), on_menus AS (
    SELECT d.id, d.choice_id, d.fiche_id, d.nom_en, d.position, m.position AS menu_position, c.position AS choice_position
    FROM offered m
    JOIN menu_choices c ON c.user_id = m.user_id AND c.menu_id = m.id
    JOIN menu_dishes d ON d.user_id = c.user_id AND d.choice_id = c.id
    WHERE NOT ${IS_OUT}
  ), visible AS MATERIALIZED (
    SELECT p.fiche_id, p.nom_recette, s.allergens, s.traces, s.undeclared_lines, s.tva_rate
    FROM recettes_publiables p
    JOIN tech_sheets s ON s.user_id = p.user_id AND s.id = p.fiche_id
    WHERE p.user_id = $1 AND p.visible
      AND p.fiche_id IN (SELECT fiche_id FROM on_gammes UNION SELECT fiche_id FROM on_menus)
  ), below (dish, sheet) AS (
    SELECT fiche_id, fiche_id FROM visible
    UNION
    SELECT b.dish, i.sub_sheet_id
    FROM below b
    JOIN tech_sheet_ingredients i ON i.user_id = $1 AND i.tech_sheet_id = b.sheet AND i.sub_sheet_id IS NOT NULL
  ), blank AS (
    SELECT dish FROM below b
    WHERE NOT EXISTS (
      SELECT FROM tech_sheet_ingredients i WHERE i.user_id = $1 AND i.tech_sheet_id = b.sheet
    )
  ), dishes AS (
    SELECT fiche_id, nom_recette, allergens, traces,
      undeclared_lines = 0 AND fiche_id NOT IN (SELECT dish FROM blank) AS allergens_known
    FROM visible
  ), taxed AS (
    SELECT o.fiche_id, o.own_tva_rate FROM on_gammes o
    UNION
    SELECT o.fiche_id, first.own_tva_rate
    FROM on_menus o
    LEFT JOIN LATERAL (
      SELECT r.own_tva_rate
      FROM gammes g JOIN gamme_recettes r ON r.user_id = g.user_id AND r.gamme_id = g.id
      WHERE g.user_id = $1 AND g.carte_id = $2 AND r.fiche_id = o.fiche_id ${FIRST_DISH}
    ) first ON true
  ), met AS (
    SELECT fiche_id, min(place) AS place
    FROM (
      SELECT fiche_id, ARRAY[0, gamme_position, position, 0] AS place FROM on_gammes
      UNION ALL
      SELECT fiche_id, ARRAY[1, menu_position, choice_position, position] FROM on_menus
    ) AS places
    GROUP BY fiche_id
  )
  SELECT carte.too_long AS "tooLong", ${selectColumns(cartes, 'carte', 'nom', 'heading', 'theme', 'showCurrency', 'footerLines')},
    ${selectColumns(cartes, 'carte', 'phone', 'openingHours', 'indexed')},
    ${selectColumns(cartes, 'carte', 'languages', 'nomEn', 'headingEn', 'footerLinesEn', 'openingHoursEn')},
    ARRAY(SELECT DISTINCT ${dishRateOf('t')}::float8 FROM taxed t JOIN visible s USING (fiche_id)) AS rates,
    (
      SELECT coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'origin', p.origin)
        ORDER BY met.place, p.search_text, p.id), '[]')
      FROM below b
      JOIN met ON met.fiche_id = b.dish
      JOIN tech_sheet_ingredients i ON i.user_id = $1 AND i.tech_sheet_id = b.sheet
      JOIN user_products p ON p.user_id = $1 AND p.id = i.user_product_id
      WHERE p.category = 'Viande' AND p.origin IS NOT NULL
    ) AS meats,
    (
      SELECT json_build_object('version', left(md5(l.id::text), 12), 'width', l.width, 'height', l.height)
      FROM carte_logos l WHERE l.user_id = $1 AND l.carte_id = $2
    ) AS logo,
    (
      SELECT coalesce(json_agg(json_build_object('nom', g.nom, 'nomEn', g.nom_en, 'dishes', of_gamme.dishes)
        ORDER BY g.position, g.id), '[]')
      FROM gammes g
      JOIN (
        SELECT o.gamme_id, json_agg(json_build_object(
          'nom', o.nom_affiche, 'description', o.description,
          'nomEn', o.nom_affiche_en, 'descriptionEn', o.description_en, 'remaining', o.remaining, 'prixTtc', nullif(o.prix_ttc_affiche, 0),
          'allergens', d.allergens, 'traces', d.traces, 'allergensKnown', d.allergens_known
        ) ORDER BY o.position, o.id) AS dishes
        FROM on_gammes o JOIN dishes d USING (fiche_id) GROUP BY o.gamme_id
      ) AS of_gamme ON of_gamme.gamme_id = g.id
      WHERE g.user_id = $1
    ) AS gammes,
    (
      SELECT coalesce(json_agg(json_build_object(
        'nom', m.nom, 'description', m.description,
        'nomEn', m.nom_en, 'descriptionEn', m.description_en, 'prixTtc', nullif(m.prix_ttc, 0),
        'courses', (
          SELECT coalesce(json_agg(json_build_object('nom', c.nom, 'nomEn', c.nom_en, 'dishes', (
            SELECT coalesce(json_agg(json_build_object(
              'nom', coalesce(named.nom_affiche, d.nom_recette), 'nomEn', coalesce(named.nom_affiche_en, o.nom_en),
              'remaining', (SELECT min(g.remaining) FROM on_gammes g WHERE g.fiche_id = d.fiche_id),
              'allergens', d.allergens, 'traces', d.traces, 'allergensKnown', d.allergens_known
            ) ORDER BY o.position, o.id), '[]')
            FROM on_menus o
            JOIN dishes d USING (fiche_id)
            LEFT JOIN LATERAL (
              SELECT nom_affiche, nom_affiche_en FROM on_gammes g WHERE g.fiche_id = d.fiche_id
              ORDER BY g.gamme_position, g.position LIMIT 1
            ) AS named ON true
            WHERE o.choice_id = c.id
          )) ORDER BY c.position, c.id), '[]')
          FROM menu_choices c WHERE c.user_id = $1 AND c.menu_id = m.id
        )
      ) ORDER BY m.position, m.id), '[]')
      FROM offered m
    ) AS menus
  FROM carte`

export async function readOpenCarte(
  { client, houseId }: Reader,
  carteId: string,
): Promise<ReadCarte | undefined> {
  const { rows } = await client.query<Row>({
    name: 'read-open-carte',
    text: READ,
    values: [houseId, carteId],
  })
  const [row] = rows
  if (!row) return undefined
  const { theme, showCurrency, logo, indexed, tooLong, ...texts } = row
  return { texts, theme, showCurrency, logo, indexed, tooLong }
}

export async function readOpenLogo(
  { client, houseId }: Reader,
  carteId: string,
): Promise<{ mediaType: PhotoType; content: Buffer } | undefined> {
  const { rows } = await loadPicture(() =>
    client.query<{ mediaType: PhotoType; content: Buffer }>({
      name: 'read-open-logo',
      text: `SELECT ${selectColumns(carteLogos, 'l', 'mediaType', 'content')} FROM carte_logos l
           WHERE l.user_id = $1 AND l.carte_id = $2`,
      values: [houseId, carteId],
    }),
  )
  return rows[0]
}
