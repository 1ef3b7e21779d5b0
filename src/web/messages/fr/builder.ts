/** The one-page builder. */
export const builder = {
  newTitle: 'Nouvelle fiche technique',
  untitled: 'Sans titre',
  facts: 'La fiche',
  ingredients: 'Ingrédients',
  range: 'Catégorie',
  portions: 'Portions',
  more: 'Description, temps, quantité obtenue et méthode',
  notesHint: 'Dressage, variantes\u00a0: ce qui ne tient pas dans une étape.',
  allergens: {
    title: 'Allergènes',
    hint: 'Ils viennent des produits de la fiche et se corrigent sur chaque produit.',
    none: 'Aucun ingrédient pour l’instant\u00a0: les allergènes de vos produits s’afficheront ici.',
  },
  steps: {
    title: 'Étapes',
    hint: 'Entrée pour l’étape suivante, Alt + flèche pour déplacer. Une recette collée se répartit ligne par ligne.',
    label: 'Étape {place}',
    placeholder: 'Blanchir l’épaule coupée en cubes, rafraîchir…',
    add: 'Ajouter une étape',
    remove: 'Supprimer l’étape {place}',
    removed: 'Étape {place} supprimée',
    moveHint: 'Glissez, ou Alt + flèche',
    moved: 'Étape {place} sur {count}',
  },
  draft: {
    kept: 'Brouillon gardé dans ce navigateur à {time}',
    notYet: 'Pas encore enregistrée',
    resumed: 'Brouillon du {date} à {time} repris.',
    until:
      'Il reste dans ce navigateur jusqu’à l’enregistrement ou à votre déconnexion\u00a0: vous pouvez quitter cette page.',
    startAgain: 'Repartir de zéro',
    takeStored: 'Reprendre la version enregistrée',
    dropped: 'Brouillon abandonné',
    refused:
      'Ce navigateur ne garde pas de brouillon\u00a0: son stockage est plein ou bloqué. Enregistrez avant de quitter cette page.',
    elsewhere:
      'Une autre fenêtre garde déjà un brouillon de cette fiche. Ce que vous tapez ici n’est pas gardé\u00a0: enregistrez avant de quitter cette page.',
    keepThis: 'Garder plutôt celui-ci',
  },
  duplicate: {
    action: 'Dupliquer',
    title: 'Enregistrer avant de dupliquer\u00a0?',
    body: 'La copie se fait à partir de la fiche enregistrée. Ce que vous venez de saisir doit d’abord l’être aussi.',
    confirm: 'Enregistrer et dupliquer',
    busy: 'Duplication…',
  },
} as const
