export const sheet = {
  amounts: 'Quantités',
  allergens: 'Allergènes\u00a0: {allergens}',
  noAllergens: 'Aucun allergène',
  undeclared:
    'À vérifier\u00a0: {count, plural, one {# ingrédient non déclaré} other {# ingrédients non déclarés}}',
  meant: 'Oui, {times}',
  writtenQuantities:
    'Les quantités écrites dans le texte sont celles de la recette pour {count, plural, one {# portion} other {# portions}}.',
  stepDone: 'Étape {number} faite',
  time: { hours: '{count}\u00a0h', minutes: '{count}\u00a0min', seconds: '{count}\u00a0s' },
  timerOf: 'Minuteur de {time}, étape {number}',
  timerRuns: '{time}\u00a0: lancé, étape {number}',
  running: '{time}\u00a0: lancé',
  timerName: 'Étape {number} · {title}',
  mayTurnOff: 'Sur ce navigateur, l’écran peut s’éteindre pendant la lecture.',
  changed: 'Cette fiche a changé.',
  showChanged: 'Afficher la nouvelle',
  deleted: 'Cette fiche a été supprimée, ou cette tablette ne la montre plus. Elle reste lisible ici.',
  gone: 'Cette fiche n’est plus là',
  goneSentence: 'Elle a été supprimée, ou cette tablette ne la montre pas.',
  backToList: 'Toutes les fiches',
  partUnknown:
    'La part pour cette fiche n’est pas connue\u00a0: quantités de la recette, pour {count, plural, one {# portion} other {# portions}}.',
  openSheet: 'Ouvrir la fiche «\u00a0{name}\u00a0»',
  failed: 'La fiche n’a pas pu être lue',
} as const
