/** The demo: what a visitor without an account reads in place of what an account could do. */
export const demo = {
  disabled: 'Fonction désactivée en mode démo',
  notice: "En mode démo, vous pouvez explorer l'interface mais les modifications ne seront pas enregistrées.",
  accountNeeded: 'Compte requis',
  premium: 'Fonctionnalité premium',
  carte: "L'impression et l'export de cartes sont disponibles uniquement avec un compte.",
  register: 'Créer un compte',
  login: 'Se connecter',
  typing: 'Démo\u00a0: ce que vous tapez ici n’est pas gardé.',
  notSaved: 'Démo : rien n’est enregistré',
} as const
