import type { DoubtReason, SkipReason } from '#domain/price-lists/list-row.ts'

/** Why a row of a price list is doubtful, or left out. */
export const priceListReasons = {
  doubts: {
    'pack-missing': 'Vendu au colis, sans dire ce qu’il contient',
    'pack-approximate': 'Poids approximatif',
    'pack-ambiguous': 'Ce conditionnement peut se comprendre autrement',
    'price-basis-uncertain': 'Prix du colis ou de la pièce\u00a0? Le fichier ne le dit pas',
    'unit-price-differs':
      'Le prix à l’unité imprimé par le fournisseur n’est pas celui que donne le conditionnement',
    'name-cut': 'Nom trop long, raccourci',
    'brand-cut': 'Marque trop longue, raccourcie',
    'code-cut': 'Code trop long, raccourci',
    'pack-unreadable': 'Conditionnement incompris',
    'pack-from-name': 'Conditionnement lu dans le nom',
    'price-from-unit-price': 'Prix pris dans la colonne de l’autre prix',
    'price-unit-unreadable': 'Unité du prix incomprise',
    'discount-not-applied': 'Une remise est inscrite à côté, elle n’est pas déduite de ce prix',
    'price-without-tax': 'Prix TTC, ramené hors taxes',
    'unit-price-unreadable': 'L’autre prix est illisible',
    'vat-unreadable': 'Taux de TVA illisible',
    'vat-assumed': 'Taux de TVA supposé\u00a0: 5,5\u00a0%, ou 20\u00a0% pour l’alcool',
    'allergens-unknown': 'Allergène inconnu dans ce texte',
    'allergens-traces': 'Des traces sont citées, elles ne sont pas retenues',
    'allergens-numbered': 'Numéros lus dans l’ordre de la liste officielle des allergènes',
  } satisfies Record<DoubtReason, string>,
  skips: {
    'price-missing': 'Sans prix',
    'price-on-request': 'Prix sur demande',
    'price-zero': 'Prix à zéro',
    'price-negative': 'Prix négatif',
    'price-in-dollars': 'Prix en dollars, pas en euros',
    'price-in-pounds': 'Prix en livres sterling, pas en euros',
    'price-in-francs': 'Prix en francs, pas en euros',
    'price-other-currency': 'Prix dans une autre monnaie que l’euro',
    'price-too-high': 'Prix invraisemblable',
    'price-unreadable': 'Prix illisible',
    'name-missing': 'Sans nom',
    'repeated-header': 'Titres répétés',
    'repeated-row': 'Identique à une ligne plus haut',
    remark: 'Remarque, pas un produit',
  } satisfies Record<SkipReason, string>,
} as const
