import { expect, test } from 'vitest'
import { rolesOf, rowsOf } from './testing/lists.ts'

test.each(['Carton', 'Colis', 'Cond.', 'UVC', 'Pack'])(
  'bare figures under %s beside contents leave open what a price is of',
  (head) => {
    const list = [
      `Désignation;Contenance;${head};Prix HT`,
      'Chablis;75 cl;6;69,12',
      'Jus de pomme;1 L;12;22,80',
    ]
    expect(rolesOf(...list)).toEqual(['name', 'content', 'packCount', 'price'])
    expect(rowsOf(...list)).toEqual(['69.12/bouteille price-basis-uncertain', '22.8/L price-basis-uncertain'])
  },
)

test('without a column of contents such figures say nothing', () => {
  const list = ['Désignation;Unité;Prix HT;Colis', 'Tomate ronde;kg;2,40;5', 'Ail violet;kg;7,40;3']
  expect(rowsOf(...list)).toEqual(['2.4/kg', '7.4/kg'])
})
