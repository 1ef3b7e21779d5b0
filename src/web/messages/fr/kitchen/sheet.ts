export const sheet = {
  steps: 'Étapes',
  gone: 'Cette fiche n’est plus là',
  goneSentence: 'Elle a été supprimée, ou cette tablette ne la montre pas.',
  backToList: 'Toutes les fiches',
  failed: 'La fiche n’a pas pu être lue',
} as const
