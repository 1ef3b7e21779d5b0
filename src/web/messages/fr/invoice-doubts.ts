import type { INVOICE_DOUBTS } from '#domain/invoices/line-doubts.ts'
import type { FitDoubt } from '#domain/invoices/line-for-article.ts'
import type { NO_PRICE_REASONS } from '#domain/invoices/line-price.ts'
import type { UNPRICED } from '#domain/invoices/stored-invoice.ts'
import { priceListReasons } from './price-list-reasons.ts'

/** Why a line of an invoice sets no price. */
export const invoiceDoubts = {
  ...priceListReasons.doubts,
  'price-basis-uncertain': 'Prix du colis ou de ce qu’il contient\u00a0? La facture ne le dit pas',
  'unit-ambiguous': 'Botte ou bouteille\u00a0? La facture ne le dit pas',
  'unit-contradicts-pack': 'L’unité facturée contredit le conditionnement',
  'quantity-contradicts-pack': 'La quantité ne fait pas un nombre entier de conditionnements',
  'quantity-not-whole': 'Une partie de pièce ou de colis est facturée',
  'package-unclear': 'Le colis facturé peut être le carton ou un paquet dedans',
  'pack-from-description': 'Conditionnement lu dans la description',
  'printed-price-differs': 'Le total de la ligne n’est pas la quantité multipliée par le prix imprimé',
  'base-quantity-differs': 'Le prix imprimé est pour plusieurs unités, et le total ne suit pas',
  'base-unit-differs': 'Le prix imprimé est pour une autre unité que la quantité',
  'deposit-included': 'Une consigne est comprise dans le total',
  'has-parts': 'Cette ligne en regroupe d’autres',
  'credit-note': 'Un avoir ne fixe pas de prix',
  'not-billed': 'Un titre ou une remarque, sans montant facturé',
  charge: 'D’après son nom, ce n’est pas un article',
  negative: 'Montant négatif\u00a0: un retour ou une remise',
  free: 'Gratuit\u00a0: aucun prix',
  'name-missing': 'Sans nom',
  'unit-missing': 'La facture ne dit pas l’unité',
  'unit-unknown': 'Unité inconnue\u00a0: «\u00a0{unit}\u00a0»',
  'quantity-missing': 'Sans quantité',
  'total-missing': 'Sans montant',
  'figure-unreadable': 'Un chiffre de cette ligne est illisible',
  'price-too-high': 'Prix invraisemblable',
  open: 'L’article reste à préciser',
  'several-prices': 'Plusieurs lignes donnent des prix différents pour cet article',
  'units-unrelated': 'L’unité facturée ne se compare pas à celle de l’article au catalogue',
  'content-missing': 'Il manque ce que contient l’article pour comparer les deux unités',
  'density-missing': 'Il manque la densité pour passer du poids au volume',
  'tin-weight': 'Le format de la boîte ne dit son poids qu’à peu près',
  'content-differs': 'La facture et le catalogue ne disent pas le même contenu',
  unpriced: 'Vous l’avez laissée sans prix',
  'content-assumed': 'L’article ne dit pas ce qu’il contient\u00a0: le contenu serait supposé',
} satisfies Record<
  | keyof typeof priceListReasons.doubts
  | (typeof INVOICE_DOUBTS)[number]
  | (typeof NO_PRICE_REASONS)[number]
  | FitDoubt
  | 'open'
  | 'several-prices'
  | typeof UNPRICED,
  string
>
