export const pairing = {
  title: 'Associer cette tablette',
  sentence: 'Tapez le code de huit signes affiché dans Paramètres, Cuisine. Il vaut dix minutes.',
  code: 'Code',
  pair: 'Associer',
  failed: 'La tablette n’a pas été associée',
  incomplete: 'Le code a huit signes',
  person: 'Vous avez un compte dans la maison\u00a0?',
  signIn: 'Se connecter',
  pin: {
    title: 'Code de la tablette',
    label: 'Code de quatre à six chiffres',
    erase: 'Effacer le dernier chiffre',
    open: 'Ouvrir',
    failed: 'La tablette reste verrouillée',
  },
} as const
