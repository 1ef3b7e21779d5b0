export const dashboard = {
  title: 'Tableau de bord',
  welcome: 'Bienvenue, {name}\u00a0!',
  welcomeNameless: 'Bienvenue\u00a0!',
  lead: 'Voici où en est votre cuisine.',
  account: 'Informations du compte',
  id: 'Identifiant',
  signOut: 'Se déconnecter',
  toDo: 'À faire',
  newRecipe: 'Nouvelle Recette',
  figures: {
    title: 'Vos fiches en chiffres',
    sheets: '{count, plural, =0 {Aucune fiche technique} =1 {Fiche technique} other {Fiches techniques}}',
    meanMargin: 'Marge moyenne',
    underTarget: 'Sous votre objectif',
    judged: '{count, plural, one {sur # fiche jugée} other {sur # fiches jugées}}',
    target: 'votre objectif\u00a0: {rate}',
    see: '{count}, {of}\u00a0: voir ces fiches',
  },
  costly: {
    title: 'Les trois fiches les plus loin sous votre objectif',
    lead: 'Le prix TTC d’une portion, et celui qui atteint votre objectif de {rate}.',
    incomplete:
      '{count, plural, one {# fiche n’y est pas\u00a0: son coût est incomplet.} other {# fiches n’y sont pas\u00a0: leur coût est incomplet.}}',
    doubtful:
      '{count, plural, one {# fiche n’y est pas\u00a0: son coût est improbable.} other {# fiches n’y sont pas\u00a0: leur coût est improbable.}}',
    prices: '{from}\u00a0→ {to} TTC pour {rate}',
    far: 'Trop loin pour une hausse\u00a0: revoyez la recette.',
    none: 'Aucune fiche n’est sous votre objectif.',
    noPrice:
      'Aucune fiche n’a de prix de vente et de coût complet\u00a0: sa marge se calcule dès qu’elle a les deux.',
  },
  recent: {
    title: 'Modifiées récemment',
    all: 'Toutes mes recettes',
  },
  start: {
    title: 'Votre première fiche, en trois temps',
    sheet: 'Nommez-la ici\u00a0: elle s’ouvre aussitôt.',
    products: 'Tapez ses ingrédients avec leur prix d’achat\u00a0: le coût se calcule à chaque quantité.',
    alreadyWritten: 'Vos fiches sont déjà dans des classeurs ou des documents\u00a0?',
    import: 'Importer mes fiches',
    print: 'Fixez le prix, regardez la marge, imprimez.',
  },
} as const
