import { describe, expect, test } from 'vitest'
import { hasFoodRate, isHotDrink, type PossibleDrink } from './drinks.ts'

const dish = (name: string, change: Partial<PossibleDrink> = {}): PossibleDrink => ({
  name,
  gamme: 'Plats',
  tvaRate: 10,
  meats: [],
  drinksOnly: false,
  ...change,
})

describe('a hot drink', () => {
  test.each([
    'Café',
    'Expresso',
    'Double expresso',
    'Café crème',
    'Thé vert à la menthe',
    'Infusion verveine',
  ])('is «%s»', (name) => expect(isHotDrink(dish(name, { gamme: 'Boissons' }))).toBe(true))
  test('is what a gamme of hot drinks has', () => {
    expect(isHotDrink(dish('Viennois', { gamme: 'Boissons chaudes' }))).toBe(true)
    expect(isHotDrink(dish('Darjeeling', { gamme: 'Cafés et thés' }))).toBe(true)
    expect(isHotDrink(dish('Perrier', { gamme: 'Cafés, sodas' }))).toBe(false)
  })
  test.each(['Thé glacé maison', 'Café frappé', 'Irish coffee', 'Vin chaud', 'Jus d’orange'])(
    'is not «%s»',
    (name) => expect(isHotDrink(dish(name, { gamme: 'Boissons' }))).toBe(false),
  )
})

describe('the VAT of a drink with alcohol', () => {
  test.each([
    ['Verre de saumur-champigny, 12 cl', 'Menus'],
    ['Kir royal', 'Apéritifs'],
    ['Bière pression 25 cl', 'Boissons'],
    ['Mojito', 'Plats'],
    ['Coupe de champagne', ''],
    ['Château Margaux 2015', 'Nos vins rouges'],
    ['Irish coffee', 'Desserts'],
    ['Margarita', 'Cocktails'],
    ['Mojito', 'Nos boissons'],
    ['Verre de chablis', 'Plats'],
    ['Mojito 20 cl', ''],
  ])('is questioned at 10 %% for «%s» of «%s»', (name, gamme) => {
    expect(hasFoodRate(dish(name, { gamme }))).toBe(true)
    expect(hasFoodRate(dish(name, { gamme, tvaRate: 5.5 }))).toBe(true)
    expect(hasFoodRate(dish(name, { gamme, tvaRate: 20 }))).toBe(false)
  })
  test.each([
    ['Coq au vin', 'Plats'],
    ['Baba au rhum', 'Desserts'],
    ['Entrecôte, sauce bordelaise', 'Viandes'],
    ['Moules au cidre', 'Plats'],
    ['Virgin mojito', 'Cocktails'],
    ['Bière sans alcool 33 cl', 'Bières'],
    ['Jus de pomme', 'Vins et jus'],
    ['Vinaigrette au porto', 'Sauces'],
    ['Café', 'Cafés et digestifs'],
    ['Sorbet poire', 'Desserts'],
    ['Margarita M', 'Pizzas'],
    ['Margarita S', ''],
    ['Margarita bufala', 'Nos pizzas rouges'],
    ['Americano, sauce cocktail', 'Burgers'],
    ['Porto et melon', 'Entrées'],
  ])('is not questioned for «%s» of «%s»', (name, gamme) =>
    expect(hasFoodRate(dish(name, { gamme }))).toBe(false),
  )
  test('is not questioned of a menu, whose dishes have their own rates, nor of a dish with meat', () => {
    expect(hasFoodRate(dish('Vin et fromage', { tvaRate: null }))).toBe(false)
    expect(hasFoodRate(dish('Vin et charcuterie', { meats: [{}] }))).toBe(false)
  })
})
