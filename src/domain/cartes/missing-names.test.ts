import { expect, test } from 'vitest'
import { isComplete, missingNames } from './missing-names.ts'

const dish = (nom: string, nomEn?: string) => ({ nom, nomEn })

test('names what has no English text: dishes, gammes, menus and courses, each dish once', () => {
  const carte = {
    gammes: [
      { nom: 'Plats', nomEn: 'Mains', dishes: [dish('Sole', 'Sole'), dish('Aligot'), dish('Bar', ' ')] },
      { nom: 'Desserts', dishes: [dish('Flan', 'Custard tart')] },
    ],
    menus: [
      {
        nom: 'Menu du jour',
        courses: [{ nom: 'Plat', nomEn: 'Main', dishes: [dish('Aligot'), dish('Pot-au-feu')] }],
      },
    ],
  }
  expect(missingNames(carte)).toEqual({
    dishes: ['Aligot', 'Bar', 'Pot-au-feu'],
    gammes: ['Desserts'],
    menus: ['Menu du jour'],
    courses: [],
  })
  expect(isComplete('en', carte)).toBe(false)
  expect(isComplete('fr', carte)).toBe(true)
})

test('asks for no name that guests do not read: of a gamme without a dish, of a menu without a course', () => {
  const carte = { gammes: [{ nom: 'Vins', dishes: [] }], menus: [{ nom: 'Menu', courses: [] }] }
  expect(isComplete('en', carte)).toBe(true)
})
