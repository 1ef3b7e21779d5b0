import type { ApartReason } from '#domain/purchases/purchase-item.ts'
import type { CostUnknownReason } from '#domain/costing/line-cost.ts'
import { pageNames } from './page-names.ts'

/** The purchase list of one sheet or several. */
export const purchases = {
  title: pageNames.purchases,
  back: 'Mes Recettes',
  lead: 'Tout ce qu’il faut acheter pour un service, préparations comprises, pertes comptées.',
  print: 'Imprimer',
  exportPdf: 'Exporter en PDF',
  exporting: 'Export en cours...',
  exportFailed: 'Le PDF n’a pas pu être créé',
  loadFailed: 'Erreur lors du chargement des données',
  chosen: {
    title: 'Recettes et portions',
    covers: '{title}\u00a0: portions',
    add: 'Ajouter une recette',
    none: 'Aucune recette choisie',
    choose: 'Choisir des recettes',
    taken: 'Déjà dans la liste',
    remove: 'Retirer «\u00a0{title}\u00a0»',
    gone: 'Fiche introuvable',
    full: 'Cent recettes au plus par liste.',
  },
  empty: {
    sentence:
      'Choisissez les recettes d’un service et leurs couverts\u00a0: vos produits s’additionnent ici, par fournisseur et par rayon.',
    nothing: 'Ces recettes n’ont encore aucun ingrédient à acheter.',
  },
  heading: 'LISTE D’ACHATS',
  several: '{count, plural, one {# recette} other {# recettes}}',
  ofDay: 'Commande du {day}',
  servedFor: '{title} ({count, plural, one {# portion} other {# portions}})',
  printedOn: 'Éditée le {date}',
  gross: 'Quantités brutes, pertes comprises',
  products: '{count, plural, one {# produit} other {# produits}}',
  noSupplier: 'Sans fournisseur',
  columns: {
    product: 'Produit',
    need: 'Besoin',
    order: 'À acheter',
    rest: 'Reste',
    cost: 'Montant HT',
  },
  needed: 'besoin {need}',
  left: 'reste {rest}',
  otherPrice: 'Prix du catalogue\u00a0: {catalogue}, du produit\u00a0: {product}',
  franco: 'Franco {minimum}\u00a0: il manque {missing}',
  split: {
    act: 'Répartir au moins cher',
    busy: 'Répartition...',
    failed: 'La répartition n’a pas pu être calculée',
    title:
      'Au moins cher\u00a0: {sum} HT pour {count, plural, =0 {aucun produit comparé} one {# produit comparé} other {# produits comparés}}',
    less: 'Aux prix des catalogues, {less} de moins que les articles suivis d’habitude ({usual}).',
    same: 'Aux prix des catalogues, c’est ce que coûtent déjà les articles suivis d’habitude.',
    francosCost:
      'Les articles suivis d’habitude coûtent {usual}, mais cette répartition est choisie pour que chaque fournisseur atteigne son franco.',
    usualUnknown:
      'Ce que coûterait l’achat habituel n’est pas connu\u00a0: au moins un produit ne suit aucun article comparable.',
    noFrancos: 'Aucune répartition n’atteint tous les francos\u00a0: celle-ci est la moins chère sans eux.',
    noFrancosFound:
      'Aucune répartition trouvée n’atteint tous les francos\u00a0: celle-ci est la moins chère sans eux.',
    unproven: 'Il en existe peut-être une moins chère, mais aucune sous {least}.',
    apart: '{count, plural, one {# produit pas comparé} other {# produits pas comparés}}',
    reasons: {
      'no-article': 'Sans article de catalogue\u00a0: {names}',
      'pack-unknown': 'Contenu ou prix du colis inconnu\u00a0: {names}',
      'too-many-suppliers': 'Trop de fournisseurs à francos pour être comparés\u00a0: {names}',
    },
    clear: 'Revenir aux articles suivis',
  },
  code: 'réf. {code}',
  withQs: '{quantity} + QS',
  approximate: '{pack} environ',
  packs: '{count} × {pack}',
  supplierTotal: 'Total {supplier}\u00a0:',
  total: 'Total des achats HT\u00a0:',
  unpriced:
    '{count, plural, one {# produit sans prix n’est pas compté} other {# produits sans prix ne sont pas comptés}}.',
  preparations: {
    title: 'Préparations à faire',
    lead: 'Dans l’ordre où les faire, pertes comprises.',
    columns: { preparation: 'Préparation', made: 'À faire', takes: 'Pour' },
    served: 'servie telle quelle',
  },
  apart: {
    title: 'À compléter à la main',
    lead: 'Ces lignes n’ont pas pu être additionnées\u00a0: rien n’en est compté ci-dessus.',
    columns: { product: 'Produit', quantity: 'Quantité', reason: 'Pourquoi', sheets: 'Fiche' },
    unnamed: 'Ligne sans produit',
    reasons: { qs: 'Quantité suffisante', forfait: 'Forfait, sans quantité' } satisfies Record<
      Exclude<ApartReason, CostUnknownReason>,
      string
    >,
  },
} as const
