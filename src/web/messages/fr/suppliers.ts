import type { SupplierFact } from '#contract/facts/supplier.ts'
import type { Weekday } from '#domain/orders/delivery.ts'
import { pageNames } from './page-names.ts'

export const suppliers = {
  title: pageNames.suppliers,
  count: '{count, plural, =0 {aucun fournisseur} one {# fournisseur} other {# fournisseurs}}',
  new: 'Nouveau fournisseur',
  paletteKeywords: 'grossiste maraîcher mareyeur primeur contact',
  empty: "Aucun fournisseur pour l'instant",
  teach:
    'Ajoutez ici ceux qui vous livrent, ou déposez un de leurs tarifs\u00a0: chacun aura son catalogue, ses tarifs et leurs changements.',

  dashboard: {
    title: pageNames.suppliersDashboard,
    suppliers: pageNames.suppliers,
    products: pageNames.products,
    figuresTitle: 'En chiffres',
    figures: {
      suppliers: 'Fournisseurs',
      catalogue: 'Produits aux catalogues',
      imported: 'Dans vos produits',
      totalValue: 'Valeur totale',
      totalValueHint: 'un de chaque produit, prix HT',
    },
    latest: {
      title: 'Derniers fournisseurs',
      all: 'Tout voir',
    },
  },
  anyList: {
    button: 'Importer un tarif',
    drop: 'Déposez le tarif ici',
    choose: 'Choisir un tarif',
    whose: 'À qui est ce tarif\u00a0?',
    file: '«\u00a0{name}\u00a0» sera lu dès que vous aurez dit de qui il est.',
    supplier: 'Fournisseur',
    placeholder: 'Un fournisseur, ou un nouveau nom',
    hint: 'Un nom qui n’est pas dans la liste s’ajoute aussitôt à vos fournisseurs.',
  },
  categories: {
    title: 'Catégories',
    none: 'Les catégories s’afficheront ici dès qu’un catalogue aura des produits.',
    category: 'Catégorie',
    catalogue: 'Catalogues',
    imported: 'Dans vos produits',
  },

  list: {
    dashboard: pageNames.suppliersDashboard,
    manage: pageNames.manage,
    label: 'Fournisseurs',
    search: 'Rechercher un fournisseur...',
    sort: 'Trier',
    sorts: { name: 'Nom (A à Z)', '-createdAt': 'Les plus récents' },
    filtered: 'Aucun fournisseur à ce nom',
    clear: 'Effacer la recherche',
    more: 'Afficher la suite',
    moreFailed: 'La suite de la liste n’a pas pu être chargée.',
    catalogue:
      '{count, plural, =0 {Catalogue vide} one {# produit au catalogue} other {# produits au catalogue}}',
    added: 'Ajouté le {date}',
    lastList:
      'Tarif du {date}\u00a0: {dearer, plural, =0 {aucune hausse} one {# hausse} other {# hausses}}, {cheaper, plural, =0 {aucune baisse} one {# baisse} other {# baisses}}',
    noList: 'Aucun tarif importé',
    noContact: 'Ni email ni téléphone',
    priceList: 'Importer un tarif',
    priceListOf: 'Importer un tarif de {name}',
    edit: 'Modifier {name}',
    delete: 'Supprimer {name}',
  },

  facts: {
    name: 'Nom',
    email: 'Email',
    phone: 'Téléphone',
    notes: 'Notes',
    orderEmail: 'Email des commandes',
    customerNumber: 'Notre numéro de client',
    minimumHt: 'Franco HT',
    cutOff: 'Commander avant',
    leadDays: 'Délai de livraison',
    deliveryDays: 'Jours de livraison',
    orderNote: 'Remarque sur chaque commande',
  } satisfies Record<SupplierFact, string>,
  weekdays: {
    monday: 'lundi',
    tuesday: 'mardi',
    wednesday: 'mercredi',
    thursday: 'jeudi',
    friday: 'vendredi',
    saturday: 'samedi',
    sunday: 'dimanche',
  } satisfies Record<Weekday, string>,
  form: {
    new: 'Nouveau fournisseur',
    edit: 'Modifier le fournisseur',
    namePlaceholder: 'Primeurs du Marché',
    emailPlaceholder: 'commandes@exemple.fr',
    notesPlaceholder: 'Jours de livraison, franco, interlocuteur…',
    nameRequired: 'Le nom du fournisseur est requis',
    namesake: '«\u00a0{name}\u00a0» existe déjà.',
    openNamesake: 'L’ouvrir',
    orders: 'Commandes',
    orderEmailHint: 'Vide\u00a0: l’email ci-dessus',
    daysUnit: 'jours',
    days: '{days, plural, =0 {le jour même} one {# jour} other {# jours}}',
    cutOffInvalid: 'Une heure, comme 18:00',
    tooLong: 'Ce texte est trop long (maximum {maximum, number} caractères)',
    save: 'Enregistrer',
    gone: 'Ce fournisseur a été supprimé entre-temps, avec son catalogue. Ce que vous avez saisi est toujours là.',
    addAgain: 'L’ajouter à nouveau',
    saving: 'Enregistrement...',
  },
  notice: {
    added: 'Fournisseur ajouté avec succès !',
    changed: 'Fournisseur mis à jour avec succès !',
    deleted: 'Fournisseur supprimé avec succès',
    alreadyDeleted: 'Ce fournisseur avait déjà été supprimé',
  },
  failure: {
    load: 'Une erreur est survenue lors du chargement des fournisseurs',
    data: 'Une erreur est survenue lors du chargement des données',
    add: 'Le fournisseur n’a pas pu être ajouté',
    signedOut: 'Erreur : Vous devez être connecté pour ajouter un fournisseur',
    change: 'Une erreur est survenue lors de la mise à jour du fournisseur',
    delete: 'Une erreur est survenue lors de la suppression du fournisseur',
    notFound: 'Fournisseur non trouvé',
  },

  deletion: {
    title: 'Supprimer «\u00a0{name}\u00a0»\u00a0?',
    catalogue:
      '{products, plural, =0 {Son catalogue est vide} one {# produit de son catalogue sera supprimé} other {# produits de son catalogue seront supprimés}}\u00a0; vos produits qui en viennent restent, sans fournisseur.',
    imported:
      '{imported, plural, =0 {} one {Aujourd’hui, # de vos produits en vient. } other {Aujourd’hui, # de vos produits en viennent. }}Il reste trente jours dans la corbeille, avec son catalogue.',
    failure: 'Ce qui serait supprimé avec lui n’a pas pu être lu.',
  },

  journal: {
    title: pageNames.priceLists,
    back: pageNames.suppliersDashboard,
    recent: 'Derniers tarifs',
    all: pageNames.priceLists,
    count: '{count, plural, =0 {aucun tarif importé} one {# tarif importé} other {# tarifs importés}}',
    none: 'Aucun tarif n’a encore été importé.',
    empty:
      'Chaque tarif importé s’inscrit ici avec ce qu’il a changé\u00a0; le dernier de chaque fournisseur peut être annulé.',
    failure: 'Une erreur est survenue lors du chargement du journal des tarifs',
    more: 'Afficher la suite',
    added: '{count, plural, one {# nouveau} other {# nouveaux}}',
    dearer: '{count, plural, other {# en hausse}}',
    cheaper: '{count, plural, other {# en baisse}}',
    altered: '{count, plural, one {# modifié} other {# modifiés}}',
    removed: '{count, plural, one {# retiré} other {# retirés}}',
    unchanged: '{count, plural, one {# inchangé} other {# inchangés}}',
    nothing:
      '{count, plural, =0 {rien n’a changé} one {rien n’a changé (# produit)} other {rien n’a changé (# produits)}}',
    pricesTaken:
      '{count, plural, one {# prix repris dans vos produits} other {# prix repris dans vos produits}}',
    undo: 'Annuler',
    undoNamed: 'Annuler le tarif «\u00a0{file}\u00a0» de {supplier}',
    undoneOn: 'Annulé le {date}',
  },
  undoing: {
    title: 'Annuler ce tarif\u00a0?',
    confirm: 'Annuler ce tarif',
    busy: 'Annulation...',
    catalogue: 'Le catalogue de {supplier} redevient ce qu’il était avant «\u00a0{file}\u00a0».',
    prices:
      '{count, plural, =0 {Vos produits gardent leur prix.} one {Le prix repris dans vos produits redevient celui d’avant.} other {Les # prix repris dans vos produits redeviennent ceux d’avant.}}',
    done: 'Tarif annulé, le catalogue d’avant est rétabli',
    catalogueChanged: 'Rien n’a été annulé\u00a0: le catalogue a changé depuis ce tarif.',
    changedSince: 'Rien n’a été annulé\u00a0: le prix a changé depuis pour {names}.',
    failure: 'Le tarif n’a pas pu être annulé',
  },

  manage: {
    title: pageNames.manage,
    tabs: { fournisseurs: 'Fournisseurs', produits: 'Produits Importés' },
  },
} as const
