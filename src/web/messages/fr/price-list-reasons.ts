import type { FileRefusal } from '#domain/price-lists/limits.ts'
import type { DoubtReason, SkipReason } from '#domain/price-lists/list-row.ts'
import type { SharedRefusal } from './table-file.ts'

/** Why a price list is refused, and why a row of it is doubtful or left out. */
export const priceListReasons = {
  refused: {
    'file-too-large':
      'Ce fichier dépasse 20\u00a0Mo. Retirez-en les images ou les feuilles inutiles, ou exportez-le en CSV.',
    'not-a-table':
      'Ce fichier n’est pas un tableau. Demandez à votre fournisseur le tarif en Excel, en CSV ou en PDF, ou collez ses lignes.',
    'broken-workbook':
      'Ce classeur est abîmé et ne peut pas être lu. Ouvrez-le dans un tableur, enregistrez-le à nouveau, ou demandez-le encore à votre fournisseur.',
    'scanned-pdf':
      'Les pages de ce PDF sont des images\u00a0: leur texte ne peut pas être lu. Demandez à votre fournisseur le tarif en Excel, en CSV ou dans un PDF avec du texte.',
    'locked-pdf':
      'Ce PDF est protégé par un mot de passe. Demandez-en un sans mot de passe à votre fournisseur, ou collez ses lignes.',
    'broken-file': 'Ce PDF est abîmé ou incomplet. Demandez-le encore à votre fournisseur.',
    'unpacked-too-large':
      'Ce classeur contient beaucoup trop de données pour un tarif. Gardez la seule feuille des prix, ou exportez-la en CSV.',
    'too-many-rows': 'Ce fichier dépasse 100\u00a0000 lignes. Partagez-le en plusieurs fichiers.',
    'too-many-cells':
      'Ce fichier a beaucoup trop de colonnes ou de cases pour un tarif. Gardez celles des produits et des prix.',
    'no-rows':
      'Ce fichier n’a que sa ligne de titres, sans aucun produit dessous. Vérifiez que c’est le bon, ou exportez-le à nouveau.',
    'no-prices': 'Ce fichier ne contient aucun prix. Demandez à votre fournisseur le tarif avec ses prix.',
    'no-name-column': 'Aucune colonne ne donne le nom des produits. Indiquez laquelle ci-dessous.',
    'no-price-column': 'Aucune colonne de prix n’a été trouvée. Indiquez laquelle ci-dessous.',
    'several-prices':
      'Plusieurs colonnes peuvent être celle du prix, et rien ne dit laquelle vous payez. Choisissez-la ci-dessous\u00a0: ce choix sera gardé.',
    'paper-invoice':
      'Ce fichier ressemble à une facture ou à un bon de livraison\u00a0: il donne des quantités et leurs montants, pas le prix de chaque produit. Si une colonne donne ce prix, indiquez-la ci-dessous.',
    'paper-credit':
      'Ce fichier ressemble à un avoir\u00a0: il donne ce qui a été repris, pas des prix à payer. Si une colonne donne le prix, indiquez-la ci-dessous.',
    'paper-order':
      'Ce fichier ressemble à une commande ou à un bon de livraison\u00a0: il donne des quantités, pas des prix. Si une colonne donne le prix, indiquez-la ci-dessous.',
    'paper-stock':
      'Ce fichier ressemble à un inventaire\u00a0: il donne des quantités en stock, pas des prix. Si une colonne donne le prix, indiquez-la ci-dessous.',
    'paper-recipes':
      'Ce fichier dit dans quels plats des produits sont utilisés, pas leurs prix. Importez-le par «\u00a0Importer mes fiches\u00a0».',
    'paper-sales':
      'Ce fichier ressemble à un relevé de ventes ou de consommations\u00a0: il donne des quantités et leurs montants, pas le prix de chaque produit. Si une colonne donne ce prix, indiquez-la ci-dessous.',
    'paper-checks':
      'Ce fichier ressemble à un relevé de températures ou de durées\u00a0: ses chiffres ne sont pas des prix. Si une colonne donne le prix, indiquez-la ci-dessous.',
    'mark-unclear':
      'Les prix sont écrits comme «\u00a03.230\u00a0»\u00a0: trois et quelque, ou des milliers\u00a0? Répondez une fois ci-dessous.',
    'currency-unclear':
      'La plupart de ces prix sont très loin au-dessus des prix habituels en euros. S’ils sont dans une autre monnaie, convertissez-les avant l’import\u00a0; s’ils sont en euros, cochez-le ci-dessous.',
    'several-lists':
      'Plusieurs listes se mêlent dans cette feuille, et rien ne dit quel prix va avec quel nom. Gardez une seule colonne de désignation et une seule de prix ci-dessous, ou séparez les listes.',
    tooSlow:
      'La lecture de ce fichier n’avançait plus, elle a été arrêtée. Gardez la seule feuille des prix, ou exportez-la en CSV.',
  } satisfies Record<Exclude<FileRefusal, SharedRefusal> | 'tooSlow', string>,
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
    'price-mark-unclear': 'Le point peut séparer les milliers ou les décimales',
    'price-unit-differs': 'Le titre dit un prix au kg ou au litre, la ligne une autre unité',
    'price-implausible': 'Prix au kg ou au litre loin de ceux de cette catégorie',
    'price-far-from-known': 'Au moins cinq fois plus, ou cinq fois moins, que le prix du catalogue',
    'unit-ambiguous': 'Botte ou bouteille\u00a0? Le fichier ne le dit pas',
    'discount-not-applied': 'Une remise est inscrite à côté, elle n’est pas déduite de ce prix',
    'price-without-tax': 'Prix TTC, ramené hors taxes',
    'unit-price-unreadable': 'L’autre prix est illisible',
    'vat-unreadable': 'Taux de TVA illisible',
    'vat-assumed': 'Taux de TVA supposé\u00a0: 5,5\u00a0%, ou 20\u00a0% pour l’alcool',
    'allergens-unknown': 'Allergène inconnu dans ce texte',
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
    'above-header': 'Au-dessus de la ligne des titres',
    'repeated-header': 'Titres répétés',
    'repeated-row': 'Identique à une ligne plus haut',
    remark: 'Remarque, pas un produit',
  } satisfies Record<SkipReason, string>,
} as const
