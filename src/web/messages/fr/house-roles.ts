/** What each role is called, and what it opens. */
export const houseRoles = {
  names: { owner: 'Propriétaire', chef: 'Chef', cook: 'Cuisinier' },
  sees: {
    owner: 'Voit et change tout\u00a0: l’équipe, les accès et l’effacement des données aussi.',
    chef: 'Voit et change les fiches, les produits, les prix et les commandes. Ni l’équipe, ni les accès, ni l’effacement.',
    cook: 'Voit la cuisine comme une tablette, à son nom\u00a0: les fiches sans aucun prix, les étapes à cocher, les lots.',
  },
} as const
