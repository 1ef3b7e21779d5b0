import { expect, test } from 'vitest'
import { isAroundRecipe } from './around-recipe.ts'
import { readRecipeText } from './recipe-text.ts'
import { readWrittenRecipe } from './written-recipe.ts'

const AROUND = [
  'Bon appétit !',
  'Bonne dégustation à tous',
  'Régalez-vous',
  'À table !',
  'Et voilà, c’est prêt !',
  'Merci à ma grand-mère',
  'Coucou les filles !',
  'Bonjour Marie,',
  'À bientôt',
  'Photo : Jean Dupont',
  'Crédit photo : Marie',
  'Source : Marmiton',
  'Auteur : Paul',
  'Publié le 12 mars 2021',
  'Mis à jour le 3/4/2020',
  'Par Marie Dupont',
  'Imprimer',
  'Imprimer la recette',
  'Ajouter aux favoris',
  'Ajouter à mon carnet',
  'Partager sur Facebook',
  'Commentaires (12)',
  '12 commentaires',
  'Laisser un commentaire',
  '4,8 (125 avis)',
  '★★★★☆ 4,5/5',
  'https://www.example.org/recettes/tarte',
  'marie@example.org',
  '#recette #faitmaison',
  '© 2021 Le Blog',
  'Voici une recette pour les fêtes',
  'Objet : la recette de dimanche',
  'Envoyé depuis mon iPhone',
  'Enjoy!',
  'Jump to Recipe',
  'Print Recipe',
  'Pin this',
  'Recipe by Jane',
  'Source: The Kitchen',
  'Published May 3, 2021',
  'Leave a review',
  '1x 2x 3x',
  'Thanks to my grandma',
]

test.each(AROUND)('« %s » is no ingredient', (line) => {
  expect(readRecipeText(`200 g de riz\n${line}\n3 œufs`).map(({ name }) => name)).toEqual(['riz', 'œufs'])
  expect(readWrittenRecipe(`${line}\n200 g de riz\n3 œufs`)).toMatchObject({
    title: null,
    ingredients: ['200 g de riz', '3 œufs'],
  })
})

test.each([
  'Cookies',
  'Bonbons',
  'Sel',
  'Parmesan',
  'Ajouter aux blancs 200 g de sucre',
  'Partager la pâte en deux',
  'Love apples',
  'Hi-maize',
  'Metrical',
  'Notes de noix',
  'Source d’oranger 20 ml',
  'Saveurs de Provence',
  '3 avocats',
  '5 parts',
  'Voilier',
  'Salutiste',
  'Merguez',
])('« %s » stays', (line) => expect(isAroundRecipe(line)).toBe(false))

test.each([
  ['Voici ma recette de poulet basquaise', 'Poulet basquaise'],
  ['Voilà la recette du cake au citron', 'Cake au citron'],
  ['Here is my recipe for banana bread', 'Banana bread'],
])('« %s » names the recipe', (line, title) => {
  expect(readWrittenRecipe(`${line}\n\n200 g de riz\n3 œufs`).title).toBe(title)
})

test('the title is below what a page writes above it', () => {
  const text = 'Imprimer\nTarte au citron\nPar Marie Dupont\n3 citrons\n200 g de sucre'
  expect(readWrittenRecipe(text)).toMatchObject({
    title: 'Tarte au citron',
    ingredients: ['3 citrons', '200 g de sucre'],
  })
})
