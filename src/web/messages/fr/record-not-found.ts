import { pageNames } from './page-names.ts'

/** In place of a page about a record that there is not. */
export const recordNotFound = {
  product: {
    title: 'Produit introuvable',
    sentence: 'Ce produit n’existe pas, ou n’existe plus.',
    back: pageNames.products,
  },
  supplier: {
    title: 'Fournisseur non trouvé',
    sentence: 'Ce fournisseur n’existe pas, ou n’existe plus.',
    back: pageNames.suppliers,
  },
  recipe: {
    title: 'Recette introuvable',
    sentence: 'La recette que vous cherchez n’existe pas.',
    back: 'Retour aux recettes',
  },
  sheet: {
    title: 'Fiche technique introuvable',
    sentence: 'Cette fiche technique est introuvable.',
    back: 'Retour à Mes Recettes',
  },
  gamme: {
    title: 'Gamme introuvable',
    sentence: 'La gamme que vous cherchez n’existe pas, ou n’existe plus.',
    back: 'Retour aux gammes',
  },
  menu: {
    title: 'Menu introuvable',
    sentence: 'Le menu que vous cherchez n’existe pas, ou n’existe plus.',
    back: 'Retour aux menus',
  },
  invoice: {
    title: 'Facture introuvable',
    sentence: 'Cette facture n’existe pas, ou n’existe plus.',
    back: 'Retour aux factures',
  },
  carte: {
    title: 'Carte introuvable',
    sentence: 'Cette carte n’existe pas, ou n’est pas la vôtre.',
    back: 'Retour à ma carte',
  },
  batch: {
    title: 'Lot introuvable',
    sentence: 'Ce lot n’existe pas, ou a été effacé six mois après sa date limite.',
    back: 'Retour aux lots',
  },
  order: {
    title: 'Commande introuvable',
    sentence: 'Cette commande n’existe pas, ou n’existe plus.',
    back: 'Retour aux commandes',
  },
  delivery: {
    title: 'Livraison introuvable',
    sentence: 'Cette livraison n’existe pas, ou n’existe plus.',
    back: 'Retour à la réception',
  },
} as const
