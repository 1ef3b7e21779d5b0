ALTER TABLE "gamme_recettes" ADD COLUMN "own_tva_rate" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "gamme_recettes" ADD CONSTRAINT "gamme_recettes_own_tva_rate" CHECK ("gamme_recettes"."own_tva_rate" in (5.5, 10, 20));--> statement-breakpoint
SELECT hide_money('gamme_recettes', '{prix_ttc_affiche}');--> statement-breakpoint
-- A dish's margin is on its displayed price less the VAT in it: its own rate, else that of its sheet.
CREATE OR REPLACE VIEW vue_marges_par_gamme WITH (security_invoker = true) AS
SELECT
  gammes.id,
  gammes.nom,
  gammes.position,
  gammes.user_id,
  gammes.carte_id,
  count(dishes.id)::int AS nb_recettes,
  coalesce(sum(dishes.portion_cost), 0) AS cout_total,
  coalesce(sum(dishes.price_ttc), 0) AS ca_ttc,
  coalesce(
    avg((dishes.price_ht - dishes.portion_cost) / nullif(dishes.price_ht, 0) * 100)
      FILTER (WHERE dishes.price_ht > 0 AND dishes.portion_cost > 0 AND dishes.uncosted_lines = 0),
    0
  ) AS marge_percent_moyenne,
  gammes.created_at
FROM gammes
LEFT JOIN LATERAL (
  SELECT
    gamme_recettes.id,
    tech_sheets.cout_matiere / tech_sheets.portions AS portion_cost,
    tech_sheets.uncosted_lines,
    gamme_recettes.prix_ttc_affiche AS price_ttc,
    gamme_recettes.prix_ttc_affiche / (1 + coalesce(gamme_recettes.own_tva_rate, tech_sheets.tva_rate) / 100) AS price_ht
  FROM gamme_recettes
  JOIN tech_sheets ON tech_sheets.user_id = gamme_recettes.user_id AND tech_sheets.id = gamme_recettes.fiche_id
  WHERE gamme_recettes.user_id = gammes.user_id AND gamme_recettes.gamme_id = gammes.id
) AS dishes ON true
GROUP BY gammes.user_id, gammes.id;
